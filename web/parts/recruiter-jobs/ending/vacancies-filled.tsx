import { isOpen, type JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { asksToEnd, type Vacancies } from '@trampolim/marketplace/selection/vacancies.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(jobActions.filled)
const actionName = speak(jobActions)

/** Asks whether to end a job whose openings are all filled; nothing otherwise. */
export function AskToEnd({ jobId, status, ...of }: Vacancies & { jobId: string; status: JobStatus }) {
  if (!asksToEnd(status, of)) return null
  return (
    <Notice
      tone="success"
      title={t('title', { count: of.vacancies })}
      actions={
        <ButtonLink size="small" to={href('/recruiter/job/:jobId/job-details', { jobId }, { ask: 'finish' })}>
          {actionName('finish')}
        </ButtonLink>
      }
    >
      {t(isOpen(status) ? 'text' : 'textClosed')}
    </Notice>
  )
}
