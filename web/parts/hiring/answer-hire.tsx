import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { HiringMessage } from '@trampolim/contract/hiring.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { type HireStatus, hireReasons, isOpenHire } from '@trampolim/marketplace/selection/hiring.ts'
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
  kind: JobKindWord
  hire: HiringMessage
  /** The job's standing: while it is taken down, the message can't be accepted. Null once the job was deleted. */
  standing: SelectiveProcess['standing']
  action: string
}

/** A hiring message as its candidate reads it, with the possible answers. */
export function AnswerHire({ processId, kind, hire, standing, action }: AnswerHireProps) {
  const { hireId, status } = hire
  // The company of a deleted job would never learn that somebody who accepted can't start.
  const mayCancel = status === 'accepted' && standing !== null
  const own = (
    <>
      <input type="hidden" name="intent" value="answer-hire" />
      <input type="hidden" name="id" value={processId} />
      <input type="hidden" name="hireId" value={hireId} />
    </>
  )
  return (
    <section className={classes.box} aria-labelledby={`hire-${hireId}`}>
      <h3 id={`hire-${hireId}`}>{titleOf(status, kind)}</h3>
      <p>{hireStatusText(hire, standing)}</p>
      <HireTerms hire={hire} kind={kind} />
      {isOpenHire(status) && standing !== null && kind !== 'professional' && <p>{t(`${kind}.next`)}</p>}
      {status === 'pending' && standing !== 'removed' && (
        <Form method="post" action={action}>
          {own}
          <Button type="submit" name="answer" value="accepted" look="main">
            {t(kind === 'professional' ? 'accept' : `${kind}.accept`)}
          </Button>
        </Form>
      )}
      {(status === 'pending' || mayCancel) && (
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

/** The title of a hiring message in the words of its kind of job. */
export function titleOf(status: HireStatus, kind: JobKindWord): string {
  if (!isOpenHire(status)) return t('titleEnded')
  const title = status === 'pending' ? 'title' : 'titleAccepted'
  return t(kind === 'professional' ? title : `${kind}.${title}`)
}

/** The status of a hiring message, in a sentence. Messages with the company end with the job. */
function hireStatusText({ status, ends, endedBy }: HiringMessage, standing: AnswerHireProps['standing']): string {
  if (standing === 'removed' && (status === 'pending' || status === 'accepted')) return t(`status.${status}Away`)
  if (status === 'expired' && standing === 'removed') return t('status.expiredAway')
  if ((status === 'accepted' || status === 'expired') && standing === 'closed') return t(`status.${status}Ended`)
  if (standing === null && (status === 'accepted' || (status === 'canceled' && endedBy === 'automation')))
    return t(`status.${status}Deleted`)
  if (status === 'pending') return t('status.pending', { date: ends ? lastDayText(ends) : '' })
  if (status === 'rejected' && standing !== null && standing !== 'closed' && standing !== 'removed')
    return t('status.rejectedOpen')
  if (status === 'canceled' && endedBy === 'candidate') return t('status.canceledByYou')
  if (status === 'canceled' && endedBy === 'automation') return t('status.canceledByEnd')
  return t(`status.${status}`)
}
