import type { WayToJoin } from '@trampolim/marketplace/organizations/joining.ts'
import { createJob } from '../../jobs/recruiter/create-job.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { findJoining, storeMember } from './join-queries.ts'

/**
 * Makes a recruiter who asked for it a member of the organisation, publishes the job they registered with and notifies
 * all members. The caller has locked the recruiter and the organisation. @returns whether they had asked
 */
export async function addMember(
  tx: Tx,
  { accountId, how, by, now }: { accountId: string; how: WayToJoin; by: string; now: Date },
): Promise<boolean> {
  const joining = await findJoining(tx, accountId)
  if (!joining) return false
  const { organizationId, waitingJob: content } = joining
  await storeMember(tx, { accountId, now })
  if (content) await createJob(tx, { organizationId, recruiterId: accountId, content, now })
  await record(tx, { type: 'recruiter.joined', payload: { accountId, organizationId, how }, actorId: by, now })
  await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: by, now })
  return true
}
