import type { HiringMessage } from '@trampolim/contract/hiring.ts'
import { hireReasons } from '@trampolim/marketplace/selection/hiring.ts'
import { hireReasonText, hiringCandidate } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Select } from '../../design/select.tsx'
import { lastDayText } from '../dates.ts'
import { HireTerms } from './hire-terms.tsx'
import classes from './hiring.module.css'

const t = speak(hiringCandidate)

type AnswerHireProps = {
  processId: string
  hire: HiringMessage
  /** Whether the job is taken down, so that the message can't be accepted. */
  isAway: boolean
  action: string
}

/** A hiring message as its candidate reads it, with the possible answers. */
export function AnswerHire({ processId, hire, isAway, action }: AnswerHireProps) {
  const { hireId, status } = hire
  const own = (
    <>
      <input type="hidden" name="intent" value="answer-hire" />
      <input type="hidden" name="id" value={processId} />
      <input type="hidden" name="hireId" value={hireId} />
    </>
  )
  return (
    <section className={classes.box} aria-labelledby={`hire-${hireId}`}>
      <h3 id={`hire-${hireId}`}>{t(status === 'pending' || status === 'accepted' ? 'title' : 'titleEnded')}</h3>
      <p>{hireStatusText(hire, isAway)}</p>
      <HireTerms hire={hire} />
      {status === 'pending' && !isAway && (
        <Form method="post" action={action}>
          {own}
          <Button type="submit" name="answer" value="accepted" look="main">
            {t('accept')}
          </Button>
        </Form>
      )}
      {(status === 'pending' || status === 'accepted') && (
        <details>
          <summary className="folds">{t(status === 'pending' ? 'rejectSummary' : 'cancelSummary')}</summary>
          <Form method="post" action={action} className={classes.form}>
            {own}
            <Select
              id={`reason-${hireId}`}
              name="reason"
              label={t('reason')}
              placeholder={t('noReason')}
              options={hireReasons.codes.map((each) => ({ value: each, text: hireReasonText[each] }))}
              defaultValue=""
            />
            <Button type="submit" name="answer" value={status === 'pending' ? 'rejected' : 'canceled'} look="danger">
              {t(status === 'pending' ? 'reject' : 'cancel')}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}

/** The status of a hiring message, in a sentence. */
function hireStatusText({ status, ends, endedBy }: HiringMessage, isAway: boolean): string {
  if (isAway && (status === 'pending' || status === 'accepted')) return t(`status.${status}Away`)
  if (status === 'pending') return t('status.pending', { date: ends ? lastDayText(ends) : '' })
  if (status === 'canceled' && endedBy === 'candidate') return t('status.canceledByYou')
  return t(`status.${status}`)
}
