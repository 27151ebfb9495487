import { closeActionLinks } from '../../action-links/queries.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { hasCalendarAddress, readPasswordOwner, replacePassword } from '../queries.ts'
import { endOtherSessions, isOlderThanAccountsChange } from '../sessions/sessions.ts'
import { newDeviceToken } from '../sign-in/device-tokens.ts'
import { assertPassword } from './assert-password.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './passwords.ts'

/** Both passwords as typed. */
export type PasswordChange = { oldPassword: string; newPassword: string }

/**
 * Changes the password of a person who is signed in. All other sessions end, all other devices become unknown, and open
 * links for a new password and the address for calendars stop working. A change that was already made in this session,
 * and is sent again since its answer was lost, is answered as made.
 * @returns the token by which this device stays known
 * @throws wrong_password, too_many_sign_ins, invalid_form (newPassword)
 */
export async function changeOwnPassword(
  house: House,
  person: Person,
  { oldPassword, newPassword }: PasswordChange,
): Promise<string> {
  const { accountId, sessionId } = person
  const verified = await verify(house, person, { oldPassword, newPassword })
  if ('made' in verified) return newDeviceToken(house, { id: accountId, passwordHash: verified.made })
  const { from } = verified
  const now = house.now()
  if (newPassword === oldPassword) {
    refuse('invalid_form', fieldFaultsOf([{ field: 'newPassword', code: 'password_unchanged' }]))
  }
  await checkPassword(newPassword, await readPasswordOwner(house.database, accountId), 'newPassword')
  const to = await hashPassword(newPassword)
  const isMade = await house.database.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, { id: accountId, from, to, now }))) return false
    await closeActionLinks(tx, { accountId, kind: 'reset-password', now })
    await endOtherSessions(tx, { accountId, sessionId })
    const payload = { accountId, calendarEnded: await hasCalendarAddress(tx, accountId) }
    await record(tx, { type: 'account.password-changed', payload, actorId: accountId, now })
    return true
  })
  const passwordHash = isMade ? to : ((await findMade(house, person, newPassword)) ?? refuse('wrong_password'))
  return newDeviceToken(house, { id: accountId, passwordHash })
}

/**
 * Verifies the old password; or the new one, if the change is already made.
 * @returns the stored hash of whichever is right
 * @throws wrong_password, too_many_sign_ins
 */
async function verify(
  house: House,
  person: Person,
  { oldPassword, newPassword }: PasswordChange,
): Promise<{ from: string } | { made: string }> {
  try {
    return { from: await assertPassword(house, person.accountId, oldPassword) }
  } catch (problem) {
    const isWrong = problem instanceof Refusal && problem.code === 'wrong_password'
    const made = isWrong ? await findMade(house, person, newPassword) : null
    if (made === null) throw problem
    return { made }
  }
}

/**
 * Finds the stored hash if the new password already is the present one. Who knows that one needs no other, but it is a
 * guess like any other: it is counted as one, and not even tried in a session in which no change can have been made.
 * @throws wrong_password, too_many_sign_ins
 */
async function findMade(house: House, person: Person, newPassword: string): Promise<string | null> {
  if (!(await isOlderThanAccountsChange(house.database, person))) return null
  return assertPassword(house, person.accountId, newPassword)
}
