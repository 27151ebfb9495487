import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { type OpenAction, openAction } from '../action-links/action-links.ts'
import { closeActionLinks, useActionLink } from '../action-links/queries.ts'
import { pauseAlert } from '../alerts/queries.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { networkOf } from '../platform/network.ts'
import { refuse } from '../platform/refusal.ts'
import { checkPassword } from './passwords/check-password.ts'
import { hashPassword } from './passwords/passwords.ts'
import { changePassword, readPasswordOwner } from './queries.ts'
import { endAllSessions } from './sessions/sessions.ts'
import { forgetTriesAt } from './sign-in/count-tries.ts'
import { newDeviceToken } from './sign-in/device-tokens.ts'

/** `address` is the client's network address. */
export type TakenAction = { token: string; password: string | undefined; address: string }

/**
 * Performs the action of a link, once; joining an organisation is a call of the recruiters' own. Setting a new password
 * proves that the person owns the account, so their device is known from then on: `deviceToken` is its token; `accountId`
 * and `role` are those of the link. @throws action_not_found, action_expired, invalid_form (password)
 */
export async function takeAction(
  house: House,
  { token, password, address }: TakenAction,
): Promise<{ deviceToken: string | null; accountId: string; role: Role }> {
  const now = house.now()
  const action = await openAction(house.database, token, now)
  if (action.kind === 'reset-password') return resetPassword(house, action, { password: password ?? '', address, now })
  if (action.kind === 'join-organization') return refuse('action_not_found')
  await house.database.transaction().execute(async (tx) => {
    if (!(await useActionLink(tx, { id: action.id, now }))) refuse('action_expired')
    await pauseAlert(tx, { professionalId: action.accountId, id: action.payload.alertId })
  })
  return { deviceToken: null, accountId: action.accountId, role: action.role }
}

async function resetPassword(
  house: House,
  { id, accountId, email, role }: OpenAction,
  { password, address, now }: { password: string; address: string; now: Date },
) {
  await checkPassword(password, await readPasswordOwner(house.database, accountId))
  const passwordHash = await hashPassword(password)
  await house.database.transaction().execute(async (tx) => {
    // The account is locked first, so that two links of one person wait for each other instead of deadlocking.
    await changePassword(tx, { id: accountId, passwordHash, now })
    if (!(await useActionLink(tx, { id, now }))) refuse('action_expired')
    await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
    await endAllSessions(tx, accountId)
    await forgetTriesAt(tx, { email, network: networkOf(address) })
    await record(tx, { type: 'account.password-changed', payload: { accountId }, actorId: accountId, now })
  })
  return { deviceToken: newDeviceToken(house, { id: accountId, passwordHash }), accountId, role }
}
