import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertPassword, holdVerified } from '../passwords/assert-password.ts'
import { afterFactorRemoved } from '../second-step/own-second-step.ts'
import { deletePasskey, listPasskeysOf } from './queries.ts'

/**
 * Removes a passkey of an account and informs its owner by letter. The password is asked for again, since a session may
 * have been left open.
 * @throws wrong_password, too_many_sign_ins, passkey_not_found, last_second_step
 */
export async function removePasskey(
  house: House,
  person: Person,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const { accountId } = person
  const own = await listPasskeysOf(house.database, accountId)
  if (!own.some((each) => each.id === id)) refuse('passkey_not_found')
  const passwordHash = await assertPassword(house, accountId, password)
  await house.database.transaction().execute(async (tx) => {
    await holdVerified(tx, person, passwordHash)
    if (!(await deletePasskey(tx, { accountId, id }))) refuse('passkey_not_found')
    await afterFactorRemoved(tx, house, person)
    const payload = { accountId, way: 'passkey' }
    await record(tx, { type: 'account.way-in-removed', payload, actorId: accountId, now: house.now() })
  })
}
