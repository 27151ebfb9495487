import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../design/link.tsx'
import { href } from '../../platform/href.ts'
import { FitArc } from './fit-arc.tsx'
import type { MatchView } from './match-words.ts'
import classes from './own-match.module.css'
import { Score } from './score.tsx'
import { ScoreParts } from './score-parts.tsx'

const t = speak(matching)

type OwnMatchProps = {
  match: MatchView
  /** The curriculum's kind. */
  kind: JobKindWord
  level: 2 | 3
  id: string
}

/** How the reader's own curriculum fits a job, with the parts of the score and what would raise it. */
export function OwnMatch({ match, kind, level, id }: OwnMatchProps) {
  const Title = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classes.match}>
      <div className={classes.head}>
        {match.score.score !== null && <FitArc score={match.score.score} large />}
        <Title id={id}>{t('own.title')}</Title>
        <Score score={match.score} look="full" />
      </div>
      {match.tooFar && <p>{t('own.tooFar')}</p>}
      <details open={level === 2}>
        <summary className="folds">{t('title')}</summary>
        <div className={classes.parts}>
          <ScoreParts parts={match.parts} />
        </div>
        <p className={classes.soft}>{t('explain')}</p>
      </details>
      {match.gains.length > 0 && (
        <div>
          <p className={classes.gains}>{t('own.gains')}</p>
          <ul>
            {match.gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes.soft}>
        {t(`own.ofKind.${kind}`)}{' '}
        <span data-off-paper>
          <Link to={href('/curriculum/:type/edit', { type: kind })}>{t('own.edit')}</Link>
        </span>
      </p>
    </section>
  )
}
