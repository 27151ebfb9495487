import type { WayToJoin } from '@trampolim/marketplace/organizations/joining.ts'
import { createJob } from '../../jobs/recruiter/create-job.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { hasAcceptedTerms } from '../../professionals/consents/consent-queries.ts'
import { findJoining, storeMember } from './join-queries.ts'

/**
 * Makes a recruiter who asked for it a member of the organisation, hands in the job they registered with and notifies
 * all members. The job of somebody who has yet to accept the present terms goes on waiting (`handInLeftJob`), since
 * others may decide on who joins. The caller has locked the recruiter and the organisation.
 * @returns whether they had asked
 */
export async function addMember(
  tx: Tx,
  { accountId, how, by, now }: { accountId: string; how: WayToJoin; by: string; now: Date },
): Promise<boolean> {
  const joining = await findJoining(tx, accountId)
  if (!joining) return false
  const { organizationId, waitingJob: content } = joining
  const jobStays = content !== null && !(await hasAcceptedTerms(tx, accountId))
  await storeMember(tx, { accountId, jobStays, now })
  if (content && !jobStays) await createJob(tx, { organizationId, recruiterId: accountId, content, now })
  await record(tx, { type: 'recruiter.joined', payload: { accountId, organizationId, how }, actorId: by, now })
  await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: by, now })
  return true
}
