import { randomInt } from 'node:crypto'
import { codeExpiry, codeRules, resend, resendToDomain } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import type { FaultCode } from '@trampolim/marketplace/faults.ts'
import { isFreeMail, registeredDomainOf } from '@trampolim/marketplace/organizations/company-email.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { isCellPhone, normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { canReachPhones } from '../letters/text-message.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { isLoopback } from '../platform/http/caller/proxies.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { everySealOf, isSealOf, type Keyring, seal, sealCode } from '../platform/tokens.ts'
import { type Channel, insertVerification, queueUpFor, sentSince, unprovenInDomain } from './queries.ts'
import { countShortCode } from './short-codes.ts'

const hour = 3_600_000
const perAddress: Limit = { name: 'codes-from', most: 100, seconds: 60 * 60 }

type AskedCode = { channel: Channel; destination: string; address: string; isNewAddress?: boolean }

export type SentCode = { verificationId: string; resendIn: number; expires: Date }

/**
 * Sends a code to an e-mail address or cell phone: of four digits, or of eight when many codes are unconfirmed.
 * `resendIn` is the seconds until another can be requested. `isNewAddress`: a signed-in person wants to change their
 * address to it.
 * @throws invalid_form (destination), channel_not_available, code_sent_recently, too_many_codes
 */
export async function sendCode(
  house: House,
  { channel, destination: given, address, isNewAddress = false }: AskedCode,
): Promise<SentCode> {
  const { configuration, database } = house
  const { secret } = configuration
  const now = house.now()
  const destination = readDestination(channel, given)
  if (channel === 'phone' && !canReachPhones(configuration)) refuse('channel_not_available')
  // If only this machine can reach the product, everybody has the same address.
  const isLocal = configuration.localOnly && isLoopback(address)
  if (!isLocal && !(await countWithin(database, perAddress, { subject: address, now }))) refuse('too_many_codes')
  const domain = channel === 'email' && !isFreeMail(destination) ? registeredDomainOf(destination) : null
  const askers = everySealOf(secret, ['asker', address])

  return database.transaction().execute(async (tx) => {
    const again = await assertMaySend(tx, { channel, destination, domain, askers, now })
    const short = await countShortCode(tx, { channel, destination, domain, now })
    const verificationId = newId(now)
    const code = newCode(short ? codeRules.digits : codeRules.longDigits)
    const expires = codeExpiry(now)
    const codeHash = hashOfCode(secret, { verificationId, code })
    const sent = {
      channel,
      destination,
      domain,
      asker: sealCode(secret, ['asker', address]),
      codeHash,
      short,
      expiresAt: expires,
      now,
    }
    await insertVerification(tx, { id: verificationId, ...sent })
    await record(tx, {
      type: 'verification.code-asked',
      payload: { verificationId, channel, sealedCode: seal(secret, code), isNewAddress, again },
      now,
    })
    return { verificationId, resendIn: codeRules.secondsBetweenSends, expires }
  })
}

type Sending = { channel: Channel; destination: string; domain: string | null; askers: readonly Buffer[]; now: Date }

/**
 * Whether the same client requested another code recently.
 * @throws code_sent_recently, too_many_codes
 */
async function assertMaySend(tx: Tx, { channel, destination, domain, askers, now }: Sending): Promise<boolean> {
  await queueUpFor(tx, { channel, destination })
  const before = await sentSince(tx, { channel, destination, askers, since: new Date(now.getTime() - hour) })
  const decision = resend(before, { now })
  if (!decision.may) refuse(decision.code)
  const again = before.some(({ own }) => own)
  if (domain === null) return again
  const inDomain = await unprovenInDomain(tx, { domain, askers, since: new Date(now.getTime() - 24 * hour) })
  const ofDomain = resendToDomain(inDomain, { now })
  if (!ofDomain.may) refuse(ofDomain.code)
  return again
}

function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

type SentWith = { verificationId: string; code: string }

/** The stored form of a code, bound to its verification. */
export function hashOfCode(secret: Keyring, { verificationId, code }: SentWith): Buffer {
  return sealCode(secret, ['code', verificationId, code])
}

/** Whether a code matches a verification's stored hash. */
export function isCode(secret: Keyring, { verificationId, code }: SentWith, hash: Buffer): boolean {
  return isSealOf(secret, ['code', verificationId, code], hash)
}

function readDestination(channel: Channel, given: string): string {
  const wrong = (code: FaultCode) => refuse('invalid_form', fieldFaultsOf([{ field: 'destination', code }]))
  if (channel === 'email') return isEmail(given) ? normaliseEmail(given) : wrong('invalid_email')
  return isCellPhone(given) ? normalisePhone(given) : wrong('invalid_phone')
}
