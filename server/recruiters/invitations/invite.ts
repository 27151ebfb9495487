import type { ColleagueInvitation } from '@trampolim/contract/gateway/joining.ts'
import { mostInvitationsOfAddress, mostOpenInvitations } from '@trampolim/marketplace/organizations/joining.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { writeAudit } from '../../audit/queries.ts'
import { queueLetter } from '../../letters/send-letter.ts'
import { asMember, assertMay, type Member, memberOf, readingEmployer } from '../../organizations/policy.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import {
  countOpen,
  deleteInvitation,
  findApprovedName,
  findOwnInvitation,
  hasMember,
  listInvitationsOf,
  lockForInviting,
  storeInvitation,
} from './invitation-queries.ts'

/** The limit of invitation letters to one address, from all organisations together. */
const lettersToAddress: Limit = { name: 'invited-address', most: mostInvitationsOfAddress, seconds: 24 * 60 * 60 }

/** Lists the invitations of a recruiter's organisation. @throws the codes of the required right */
export async function listInvitations(house: House, recruiterId: string): Promise<ColleagueInvitation[]> {
  const member = asMember(await readingEmployer(house, recruiterId))
  assertMay(member, 'answer-joining')
  const now = house.now()
  const rows = await listInvitationsOf(house.database, member.organizationId)
  return rows.map(({ id, email, invitedBy, invited, sent, ends }) => ({
    ...{ id, email, invitedBy, ended: ends <= now },
    ...{ invited: invited.toISOString(), sent: sent.toISOString(), ends: ends.toISOString() },
  }))
}

/**
 * Invites an address by letter; an existing invitation is sent again. The result is the same whether or not the address
 * has an account. The letter has the names that reviewers approved, not those of an edit that waits.
 * @throws member_already, too_many_colleague_invitations, invited_too_often, the codes of the required right
 */
export async function inviteColleague(house: House, { recruiterId, email }: { recruiterId: string; email: string }) {
  await inviting(house, recruiterId, async (tx, { member, company }) => {
    await send(tx, house, { member, company, email: normaliseEmail(email) })
  })
}

/**
 * Sends an invitation again.
 * @throws colleague_invitation_not_found, and the refusals of inviting
 */
export async function resendInvitation(house: House, { recruiterId, id }: { recruiterId: string; id: string }) {
  await inviting(house, recruiterId, async (tx, { member, company }) => {
    const { organizationId } = member
    const found = (await findOwnInvitation(tx, { id, organizationId })) ?? refuse('colleague_invitation_not_found')
    await send(tx, house, { member, company, email: found.email })
  })
}

/** Cancels an invitation. @throws colleague_invitation_not_found, the codes of the required right */
export async function cancelInvitation({ database }: House, { recruiterId, id }: { recruiterId: string; id: string }) {
  await database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, recruiterId)
    assertMay(member, 'answer-joining')
    const { organizationId } = member
    if (!(await deleteInvitation(tx, { id, organizationId }))) refuse('colleague_invitation_not_found')
  })
}

type Inviting = { member: Member; company: string }

/** Runs a function as a recruiter who may invite, one at a time for each organisation. */
async function inviting(
  { database }: House,
  recruiterId: string,
  invite: (tx: Tx, by: Inviting) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { organizationId } = await memberOf(tx, recruiterId)
    const company = (await lockForInviting(tx, organizationId)) ?? refuse('organization_not_found')
    // The recruiter may have been removed while waiting for the lock.
    const member = await memberOf(tx, recruiterId, { lock: true })
    if (member.organizationId !== organizationId) refuse('organization_not_found')
    assertMay(member, 'invite-colleague')
    await assertTermsAccepted(tx, recruiterId)
    await invite(tx, { member, company })
  })
}

async function send(tx: Tx, house: House, { member, company, email }: Inviting & { email: string }) {
  const now = house.now()
  const { organizationId, accountId } = member
  const by = (await findApprovedName(tx, accountId)) ?? refuse('profile_not_approved')
  if (await hasMember(tx, { organizationId, email })) refuse('member_already')
  if ((await countOpen(tx, { organizationId, email, now })) >= mostOpenInvitations) {
    refuse('too_many_colleague_invitations')
  }
  if (!(await countWithin(tx, lettersToAddress, { subject: email, now }))) refuse('invited_too_often')
  const token = newToken()
  const of = { organizationId, email, tokenHash: hashToken(token), invitedBy: accountId }
  await storeInvitation(tx, { id: newId(now), ...of, now })
  await queueLetter(tx, {
    ...{ secret: house.configuration.secret, id: newId(now), to: email, template: 'colleague-invited' },
    values: { company, by, token },
  })
  await writeAudit(tx, {
    ...{ action: 'member-invited', actorId: accountId, subject: 'organization', subjectId: organizationId },
    ...{ details: { name: company }, now },
  })
}
