import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tag, type Tone } from '../../../../design/tag.tsx'
import { ScoreParts } from '../../../matching/score-parts.tsx'
import type { DetailsView } from '../candidate-details.ts'
import classes from './requirements.module.css'

const t = speak(selectionBoard)
const about = speak(matching)

const tones = { yes: 'green', partly: 'sun', no: 'plain', unknown: 'plain' } as const satisfies Record<string, Tone>

/** The job's requirements compared with the curriculum, and how the score is computed. */
export function Requirements({ view }: { view: DetailsView }) {
  const { requirements, parts, tooFar, card } = view
  return (
    <div className={classes.sections}>
      {requirements.length === 0 ? (
        <p className={classes.soft}>{t('details.noRequirements')}</p>
      ) : (
        <ul className={classes.list}>
          {requirements.map(({ name, askedLabel, asked, has, met, metText }) => (
            <li key={name} className={classes.requirement}>
              <div className={classes.head}>
                <h3>{name}</h3>
                <Tag tone={tones[met]}>{metText}</Tag>
              </div>
              <dl className={classes.sides}>
                <div>
                  <dt>{askedLabel}</dt>
                  <dd>{asked}</dd>
                </div>
                <div>
                  <dt>{t('details.has')}</dt>
                  <dd>{has}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="score" className={classes.score}>
        <h3 id="score">{about('title')}</h3>
        <p>{card.score.spoken}.</p>
        <ScoreParts parts={parts} />
        {tooFar && <p>{about('tooFar')}</p>}
        <p className={classes.soft}>{about('explain')}</p>
      </section>
    </div>
  )
}
