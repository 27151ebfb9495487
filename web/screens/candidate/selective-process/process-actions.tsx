import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { href } from '../../../platform/href.ts'
import { SearchAlike } from './search-alike.tsx'

const t = speak(selection)

type ProcessActionsProps = {
  process: SelectiveProcess
  /** The current step and page. */
  here: { step: string | null; page: number | null }
  onLeave: (process: SelectiveProcess) => void
}

/**
 * Messages, and withdrawing after a confirmation, during the selection; applying again after a withdrawal while the job
 * is open; once it is over for them, the search for similar jobs.
 */
export function ProcessActions({ process, here, onLeave }: ProcessActionsProps) {
  const { jobId, jobName, jobStatus, step, withdrawn, processId, hasReceipt } = process
  const receipt = hasReceipt && (
    <ButtonLink look="bare" to={href('/selective-process/:processId/receipt', { processId })}>
      {receipts.link}
    </ButtonLink>
  )
  if (withdrawn && jobId && jobStatus === 'job:approved') {
    return (
      <>
        <ButtonLink to={`${href('/jobs/:jobId', { jobId })}?apply`}>{t('applyAgain')}</ButtonLink>
        {receipt}
      </>
    )
  }
  if (step === 'discarded') {
    return (
      <>
        <SearchAlike jobName={jobName} />
        {receipt}
      </>
    )
  }
  if (!jobId) return receipt || null
  return (
    <>
      <ButtonLink to={href('/messages/:jobId', { jobId })}>{t('messages')}</ButtonLink>
      {receipt}
      <Form
        action={href('/selective-process')}
        onSubmit={(event) => {
          event.preventDefault()
          onLeave(process)
        }}
      >
        {here.step && <input type="hidden" name="step" value={here.step} />}
        {here.page && <input type="hidden" name="page" value={here.page} />}
        <input type="hidden" name="leave" value={processId} />
        <Button type="submit" look="bare">
          {t('withdraw')}
        </Button>
      </Form>
    </>
  )
}
