import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import type { OwnJobView } from '../../../parts/recruiter-jobs/own-job-view.ts'

const t = speak(ownJob)

const toneOf = {
  'job:created': 'info',
  'job:pending': 'info',
  'job:validating': 'info',
  'job:approved': 'success',
  'job:rejected': 'danger',
  'job:blocked': 'danger',
  'job:disabled': 'warn',
  'job:closed': 'info',
} as const satisfies Record<OwnJobView['status'], string>

/** A job's status with its reason, and what the recruiter has to do. */
export function JobStanding({ job, task }: { job: OwnJobView; task: string | null }) {
  return (
    <>
      <Notice
        tone={toneOf[job.status]}
        title={job.statusText}
        actions={
          task && (
            <ButtonLink look="main" size="small" to={task}>
              {t('correct')}
            </ButtonLink>
          )
        }
      >
        {job.statusNotice} {job.reason}
      </Notice>
      {job.belowMinimumWage && <Notice tone="warn">{job.belowMinimumWage}</Notice>}
    </>
  )
}
