import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { closeActionLinks } from '../../action-links/queries.ts'
import { writeAudit } from '../../audit/queries.ts'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'
import { forgetOfOrganization } from '../../notifications/queries.ts'
import { asMember, assertMay, memberOf, readingEmployer } from '../../organizations/policy.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { dropInvitationsBy } from '../invitations/invitation-queries.ts'
import { lockMembers, lockRecruiter } from '../queries.ts'
import { addMember } from './add-member.ts'
import { mayJoinByLink } from './join-link.ts'
import {
  findJoining,
  keepJoined,
  listJoining,
  listUnapprovedJobsOf,
  lockMember,
  storeDecline,
  storeNoMember,
  storeNotJoining,
} from './join-queries.ts'

/**
 * Lists the requests to join a recruiter's organisation. @throws organization_not_found, profile_not_approved,
 * profile_blocked
 */
export async function listJoinRequests(house: House, recruiterId: string) {
  const member = asMember(await readingEmployer(house, recruiterId))
  assertMay(member, 'answer-joining')
  const asking = await listJoining(house.database, member.organizationId)
  return asking.map(({ accountId, name, email, site, jobName, asked }) => ({
    accountId,
    name,
    email,
    ofTheSite: mayJoinByLink({ email, site }),
    jobName,
    asked: asked.toISOString(),
  }))
}

type Answering = { recruiterId: string; accountId: string }

/**
 * Accepts or declines a request to join the recruiter's organisation; the asker is notified either way.
 * @throws join_not_asked (also with another organisation, or if the asker is blocked), and the codes of the required right
 */
export async function answerJoinRequest(
  { database, now }: House,
  { recruiterId, accountId, accept }: Answering & { accept: boolean },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    await keepJoined(tx, accountId)
    const member = await memberOf(tx, recruiterId)
    assertMay(member, 'answer-joining')
    const joining = await findJoining(tx, accountId)
    const { organizationId } = member
    if (joining?.organizationId !== organizationId || joining.status === 'blocked') return refuse('join_not_asked')
    if (accept) {
      await addMember(tx, { accountId, how: 'colleague', by: recruiterId, now: moment })
      return
    }
    await storeNotJoining(tx, accountId)
    await decline(tx, { recruiterId, accountId, organizationId, company: joining.company, now: moment })
  })
}

/**
 * Removes another member from the organisation. Their rights end at once, and so do the invitations that they sent and
 * what they were notified of about the organisation and its candidates.
 * Their jobs stay; if they weren't approved, jobs that were never approved are deleted. Letters inform them and the
 * remaining members. If two members remove each other at once, one succeeds.
 * @throws member_not_found, member_yourself, and the codes of the required right
 */
export async function putOutMember({ database, now }: House, { recruiterId, accountId }: Answering) {
  const moment = now()
  const putOut = async (tx: Tx) => {
    const { organizationId } = await memberOf(tx, recruiterId)
    await lockMembers(tx, organizationId)
    const member = await memberOf(tx, recruiterId)
    assertMay(member, 'answer-joining')
    if (accountId === recruiterId) refuse('member_yourself')
    if (member.organizationId !== organizationId) refuse('member_not_found')
    const out = (await lockMember(tx, { accountId, organizationId })) ?? refuse('member_not_found')
    if (!hasBeenApproved(out)) {
      const jobIds = await listUnapprovedJobsOf(tx, { accountId, organizationId })
      await deleteJobs(tx, { jobIds, actorId: recruiterId, now: moment })
    }
    await storeNoMember(tx, accountId)
    await forgetOfOrganization(tx, accountId)
    await dropInvitationsBy(tx, { accountId, organizationId })
    await closeActionLinks(tx, { accountId, kind: 'join-organization', now: moment })
    await storeDecline(tx, { accountId, organizationId, by: recruiterId, now: moment })
    const payload = { accountId, organizationId, company: out.company, by: recruiterId }
    await record(tx, { type: 'recruiter.put-out', payload, actorId: recruiterId, now: moment })
    await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: recruiterId, now: moment })
    await writeAudit(tx, {
      ...{ action: 'member-removed', actorId: recruiterId, subject: 'recruiter', subjectId: accountId },
      ...{ details: { name: out.name, organizationId }, now: moment },
    })
  }
  await database.transaction().execute(putOut)
}

async function decline(
  tx: Tx,
  {
    recruiterId,
    accountId,
    organizationId,
    company,
    now,
  }: Answering & { organizationId: string; company: string; now: Date },
) {
  await closeActionLinks(tx, { accountId, kind: 'join-organization', now })
  await storeDecline(tx, { accountId, organizationId, by: recruiterId, now })
  await record(tx, { type: 'recruiter.join-declined', payload: { accountId, company }, actorId: recruiterId, now })
  await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: recruiterId, now })
}
