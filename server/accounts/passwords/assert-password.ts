import { isLimitReached } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import type { House, Tx } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockCredentials, readCredentials } from '../queries.ts'
import { isSession } from '../sessions/sessions.ts'
import { countTry, takeTryBack, triedBy } from '../sign-in/count-tries.ts'
import { queueWarning } from '../sign-in/warn-owner.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the password of a person who is signed in, since a session may have been left open or stolen. Attempts are
 * counted as in the sign-in, and the owner is warned when the limit is reached.
 * @returns the stored hash that was verified
 * @throws wrong_password (also for an account without a password), too_many_sign_ins
 */
export async function assertPassword(house: House, accountId: string, password: string): Promise<string> {
  const account = await readCredentials(house.database, accountId)
  const tried = triedBy(accountId)
  const failures = await countTry(house, tried)
  const right = await isPassword(password, account?.passwordHash)
  if (!right || !account?.passwordHash) {
    if (account?.passwordHash && isLimitReached(failures)) await queueWarning(house, account.email, 'session')
    return refuse('wrong_password')
  }
  await house.database.transaction().execute((tx) => takeTryBack(tx, tried))
  return account.passwordHash
}

/**
 * Locks the account of a person whose password was just verified. `passwordHash` is null if the account has no
 * password. It fails if the owner took the account back in the meantime, with a new password or by ending this session.
 * @throws wrong_password, sign_in_required
 */
export async function holdVerified(tx: Tx, person: Person, passwordHash: string | null): Promise<void> {
  const held = await lockCredentials(tx, person.accountId)
  if (held?.passwordHash !== passwordHash) refuse('wrong_password')
  if (!(await isSession(tx, person))) refuse('sign_in_required')
}
