import { jobStatuses, jobTransitions } from '@trampolim/marketplace/jobs/status.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import type { Tx } from '../../platform/house.ts'
import { withdrawRounds } from '../../rounds/forget-rounds.ts'
import { blockJobs } from './block-queries.ts'

const blockable = jobStatuses.filter((from) => mayMove(jobTransitions, { from, to: 'job:blocked', actor: 'reviewer' }))

/**
 * Blocks the published jobs of an organisation, or those that a recruiter created, in a fixed number of statements: open
 * and paused ones, and those of which an edit awaits its review or was refused, since anyone may read their approved
 * version. The edits leave the queue. It writes everything that `changeJobStatus` writes for one job. The reason is the
 * one for which their owner was blocked.
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
  const subjectIds = await blockJobs(tx, { ...asked, from: blockable })
  if (subjectIds.length > 0) await withdrawRounds(tx, { subject: 'job', subjectIds, now: asked.now })
}
