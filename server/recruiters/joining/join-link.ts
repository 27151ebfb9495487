import { isAuthorisedFor } from '@trampolim/marketplace/organizations/company-email.ts'
import { createActionLink, openAction } from '../../action-links/action-links.ts'
import { closeActionLinks, useActionLink } from '../../action-links/queries.ts'
import { record } from '../../platform/events/record.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Keyring, seal } from '../../platform/tokens.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { lockRecruiter } from '../queries.ts'
import { addMember } from './add-member.ts'
import { findJoining, type Joining, keepJoined } from './join-queries.ts'

/**
 * Whether a recruiter who asks to join gets a link by letter: their address has the domain of the organisation's site.
 */
export function mayJoinByLink({ email, site }: Pick<Joining, 'email' | 'site'>): boolean {
  return isAuthorisedFor(email, site)
}

/**
 * Records a request to join, which triggers the letters: a link to the asker if their address has the domain of the
 * organisation's site and, with `notifyColleagues`, letters to the organisation's recruiters. Earlier links stop working.
 */
export async function announceJoining(
  tx: Tx,
  {
    secret,
    joining,
    notifyColleagues,
    now,
  }: { secret: Keyring; joining: Joining; notifyColleagues: boolean; now: Date },
) {
  const { accountId, organizationId, company } = joining
  let sealedToken: string | null = null
  if (mayJoinByLink(joining)) {
    await closeActionLinks(tx, { accountId, kind: 'join-organization', now })
    const payload = { organizationId, company }
    const { token } = await createActionLink(tx, { kind: 'join-organization', accountId, payload, now })
    sealedToken = seal(secret, token)
  }
  await record(tx, {
    type: 'recruiter.asked-to-join',
    payload: { accountId, organizationId, sealedToken, notifyColleagues },
    actorId: accountId,
    now,
  })
}

/** Sends the letter with the link again. @throws join_not_asked, email_not_of_organization, profile_blocked */
export async function resendJoinLink({ configuration: { secret }, database, now }: House, accountId: string) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    const joining = (await findJoining(tx, accountId)) ?? refuse('join_not_asked')
    if (joining.status === 'blocked') refuse('profile_blocked')
    if (!mayJoinByLink(joining)) refuse('email_not_of_organization')
    await announceJoining(tx, { secret, joining, notifyColleagues: false, now: moment })
  })
}

/**
 * Adds the recruiter for whom a link was made to its organisation, if they still ask to join that one and have an address
 * of its site. @throws action_not_found, action_of_another, action_expired, profile_blocked, terms_outdated (if a job
 * waits)
 */
export async function joinByLink({ database, now }: House, { accountId, token }: { accountId: string; token: string }) {
  const moment = now()
  const { id, payload } = await openJoinLink(database, { accountId, token, now: moment })
  await database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, accountId)
    await keepJoined(tx, accountId)
    if (!(await useActionLink(tx, { id, now: moment }))) refuse('action_expired')
    const joining = await findJoining(tx, accountId)
    if (joining?.status === 'blocked') return refuse('profile_blocked')
    if (joining?.organizationId !== payload.organizationId || !mayJoinByLink(joining)) return refuse('action_expired')
    if (joining.waitingJob) await assertTermsAccepted(tx, accountId)
    await addMember(tx, { accountId, how: 'link', by: accountId, now: moment })
  })
}

async function openJoinLink(
  database: Database,
  { accountId, token, now }: { accountId: string; token: string; now: Date },
) {
  const action = await openAction(database, token, now)
  if (action.kind !== 'join-organization') return refuse('action_not_found')
  return action.accountId === accountId ? action : refuse('action_of_another')
}
