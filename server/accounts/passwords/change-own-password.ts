import { closeActionLinks } from '../../action-links/queries.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { hasCalendarAddress, readPasswordOwner, replacePassword } from '../queries.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { newDeviceToken } from '../sign-in/device-tokens.ts'
import { assertPassword } from './assert-password.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './passwords.ts'

/** Both passwords as typed. */
export type PasswordChange = { oldPassword: string; newPassword: string }

/**
 * Changes the password of a person who is signed in. All other sessions end, all other devices become unknown, and open
 * links for a new password and the address for calendars stop working.
 * @returns the token by which this device stays known
 * @throws wrong_password, too_many_sign_ins, invalid_form (newPassword)
 */
export async function changeOwnPassword(
  house: House,
  { accountId, sessionId }: Person,
  { oldPassword, newPassword }: PasswordChange,
): Promise<string> {
  const from = await assertPassword(house, accountId, oldPassword)
  const now = house.now()
  if (newPassword === oldPassword) {
    refuse('invalid_form', fieldFaultsOf([{ field: 'newPassword', code: 'password_unchanged' }]))
  }
  await checkPassword(newPassword, await readPasswordOwner(house.database, accountId), 'newPassword')
  const to = await hashPassword(newPassword)
  await house.database.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, { id: accountId, from, to, now }))) refuse('wrong_password')
    await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
    await endOtherSessions(tx, { accountId, sessionId })
    const payload = { accountId, calendarEnded: await hasCalendarAddress(tx, accountId) }
    await record(tx, { type: 'account.password-changed', payload, actorId: accountId, now })
  })
  return newDeviceToken(house, { id: accountId, passwordHash: to })
}
