import { type StepAnswer, saysMore } from '@trampolim/marketplace/selection/ending.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { assertMay } from '../../organizations/policy.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { type SettledCandidate, settleCandidates } from '../../selection/endings/settle-candidates.ts'
import { changeJobStatus } from '../change-status.ts'
import { changeOwnJob, type Held, type OnJob } from '../recruiter/change-own-job.ts'
import { storeEnding } from '../status-queries.ts'

/**
 * The recruiter's messages when they end a job: to each finalist and to others by name, and to everybody else in some
 * steps.
 */
export type SaidAtEnd = { settled: readonly SettledCandidate[]; steps: readonly StepAnswer[] }

/**
 * Ends a job's selection for its recruiter, who gives the outcome of each finalist and the message to the others; one who
 * may not select candidates gives neither. Background work notifies the remaining candidates; hired and undecided
 * finalists stay.
 * @throws job_not_found, job_has_ended, move_not_allowed, profile_blocked, profile_not_approved,
 * organization_not_approved, no_words_of_blocked_job, finalists_unsettled, moved_meanwhile, hired, hire_standing
 */
export async function finishJob(house: House, { accountId, jobId }: OnJob, { settled, steps }: SaidAtEnd) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, member, job, now }) => {
    if (job.status === 'job:closed') refuse('job_has_ended')
    if (settled.length + steps.length > 0) assertMay(member, 'select-candidates')
    assertMaySay(job, [...settled, ...steps])
    await settleCandidates(tx, { jobId, settled, all: true, actorId: accountId, now })
    const said = [...new Map(steps.map((each) => [each.step, each])).values()].filter(saysMore)
    await storeEnding(tx, jobId, said.length > 0 ? { by: accountId, steps: said } : null)
    await endJob(tx, { jobId, actor: 'recruiter', actorId: accountId, now })
  })
}

/**
 * Records outcomes of finalists of a job that closed automatically or was ended with finalists undecided.
 * @throws job_not_found, job_not_ended, profile_blocked, profile_not_approved, organization_not_approved,
 * no_words_of_blocked_job, moved_meanwhile, hired, hire_standing
 */
export async function settleEndedJob(house: House, { accountId, jobId }: OnJob, settled: readonly SettledCandidate[]) {
  return changeOwnJob(house, { accountId, jobId }, async ({ tx, member, job, now }) => {
    assertMay(member, 'select-candidates')
    if (job.status !== 'job:closed') refuse('job_not_ended')
    assertMaySay(job, settled)
    await settleCandidates(tx, { jobId, settled, all: false, actorId: accountId, now })
  })
}

/** Nothing that a company writes about a job that a reviewer took down reaches its candidates, nor by ending the job. */
function assertMaySay({ status, taken_down_at }: Held['job'], answers: readonly (StepAnswer | SettledCandidate)[]) {
  const isTakenDown = status === 'job:blocked' || taken_down_at !== null
  if (isTakenDown && answers.some(saysMore)) refuse('no_words_of_blocked_job')
}

/** Ends a job on behalf of any actor. @throws job_not_found, move_not_allowed */
export async function endJob(
  tx: Tx,
  { jobId, ...by }: { jobId: string; actor: Actor; actorId: string | null; now: Date },
) {
  await changeJobStatus(tx, { jobId, to: 'job:closed', obstacles: { closing_date_not_reached: false }, ...by })
}
