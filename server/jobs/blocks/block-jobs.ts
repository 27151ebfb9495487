import { jobStatuses, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove, obstaclesOf } from '@trampolim/marketplace/transitions.ts'
import type { Tx } from '../../platform/house.ts'
import { blockJobs } from './block-queries.ts'

const block = { to: 'job:blocked', actor: 'reviewer' } as const

/** Statuses from which an infringement blocks a job that isn't under review: open and paused. */
const blockable = jobStatuses.filter(
  (from) =>
    mayMove(jobTransitions, { from, ...block }) &&
    !obstaclesOf(jobTransitions, { from, ...block }).includes('claimed_by_another'),
)

/**
 * Blocks the open and paused jobs of an organisation, or those that a recruiter created, in a fixed number of
 * statements. It writes everything that `changeJobStatus` writes for one job. The reason is the one for which their
 * owner was blocked.
 */
export async function blockJobsOf(
  tx: Tx,
  asked: {
    of: 'organization' | 'recruiter'
    id: string
    actorId: string
    reason: string | null
    now: Date
  },
) {
  await blockJobs(tx, { ...asked, from: blockable })
}
