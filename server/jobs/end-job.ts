import type { Actor } from '@trampolim/marketplace/transitions.ts'
import type { House, Tx } from '../platform/house.ts'
import { changeJobStatus } from './change-status.ts'
import { changeOwnJob, type OnJob } from './own-job.ts'

/** Ends a job's selection as its recruiter. Those still in it are told by background work; hired ones stay. @throws job_not_found, move_not_allowed, profile_blocked */
export async function finishJob(house: House, { accountId, jobId }: OnJob) {
  return changeOwnJob(house, { accountId, jobId }, ({ tx, now }) =>
    endJob(tx, { jobId, actor: 'recruiter', actorId: accountId, now }),
  )
}

/** Ends a job, whoever asks. @throws job_not_found, move_not_allowed */
export async function endJob(
  tx: Tx,
  { jobId, ...by }: { jobId: string; actor: Actor; actorId: string | null; now: Date },
) {
  await changeJobStatus(tx, { jobId, to: 'job:closed', obstacles: { closing_date_not_reached: false }, ...by })
}
