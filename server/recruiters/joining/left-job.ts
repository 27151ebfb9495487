import { createJob } from '../../jobs/recruiter/create-job.ts'
import type { Tx } from '../../platform/house.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRecruiter, lockRecruiter } from '../queries.ts'
import { findWaitingJob, storeNoWaitingJob } from './join-queries.ts'

/**
 * Hands in the job that went on waiting when others made its author a member (`addMember`), now that they have accepted
 * the present terms. It stays as it is while the author is blocked or in no organisation, or if it must be corrected.
 */
export async function handInLeftJob(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  await lockRecruiter(tx, accountId)
  const recruiter = await findRecruiter(tx, accountId)
  if (!recruiter?.organizationId || recruiter.status === 'blocked') return
  const content = await findWaitingJob(tx, accountId)
  if (!content) return
  const job = { organizationId: recruiter.organizationId, recruiterId: accountId, content, now }
  const isHandedIn = await createJob(tx, job).catch((problem: unknown) => {
    if (problem instanceof Refusal) return null
    throw problem
  })
  if (isHandedIn) await storeNoWaitingJob(tx, accountId)
}
