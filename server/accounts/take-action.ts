import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { asksSecondStep } from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { undoEmailDays } from '@trampolim/marketplace/accounts/sign-in/sessions.ts'
import { type OpenAction, openAction } from '../action-links/action-links.ts'
import { closeActionLinks, closeYoungerLinks, useActionLink } from '../action-links/queries.ts'
import { pauseAlert } from '../alerts/queries.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { networkOf } from '../platform/network.ts'
import { refuse } from '../platform/refusal.ts'
import { takenEmail } from './emails/taken-email.ts'
import { checkPassword } from './passwords/check-password.ts'
import { hashPassword } from './passwords/passwords.ts'
import { changePassword, hasCalendarAddress, readPasswordOwner, writeEmail } from './queries.ts'
import { dropUnusedRecoveryCodes } from './second-step/queries.ts'
import { readProtection } from './second-step/second-steps.ts'
import { endAllSessions } from './sessions/sessions.ts'
import { forgetTriesAt } from './sign-in/count-tries.ts'
import { newDeviceToken } from './sign-in/device-tokens.ts'
import { deleteWaysInSince } from './ways-in.ts'

/** `address` is the client's network address. */
export type TakenAction = { token: string; password: string | undefined; address: string }

/**
 * Performs the action of a link, once; joining an organisation is a separate call for recruiters. Setting a new
 * password proves that the person owns the account, so their device becomes known, unless signing in also requires a
 * second step. `deviceToken` is the device's token; `accountId` and `role` are those of the link.
 * @throws action_not_found, action_expired, invalid_form (password)
 */
export async function takeAction(
  house: House,
  { token, password, address }: TakenAction,
): Promise<{ deviceToken: string | null; accountId: string; role: Role }> {
  const now = house.now()
  const action = await openAction(house.database, token, now)
  if (action.kind === 'reset-password' || action.kind === 'undo-email') {
    return resetPassword(house, action, { password: password ?? '', address, now })
  }
  if (action.kind === 'join-organization') return refuse('action_not_found')
  await house.database.transaction().execute(async (tx) => {
    if (!(await useActionLink(tx, { id: action.id, now }))) refuse('action_expired')
    await pauseAlert(tx, { professionalId: action.accountId, id: action.payload.alertId })
  })
  return { deviceToken: null, accountId: action.accountId, role: action.role }
}

type Resetting = Extract<OpenAction, { kind: 'reset-password' | 'undo-email' }>

/**
 * Sets a new password, which ends all sessions and the address for calendars; with a link that undoes a change of
 * address, it also restores the previous address.
 */
async function resetPassword(
  house: House,
  action: Resetting,
  { password, address, now }: { password: string; address: string; now: Date },
) {
  const { id, made, accountId, role } = action
  const former = action.kind === 'undo-email' ? action.payload.email : null
  const email = former ?? action.email
  await checkPassword(password, { ...(await readPasswordOwner(house.database, accountId)), email })
  const passwordHash = await hashPassword(password)
  await takenEmail('password', () =>
    house.database.transaction().execute(async (tx) => {
      // The account is locked first, so that two links of the same person wait for each other instead of deadlocking.
      await changePassword(tx, { id: accountId, passwordHash, now })
      if (!(await useActionLink(tx, { id, now }))) refuse('action_expired')
      if (former !== null) await restoreEmail(tx, { id, made, accountId, email: former, now })
      await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
      await endAllSessions(tx, accountId)
      await forgetTriesAt(tx, { email, network: networkOf(address) })
      const payload = { accountId, calendarEnded: await hasCalendarAddress(tx, accountId) }
      await record(tx, { type: 'account.password-changed', payload, actorId: accountId, now })
    }),
  )
  // A person who can read the mail may not have the second step, so their device only becomes known once they pass it.
  const asksMore = asksSecondStep(await readProtection(house, house.database, { id: accountId, role }))
  return { deviceToken: asksMore ? null : newDeviceToken(house, { id: accountId, passwordHash }), accountId, role }
}

/**
 * Restores the address before a change. An attacker may have changed it several times and hold links to undo those
 * changes: later links are invalidated, while earlier ones stay, since they belong to the owner. Networks, passkeys and
 * authenticator apps that were added since the change are removed, as are those added shortly before, with which an
 * attacker may have begun.
 */
async function restoreEmail(
  tx: Tx,
  { id, made, accountId, email, now }: { id: string; made: Date; accountId: string; email: string; now: Date },
) {
  await writeEmail(tx, { id: accountId, email, now })
  await closeYoungerLinks(tx, { id, accountId, kind: 'undo-email', now })
  await deleteWaysInSince(tx, { accountId, since: new Date(made.getTime() - undoEmailDays * 86_400_000) })
  await dropUnusedRecoveryCodes(tx, accountId)
  await closeActionLinks(tx, { accountId, kind: 'join-organization', now })
}
