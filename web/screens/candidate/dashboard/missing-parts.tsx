import { IconBriefcase, IconBulb, IconCalendarTime, IconSchool, type IconUser, IconVideo } from '@tabler/icons-react'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type LaterPart, minutesOfPart } from '@trampolim/marketplace/registration/later-parts.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { IconTile } from '../../../design/icon-tile.tsx'
import { href } from '../../../platform/href.ts'
import { Row } from './waiting-row.tsx'
import classes from './waiting-rows.module.css'

const t = speak({ missing: candidate.missing })

const icons: Readonly<Record<LaterPart, typeof IconUser>> = {
  experience: IconBriefcase,
  studies: IconSchool,
  skills: IconBulb,
  video: IconVideo,
  availability: IconCalendarTime,
}

const extras: ReadonlySet<LaterPart> = new Set(['video', 'availability'])

type PartsProps = { cvType: CurriculumKind; missing: readonly LaterPart[] }
type MissingPartsProps = PartsProps & {
  /** How many sections are visible without scrolling. */
  inView: number
}

/** The sections that a curriculum lacks and the benefit of each, the most useful first. */
export function MissingParts({ cvType, missing, inView }: MissingPartsProps) {
  const title = missing.every((part) => extras.has(part)) ? 'extras' : 'title'
  const [first, rest] = [missing.slice(0, inView), missing.slice(inView)]
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className={cvType === 'professional' ? 'unseen' : classes.kind}>
        {t(`missing.${title}.${cvType}`)}
      </h2>
      <Parts {...{ cvType }} missing={first} />
      {rest.length > 0 && (
        <details>
          <summary className="folds">{t('missing.more', { count: rest.length })}</summary>
          <div className={classes.rest}>
            <Parts {...{ cvType }} missing={rest} />
          </div>
        </details>
      )}
    </section>
  )
}

function Parts({ cvType, missing }: PartsProps) {
  return (
    <ul>
      {missing.map((part) => (
        <Row
          key={part}
          tile={<IconTile icon={icons[part]} tone="sun" />}
          title={t(`missing.parts.${part}.title`)}
          text={t(`missing.parts.${part}.text`)}
          action={
            <ButtonLink
              size="small"
              to={href('/register/:type/complete', { type: cvType }, { step: part })}
              aria-label={t('missing.buttonOf', { part: t(`missing.parts.${part}.title`), count: minutesOfPart[part] })}
            >
              {t('missing.button', { count: minutesOfPart[part] })}
            </ButtonLink>
          }
        />
      ))}
    </ul>
  )
}
