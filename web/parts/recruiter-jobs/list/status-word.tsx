import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { correctToPublish, jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import classes from './status-word.module.css'

/** The mark beside a status; its shape differs as well as its colour. */
const marks: Record<JobStatus, 'open' | 'waits' | 'paused' | 'refused' | 'ended'> = {
  'job:created': 'waits',
  'job:pending': 'waits',
  'job:validating': 'waits',
  'job:approved': 'open',
  'job:rejected': 'refused',
  'job:blocked': 'refused',
  'job:disabled': 'paused',
  'job:closed': 'ended',
}

/** A job's status in its recruiter's list: a mark and the word. */
export function StatusWord({ status, needsCorrection }: { status: JobStatus; needsCorrection: boolean }) {
  return (
    <span className={classes.status} data-mark={needsCorrection ? 'refused' : marks[status]}>
      {needsCorrection && status === 'job:pending' ? correctToPublish : jobStatus[status]}
    </span>
  )
}
