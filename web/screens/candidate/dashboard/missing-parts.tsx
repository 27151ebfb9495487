import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type LaterPart, minutesOfPart } from '@trampolim/marketplace/registration/later-parts.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { href } from '../../../platform/href.ts'
import classes from './missing-parts.module.css'

const t = speak(candidate)

/** How many parts are in view at once. */
const inView = 2

type MissingPartsProps = { cvType: CurriculumKind; missing: readonly LaterPart[] }

/** What a curriculum still lacks and what each part brings, the most useful first. */
export function MissingParts({ cvType, missing }: MissingPartsProps) {
  const [first, rest] = [missing.slice(0, inView), missing.slice(inView)]
  return (
    <section className={classes.missing} aria-labelledby="missing">
      <h2 id="missing">{t(`missing.title.${cvType}`)}</h2>
      <Parts {...{ cvType }} missing={first} />
      {rest.length > 0 && (
        <details>
          <summary>{t('missing.more', { count: rest.length })}</summary>
          <Parts {...{ cvType }} missing={rest} />
        </details>
      )}
    </section>
  )
}

function Parts({ cvType, missing }: MissingPartsProps) {
  return (
    <ul className={classes.parts}>
      {missing.map((part) => (
        <li key={part}>
          <div>
            <h3>{t(`missing.parts.${part}.title`)}</h3>
            <p>{t(`missing.parts.${part}.text`)}</p>
          </div>
          <ButtonLink
            to={href('/register/:type/complete', { type: cvType }, { step: part })}
            aria-label={t('missing.buttonOf', { part: t(`missing.parts.${part}.title`), count: minutesOfPart[part] })}
          >
            {t('missing.button', { count: minutesOfPart[part] })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
