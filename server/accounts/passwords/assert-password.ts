import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { readCredentials } from '../queries.ts'
import { countTry, takeTryBack, triedBy } from '../sign-in/count-tries.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the password of somebody who is signed in, since a session may have been left open or stolen. Attempts are
 * counted as at the sign-in. @returns the stored form that was verified
 * @throws wrong_password also without one, too_many_sign_ins
 */
export async function assertPassword(house: House, accountId: string, password: string): Promise<string> {
  const account = await readCredentials(house.database, accountId)
  const tried = triedBy(accountId)
  await countTry(house, tried)
  const right = await isPassword(password, account?.passwordHash)
  if (!right || !account?.passwordHash) return refuse('wrong_password')
  await house.database.transaction().execute((tx) => takeTryBack(tx, tried))
  return account.passwordHash
}
