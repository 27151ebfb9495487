import { jobStatuses, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove, obstaclesOf } from '@trampolim/marketplace/transitions.ts'
import type { Tx } from '../platform/house.ts'
import { blockJobs } from './block-queries.ts'

const block = { to: 'job:blocked', actor: 'reviewer' } as const

/** Statuses from which an infringement blocks a job without a review being open: those of open and paused jobs. */
const blockable = jobStatuses.filter(
  (from) =>
    mayMove(jobTransitions, { from, ...block }) &&
    !obstaclesOf(jobTransitions, { from, ...block }).includes('claimed_by_another'),
)

/**
 * Blocks the open and paused jobs of an organisation, or those that a recruiter created, with everything that
 * `changeJobStatus` writes for one, however many they are. The reason is why their owner was blocked.
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
