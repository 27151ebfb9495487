import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag } from '../../../design/tag.tsx'
import { WayDrawing } from '../../../design/way-drawing.tsx'
import { SlotChange } from '../slots/slot-choice.tsx'
import { whenTitle } from '../words.ts'
import { OwnAnswers } from './own-answers.tsx'
import { OwnFacts } from './own-facts.tsx'
import classes from './own-interviews.module.css'
import { ownState } from './own-state.ts'

const t = speak(ownInterviews)

type OwnProps = {
  interview: OwnInterview
  /** The other times to which its candidate may change. */
  others: OwnSlotOffer | undefined
  /** Whether the candidate came to the page to say that they can't come. */
  leaving: boolean
  now: string
  action: string
}

/** An interview that may still take place, as its candidate reads it, with the possible answers. */
export function OwnInterviewCard({ interview, others, leaving, now, action }: OwnProps) {
  const { interviewId, jobName, company, type, may } = interview
  const title = `interview-${interviewId}`
  return (
    <article className={classes.card} aria-labelledby={title}>
      <p>
        <StatusTag interview={interview} />
      </p>
      <h3 id={title} className={classes.title}>
        {whenTitle(interview, new Date(now))}
      </h3>
      <p>
        <Dotted
          of={[
            <strong key="who">{company ?? jobName}</strong>,
            company && (
              <span key="what" className={classes.soft}>
                {jobName}
              </span>
            ),
          ]}
        />
      </p>
      {interview.rescheduled && may.includes('confirmed') && <Notice tone="info">{t('moved')}</Notice>}
      {interview.takenDown && <Notice tone="warn">{t('takenDown')}</Notice>}
      {interview.paused && may.length > 0 && <Notice tone="info">{t('paused')}</Notice>}
      {interview.overlaps && <Notice tone="warn">{t('overlap')}</Notice>}
      {type === 'live' && <WayDrawing />}
      <OwnFacts interview={interview} />
      <OwnAnswers interview={interview} leaving={leaving} action={action} />
      {others && <SlotChange offer={others} now={now} action={action} />}
    </article>
  )
}

function StatusTag({ interview }: { interview: OwnInterview }) {
  const state = ownState(interview)
  if (state === 'stopped') return <Tag>{t('status.stopped')}</Tag>
  const waits = state === 'waits' || state === 'again'
  return (
    <Tag tone={waits ? 'sun' : 'green'} icon={<Glyph name={waits ? 'clock' : 'check'} size={16} />}>
      {t(`status.${state}`)}
    </Tag>
  )
}
