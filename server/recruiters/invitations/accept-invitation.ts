import { stepOfInvitation } from '@trampolim/marketplace/organizations/joining.ts'
import { closeActionLinks } from '../../action-links/queries.ts'
import { createJob } from '../../jobs/recruiter/create-job.ts'
import { record } from '../../platform/events/record.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/tokens.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { findWaitingJob, storeNotJoining, storeOrganizationOf } from '../joining/join-queries.ts'
import { findRecruiter, lockRecruiter } from '../queries.ts'
import { findInvitation, type InvitationRow, keepOrganization, takeInvitation } from './invitation-queries.ts'

/**
 * The open invitation of a link.
 * @throws action_not_found (also once it was used, renewed or cancelled), action_expired
 */
export async function openInvitation(
  database: Database | Tx,
  { token, now }: { token: string; now: Date },
): Promise<InvitationRow> {
  const invitation = (await findInvitation(database, hashToken(token))) ?? refuse('action_not_found')
  return invitation.ends > now ? invitation : refuse('action_expired')
}

/**
 * The content of an invitation by its link, and what its holder can do next.
 * @throws action_not_found, action_expired
 */
export async function readInvitation(
  { database, now }: House,
  { token, accountId }: { token: string; accountId: string | null },
) {
  const found = await openInvitation(database, { token, now: now() })
  const { company, email, invitedBy, ends, isRecruiter, isBlocked, hasOrganization } = found
  const invited = found.accountId && { isRecruiter, isBlocked: isBlocked === true, hasOrganization }
  const signedInAs = accountId === null ? 'nobody' : accountId === found.accountId ? 'invited' : 'another'
  const step = stepOfInvitation(invited || null, signedInAs)
  const waitingJob = step === 'accept' ? found.waitingJob : null
  return { company, email, invitedBy, ends: ends.toISOString(), step, waitingJob }
}

/**
 * Adds the recruiter whose address was invited to the organisation. A pending request to join another one ends; the job
 * that they wrote in the meantime is handed in for this organisation.
 * @throws action_not_found, action_expired, action_of_another, has_organization, profile_blocked, terms_outdated (if a
 * job comes along)
 */
export async function acceptInvitation(
  { database, now }: House,
  { accountId, token }: { accountId: string; token: string },
) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    const { organizationId, ...invitation } = await openInvitation(tx, { token, now: moment })
    if (invitation.accountId !== accountId) refuse('action_of_another')
    const recruiter = (await findRecruiter(tx, accountId)) ?? refuse('user_not_found')
    if (recruiter.status === 'blocked') refuse('profile_blocked')
    if (recruiter.organizationId !== null) refuse('has_organization')
    const content = await findWaitingJob(tx, accountId)
    if (content) await assertTermsAccepted(tx, accountId)
    await keepOrganization(tx, organizationId)
    if (!(await takeInvitation(tx, { tokenHash: hashToken(token), now: moment }))) refuse('action_expired')
    if (recruiter.joiningIdcard !== null) {
      await storeNotJoining(tx, accountId)
      await closeActionLinks(tx, { accountId, kind: 'join-organization', now: moment })
    }
    await storeOrganizationOf(tx, { accountId, organizationId, joins: false, now: moment })
    if (content) await createJob(tx, { organizationId, recruiterId: accountId, content, now: moment })
    await announceJoined(tx, { accountId, organizationId, now: moment })
  })
}

/** Informs the colleagues of a person who accepted an invitation. */
export async function announceJoined(
  tx: Tx,
  { accountId, organizationId, now }: { accountId: string; organizationId: string; now: Date },
) {
  const joined = { accountId, organizationId, how: 'invitation' } as const
  await record(tx, { type: 'recruiter.joined', payload: joined, actorId: accountId, now })
  await record(tx, { type: 'recruiter.changed', payload: { accountId }, actorId: accountId, now })
}
