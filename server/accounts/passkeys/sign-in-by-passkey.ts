import { signInAreaOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { type LoginType, loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import { isCounterAhead } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import type { House } from '../../platform/house.ts'
import type { Asking } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockWaysIn } from '../networks/queries.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { findKnownDevice, newDeviceToken } from '../sign-in/device-tokens.ts'
import type { SignedIn } from '../sign-in/sign-in.ts'
import {
  assertRelyingParty,
  checked,
  keepCeremony,
  newChallenge,
  openCeremony,
  readCredential,
  spend,
  userHandleOf,
  webAuthn,
} from './ceremony.ts'
import { findPasskey, notePasskeyUse } from './queries.ts'

/**
 * Starts signing in with a passkey: any one that the person's authenticator has for this product.
 * @throws passkeys_not_available
 */
export async function startPasskeySignIn(house: House, entry: { type: LoginType; rememberMe: boolean }) {
  const { id: rpID } = assertRelyingParty(house)
  const challenge = newChallenge()
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { options: JSON.stringify(options), kept: keepCeremony(house, 'passkey-sign-in', { challenge, ...entry }) }
}

/**
 * Signs in with the browser's answer. Nothing else is asked for, since a passkey is bound to one account and to this
 * product's host, and its authenticator has verified the person.
 * @throws passkeys_not_available, passkey_refused, passkey_unknown, passkey_copied, sign_in_as_…
 */
export async function finishPasskeySignIn(
  { house, deviceTokens, userAgent }: Asking,
  { kept, credential }: { kept: string; credential: string },
): Promise<{ signedIn: SignedIn; rememberMe: boolean }> {
  const { id: rpID, origin } = assertRelyingParty(house)
  const { challenge, type, rememberMe } = openCeremony(house, 'passkey-sign-in', kept)
  const answer = readCredential(credential)
  const passkey = (await findPasskey(house.database, Buffer.from(answer.id, 'base64url'))) ?? refuse('passkey_unknown')
  const { accountId, email, role, passwordHash } = passkey
  const { verifyAuthenticationResponse } = await webAuthn()
  const response = answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response']
  const { verified, authenticationInfo } = await checked(house, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // The counter is compared below, once the signature has been verified.
      credential: { id: answer.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  )
  const handle = response.response?.userHandle
  if (!verified || (handle && handle !== userHandleOf(accountId).toString('base64url')))
    return refuse('passkey_refused')
  const { newCounter } = authenticationInfo
  if (!isCounterAhead({ stored: passkey.counter, given: newCounter })) return refuse('passkey_copied')
  if (loginTypeOf(role) !== type) return refuse(`sign_in_as_${signInAreaOf(role)}`)

  const owner = { id: accountId, passwordHash }
  const device = findKnownDevice(house, deviceTokens, owner)
  const now = house.now()
  const started = await house.database.transaction().execute(async (tx) => {
    if (!(await lockWaysIn(tx, accountId))) refuse('passkey_unknown')
    await spend(tx, { challenge, now })
    if (!(await notePasskeyUse(tx, { id: passkey.id, from: passkey.counter, to: newCounter, now }))) {
      refuse('passkey_refused')
    }
    return beginSession(tx, { accountId, rememberMe, userAgent, now, device, way: 'passkey' })
  })
  const person = { accountId, sessionId: started.sessionId, role, email }
  return { signedIn: { person, started, deviceToken: device?.token ?? newDeviceToken(house, owner) }, rememberMe }
}
