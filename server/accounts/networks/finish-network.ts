import type { Network } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { Tx } from '../../platform/house.ts'
import type { Asking } from '../../platform/http/caller/asking.ts'
import { networkOf } from '../../platform/network.ts'
import { refuse } from '../../platform/refusal.ts'
import { findProof, spendProof } from '../../verifications/queries.ts'
import { findAccountByEmail } from '../queries.ts'
import { passSecondStep } from '../second-step/second-steps.ts'
import { isSession } from '../sessions/sessions.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { forgetTriesAt } from '../sign-in/count-tries.ts'
import { findKnownDevice, newDeviceToken } from '../sign-in/device-tokens.ts'
import { type SignedIn, signIn } from '../sign-in/sign-in.ts'
import { keep, openKept } from './kept.ts'
import { personOfAnswer } from './provider.ts'
import { lockWaysIn } from './queries.ts'
import { assertArea, linkAccount, signInByNetwork } from './sign-in-by-network.ts'

/** Where to go after signing in, and whether to remember the session, as requested at the start. */
type Onward = { redirect: string | null; rememberMe: boolean }
export type Finished =
  | { result: 'signed-in'; signedIn: SignedIn; onward: Onward }
  | { result: 'proof-needed'; kept: string }
  | { result: 'linked' }

/**
 * Finishes what was started with a network: signs the person in, or links the network to the account that started it,
 * for that account's owner only.
 * @throws network_refused, network_away, network_unknown, network_of_another, sign_in_as_…, second_factor_required
 */
export async function finishNetwork(
  { house, person: caller, address, deviceTokens, userAgent }: Asking,
  { network, kept, query }: { network: Network; kept: string; query: string },
): Promise<Finished> {
  const begun = openKept(house, 'begun', { network, kept })
  const person = await personOfAnswer(house, network, { query, challenge: begun.challenge })
  const { entry, link } = begun
  if (link !== null) {
    if (caller?.accountId !== link) return refuse('network_refused')
    await house.database.transaction().execute(async (tx) => {
      await lockWaysIn(tx, link)
      // The session may have ended while the network was asked, because the owner took the account back.
      if (!(await isSession(tx, caller))) refuse('sign_in_required')
      await linkAccount(tx, { accountId: link, person, now: house.now() })
    })
    return { result: 'linked' }
  }
  if (!entry) return refuse('network_refused')
  const signedIn = await signInByNetwork(house, { person, ...entry, address, deviceTokens, userAgent })
  if (signedIn !== 'proof-needed') return { result: 'signed-in', signedIn, onward: onwardOf(entry) }
  const { email } = person
  if (email === null) return refuse('network_refused')
  return { result: 'proof-needed', kept: keep(house, 'unproved', { network, person: { ...person, email }, entry }) }
}

const onwardOf = ({ redirect, rememberMe }: Onward): Onward => ({ redirect, rememberMe })

export type Proof = { password: string | undefined; emailVerificationId: string | undefined }

/**
 * Links the account that has the network's address and signs its owner in, once they prove by its password or a code
 * that it is theirs.
 * @throws wrong_credentials, too_many_sign_ins, verification_required, network_of_another, network_refused,
 * sign_in_as_…, second_factor_required
 */
export async function proveAccount(
  { house, address, deviceTokens, userAgent }: Asking,
  { network, kept, proof }: { network: Network; kept: string; proof: Proof },
): Promise<{ signedIn: SignedIn; onward: Onward }> {
  const { person, entry } = openKept(house, 'unproved', { network, kept })
  const { email } = person
  const now = house.now()
  if (!proof.emailVerificationId) {
    const password = proof.password ?? ''
    const run = (tx: Tx, accountId: string) => linkAccount(tx, { accountId, person, now })
    const entering = { ...entry, email, password, address, deviceTokens, userAgent }
    const signedIn = await signIn(house, { ...entering, link: { person, run } })
    return { signedIn, onward: onwardOf(entry) }
  }
  const proved = await findProof(house.database, { id: proof.emailVerificationId, channel: 'email', now })
  if (proved?.destination !== email) return refuse('verification_required')
  const account = (await findAccountByEmail(house.database, email)) ?? refuse('network_refused')
  assertArea(account, entry.type)
  const { id: accountId, role } = account
  const device = findKnownDevice(house, deviceTokens, account)
  const started = await house.database.transaction().execute(async (tx) => {
    const held = await lockWaysIn(tx, accountId)
    if (held?.email !== email || !(await spendProof(tx, { id: proved.id, now }))) {
      return refuse('verification_required')
    }
    const stepping = { ...account, passwordHash: held.passwordHash }
    await passSecondStep(tx, house, { account: stepping, code: undefined, entry, way: network, toLink: person })
    await linkAccount(tx, { accountId, person, now })
    await forgetTriesAt(tx, { email, network: networkOf(address) })
    return beginSession(tx, { accountId, rememberMe: entry.rememberMe, userAgent, now, device, way: network })
  })
  const deviceToken = device?.token ?? newDeviceToken(house, account)
  return {
    signedIn: { person: { accountId, sessionId: started.sessionId, role, email }, started, deviceToken },
    onward: onwardOf(entry),
  }
}
