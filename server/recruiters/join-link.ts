import { isAuthorisedFor } from '@trampolim/marketplace/organizations/company-email.ts'
import { createActionLink, openAction } from '../action-links/action-links.ts'
import { closeActionLinks, useActionLink } from '../action-links/queries.ts'
import { record } from '../platform/events/record.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { seal } from '../platform/tokens.ts'
import { findJoining, type Joining, keepJoined } from './join-queries.ts'
import { letIn } from './let-in.ts'
import { holdRecruiter } from './queries.ts'

/** Whether somebody who asks to join is sent a link: their address is of the organisation's site. */
export function mayJoinByLink({ email, site }: Pick<Joining, 'email' | 'site'>): boolean {
  return isAuthorisedFor(email, site)
}

/**
 * Announces a wish to join, for the letters: a link to the asker where their address is of the organisation's site, and
 * with `tellColleagues` the organisation's own recruiters. A link sent before stops working.
 */
export async function announceJoining(
  tx: Tx,
  { secret, joining, tellColleagues, now }: { secret: string; joining: Joining; tellColleagues: boolean; now: Date },
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
    payload: { accountId, organizationId, sealedToken, tellColleagues },
    actorId: accountId,
    now,
  })
}

/** Sends the letter with the link again. @throws join_not_asked, email_not_of_organization */
export async function resendJoinLink({ configuration: { secret }, database, now }: House, accountId: string) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    await holdRecruiter(tx, accountId)
    const joining = (await findJoining(tx, accountId)) ?? refuse('join_not_asked')
    if (!mayJoinByLink(joining)) refuse('email_not_of_organization')
    await announceJoining(tx, { secret, joining, tellColleagues: false, now: moment })
  })
}

/**
 * Lets the recruiter for whom a link was made into its organisation, while they still ask for that one with an address of
 * its site. @throws action_not_found, action_of_another, action_expired
 */
export async function joinByLink({ database, now }: House, { accountId, token }: { accountId: string; token: string }) {
  const moment = now()
  const { id, payload } = await openJoinLink(database, { accountId, token, now: moment })
  await database.transaction().execute(async (tx) => {
    await holdRecruiter(tx, accountId)
    await keepJoined(tx, accountId)
    if (!(await useActionLink(tx, { id, now: moment }))) refuse('action_expired')
    const joining = await findJoining(tx, accountId)
    if (joining?.organizationId !== payload.organizationId || !mayJoinByLink(joining)) return refuse('action_expired')
    await letIn(tx, { accountId, how: 'link', by: accountId, now: moment })
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
