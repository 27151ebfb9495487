import type { OwnJob } from '@trampolim/contract/job-content.ts'
import { assertMay, type Member, memberOf } from '../../organizations/policy.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockJob } from '../status-queries.ts'
import { findOwnJob, type OwnJobRow } from './own-queries.ts'
import { presentOwnJob } from './present-own.ts'

/** The recruiter's account and the job they act on. */
export type OnJob = { accountId: string; jobId: string }

export type Held = {
  tx: Tx
  member: Member
  job: OwnJobRow
  now: Date
}

/**
 * Changes a job of the recruiter's organisation. The job is locked during the change, so that two recruiters take turns
 * and applications wait. @returns the job after the change. @throws job_not_found (also another organisation's),
 * profile_blocked, profile_not_approved (a colleague's)
 */
export async function changeOwnJob(
  { database, now }: House,
  { accountId, jobId }: OnJob,
  change: (held: Held) => Promise<unknown>,
): Promise<OwnJob> {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, { lock: true })
    const held = await lockJob(tx, jobId)
    if (held?.organizationId !== member.organizationId) return refuse('job_not_found')
    assertMay(member, 'manage-job', { own: held.createdBy === accountId })
    const own = { jobId, organizationId: member.organizationId }
    const job = (await findOwnJob(tx, own)) ?? refuse('job_not_found')
    await change({ tx, member, job, now: moment })
    return presentOwnJob((await findOwnJob(tx, own)) ?? refuse('job_not_found'), { reader: member, now: moment })
  })
}
