import {
  IconCalendarEvent,
  IconEyeOff,
  IconFileCv,
  IconMoodSmile,
  IconSearch,
  IconTool,
  type IconUser,
} from '@tabler/icons-react'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { LaterPart } from '@trampolim/marketplace/registration/later-parts.ts'
import type { WaitingKind } from '@trampolim/marketplace/selection/urgency.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { home } from '@trampolim/phrases/pt-br/home.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { IconTile } from '../../../design/icon-tile.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { href } from '../../../platform/href.ts'
import { MissingParts } from './missing-parts.tsx'
import { ActButton } from './urgent-block.tsx'
import type { WaitingWords } from './waiting.ts'
import { Row } from './waiting-row.tsx'
import classes from './waiting-rows.module.css'

const t = speak(home)
const c = speak({ dashboard: candidate.dashboard })

const icons: Partial<Record<WaitingKind, typeof IconUser>> = {
  keptTime: IconCalendarEvent,
  unconfirmedInterview: IconCalendarEvent,
  agreedInterview: IconCalendarEvent,
  times: IconCalendarEvent,
  hire: IconMoodSmile,
  correction: IconTool,
  curriculum: IconFileCv,
  firstJob: IconSearch,
}

type WaitingRowsProps = {
  waiting: readonly WaitingWords[]
  /** Whether recruiters can find none of the curriculums. */
  hidden: boolean
  incomplete: { cvType: CurriculumKind; missing: readonly LaterPart[] } | null
}

/** The other waiting items, as rows with one button each. */
export function WaitingRows({ waiting, hidden, incomplete }: WaitingRowsProps) {
  if (waiting.length === 0 && !hidden && !incomplete) return null
  // On wide screens there are two rows side by side.
  const rows = waiting.length + (hidden ? 1 : 0)
  return (
    <div className={classes.rows}>
      {(waiting.length > 0 || hidden) && (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="unseen">
            {t('rows')}
          </h2>
          <ul>
            {waiting.map((each) => (
              <WaitingRow key={each.key} waiting={each} />
            ))}
            {hidden && (
              <Row
                tile={<IconTile icon={IconEyeOff} tone="sun" />}
                title={c('dashboard.hidden')}
                text={c('dashboard.hiddenText')}
                action={
                  <ButtonLink size="small" to={href('/curriculum')}>
                    {c('dashboard.showCurriculum')}
                  </ButtonLink>
                }
              />
            )}
          </ul>
        </section>
      )}
      {incomplete && <MissingParts {...incomplete} inView={rows % 2 === 1 ? 1 : 2} />}
    </div>
  )
}

function WaitingRow({ waiting: { kind, about, title, strong, text, mark, company, acts } }: { waiting: WaitingWords }) {
  const Icon = icons[kind]
  const isTimed = kind === 'agreedInterview' || kind === 'unconfirmedInterview' || kind === 'keptTime'
  return (
    <Row
      tile={Icon ? <IconTile icon={Icon} tone="green" /> : <Tile name={company} />}
      title={title}
      text={(isTimed ? [about, text] : [strong, text]).filter(Boolean).join(isTimed ? ' · ' : '. ')}
      mark={
        mark && (
          <Tag tone="sun" icon={<Glyph name="clock" size={16} />}>
            {mark}
          </Tag>
        )
      }
      action={<ActButton act={acts[0]} of={title} />}
    />
  )
}
