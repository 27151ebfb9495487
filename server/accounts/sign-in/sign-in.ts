import { signInAreaOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { type LoginType, loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import type { NetworkPerson } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { isWorthTelling } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import type { House, Tx } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { networkOf } from '../../platform/network.ts'
import { refuse } from '../../platform/refusal.ts'
import { isPassword } from '../passwords/passwords.ts'
import { findAccountByEmail, lockAccount } from '../queries.ts'
import { countingCode, passSecondStep } from '../second-step/second-steps.ts'
import type { StartedSession } from '../sessions/sessions.ts'
import { beginSession } from './begin-session.ts'
import { countTry, takeTryBack, triedFrom, triedOn } from './count-tries.ts'
import { findKnownDevice, newDeviceToken } from './device-tokens.ts'
import { queueWarning } from './warn-owner.ts'

export type SignIn = {
  email: string
  password: string
  /** The area in which the person signs in. */
  type: LoginType
  rememberMe: boolean
  /** The client's network address. */
  address: string
  /** The tokens that this device got from earlier sign-ins. */
  deviceTokens: readonly string[]
  userAgent: string
  /** The code of the second step, where there is one. */
  code?: string | undefined
  /** Where to go afterwards, kept for a second step that may follow. */
  redirect?: string | null
  /**
   * The network's person to link to the account in the transaction that starts the session, and the function that does
   * it.
   */
  link?: { person: NetworkPerson; run: (tx: Tx, accountId: string) => Promise<void> }
}

/** `deviceToken` identifies this device at the owner's next sign-in. */
export type SignedIn = { person: Person; started: StartedSession; deviceToken: string }

/**
 * Signs a person in and starts a session. The answer and its timing are the same whether or not the account exists;
 * only attempts with a token of one of the account's own devices are counted separately. With the right password in the
 * wrong area, the refusal names the right area. Neither this nor a missing code of the second step counts as a failure.
 * @throws wrong_credentials, sign_in_as_…, too_many_sign_ins (with the seconds to wait), second_factor_required,
 * wrong_second_code
 */
export async function signIn(house: House, asked: SignIn): Promise<SignedIn> {
  const { email, password, type, rememberMe, address, deviceTokens, userAgent, code, redirect = null, link } = asked
  const account = await findAccountByEmail(house.database, email)
  const device = findKnownDevice(house, deviceTokens, account)
  const tried = device ? triedOn(device.token) : triedFrom({ email, network: networkOf(address) })
  const failures = await countTry(house, tried)

  const right = await isPassword(password, account?.passwordHash)
  if (!account?.passwordHash || !right) {
    if (isWorthTelling(failures)) await queueWarning(house, email, 'sign-in')
    return refuse('wrong_credentials')
  }
  const { id, role, passwordHash } = account
  await house.database.transaction().execute((tx) => takeTryBack(tx, tried))
  if (loginTypeOf(role) !== type) return refuse(`sign_in_as_${signInAreaOf(role)}`)

  const { started, device: stays } = await countingCode(house, { accountId: id, address, device, code }, (takeBack) =>
    house.database.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, { id, passwordHash }))) refuse('wrong_credentials')
      const entry = { type, redirect, rememberMe }
      await passSecondStep(tx, house, { account, code, entry, way: 'password', toLink: link?.person })
      await link?.run(tx, id)
      await takeBack(tx)
      return beginSession(tx, { accountId: id, rememberMe, userAgent, now: house.now(), device, way: 'password' })
    }),
  )
  const deviceToken = stays?.token ?? newDeviceToken(house, { id, passwordHash })
  return { person: { accountId: id, sessionId: started.sessionId, role, email }, started, deviceToken }
}
