import { mostPasskeys } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertPassword } from '../passwords/assert-password.ts'
import { lockCredentials } from '../queries.ts'
import { afterFactorAdded } from '../second-step/own-second-step.ts'
import { isStampOf, stampOf } from '../second-step/second-steps.ts'
import { isSession } from '../sessions/sessions.ts'
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
import { insertPasskey, listPasskeysOf } from './queries.ts'

/** EdDSA, ES256 and RS256, by their COSE numbers: the algorithms that authenticators support. */
const algorithms = [-8, -7, -257]

/**
 * Starts adding a passkey, after the person has given their password again, since a session may have been left open.
 * @throws passkeys_not_available, wrong_password, too_many_sign_ins, too_many_passkeys
 */
export async function startPasskey(house: House, person: Person, password: string) {
  const { id: rpID } = assertRelyingParty(house)
  const { accountId, sessionId, email } = person
  const passwordHash = await assertPassword(house, accountId, password)
  const known = await listPasskeysOf(house.database, accountId)
  if (known.length >= mostPasskeys) refuse('too_many_passkeys')
  const challenge = newChallenge()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Trampolim',
    rpID,
    userID: new Uint8Array(userHandleOf(accountId)),
    userName: email,
    userDisplayName: email,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((each) => ({
      id: each.credentialId.toString('base64url'),
      transports: each.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const stamp = stampOf(house, { id: accountId, email, passwordHash })
  const kept = keepCeremony(house, 'passkey-new', { challenge, accountId, sessionId, stamp })
  return { options: JSON.stringify(options), kept }
}

/**
 * Adds the passkey that the browser created, if the session still exists and neither e-mail nor password was changed
 * meanwhile.
 * @throws passkeys_not_available, passkey_refused, passkey_known, too_many_passkeys
 */
export async function addPasskey(
  house: House,
  person: Person,
  { kept, credential, name }: { kept: string; credential: string; name: string },
): Promise<{ id: string; recoveryCodes: string[] | null }> {
  const { id: rpID, origin } = assertRelyingParty(house)
  const { accountId, sessionId } = person
  const begun = openCeremony(house, 'passkey-new', kept)
  if (begun.accountId !== accountId || begun.sessionId !== sessionId) return refuse('passkey_refused')
  const { challenge, stamp } = begun
  const answer = readCredential(credential)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo: made } = await checked(house, () =>
    verifyRegistrationResponse({
      response: answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!made) return refuse('passkey_refused')
  const now = house.now()
  const id = newId(now)
  return house.database.transaction().execute(async (tx) => {
    const held = await lockCredentials(tx, accountId)
    if (!held || !isStampOf(house, { id: accountId, ...held }, stamp)) refuse('passkey_refused')
    if (!(await isSession(tx, person))) refuse('sign_in_required')
    await spend(tx, { challenge, now })
    if ((await listPasskeysOf(tx, accountId)).length >= mostPasskeys) refuse('too_many_passkeys')
    const inserted = await insertPasskey(tx, {
      id,
      accountId,
      credentialId: Buffer.from(made.credential.id, 'base64url'),
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: (made.credential.transports ?? []).slice(0, 8),
      name,
      now,
    })
    if (!inserted) refuse('passkey_known')
    await record(tx, { type: 'account.way-in-added', payload: { accountId, way: 'passkey' }, actorId: accountId, now })
    return { id, recoveryCodes: await afterFactorAdded(tx, house, person) }
  })
}
