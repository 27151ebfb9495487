import type { Actor } from '@trampolim/marketplace/transitions.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { type SettledFinalist, settleFinalists } from '../../selection/endings/settle-finalists.ts'
import { changeJobStatus } from '../change-status.ts'
import { changeOwnJob, type OnJob } from '../recruiter/change-own-job.ts'

/**
 * Ends a job's selection for its recruiter, who states the outcome of each finalist. Background work notifies those still
 * in it; hired and undecided finalists stay.
 * @throws job_not_found, move_not_allowed, profile_blocked, finalists_unsettled, moved_meanwhile, hired
 */
export async function finishJob(house: House, { accountId, jobId }: OnJob, settled: readonly SettledFinalist[]) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, now }) => {
    await settleFinalists(tx, { jobId, settled, all: true })
    await endJob(tx, { jobId, actor: 'recruiter', actorId: accountId, now })
  })
}

/**
 * Records outcomes of finalists of a job that closed automatically or was ended with finalists undecided.
 * @throws job_not_found, job_not_ended, profile_blocked, moved_meanwhile, hired
 */
export async function settleEndedJob(house: House, { accountId, jobId }: OnJob, settled: readonly SettledFinalist[]) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, job }) => {
    if (job.status !== 'job:closed') refuse('job_not_ended')
    await settleFinalists(tx, { jobId, settled, all: false })
  })
}

/** Ends a job on behalf of any actor. @throws job_not_found, move_not_allowed */
export async function endJob(
  tx: Tx,
  { jobId, ...by }: { jobId: string; actor: Actor; actorId: string | null; now: Date },
) {
  await changeJobStatus(tx, { jobId, to: 'job:closed', obstacles: { closing_date_not_reached: false }, ...by })
}
