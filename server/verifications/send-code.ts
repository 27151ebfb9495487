import { randomInt } from 'node:crypto'
import { codeExpiry, codeRules, resend } from '@trampolim/marketplace/accounts/codes.ts'
import type { FaultCode } from '@trampolim/marketplace/faults.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { isCellPhone, normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { canReachPhones } from '../letters/text-message.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { seal, sealCode } from '../platform/tokens.ts'
import { type Channel, insertVerification, queueUpFor, sentSince } from './queries.ts'

const hour = 3_600_000
const perAddress: Limit = { name: 'codes-from', most: 100, seconds: 60 * 60 }

export type SentCode = { verificationId: string; resendIn: number; expires: Date }

/**
 * Sends a four-digit code to an e-mail address or cell phone; `resendIn` are the seconds until another may follow.
 * @throws invalid_form (destination), channel_not_available, code_sent_recently, too_many_codes
 */
export async function sendCode(
  house: House,
  { channel, destination: given, address }: { channel: Channel; destination: string; address: string },
): Promise<SentCode> {
  const { configuration, database } = house
  const now = house.now()
  const destination = readDestination(channel, given)
  if (channel === 'phone' && !canReachPhones(configuration)) refuse('channel_not_available')
  if (!(await countWithin(database, perAddress, { subject: address, now }))) refuse('too_many_codes')

  return database.transaction().execute(async (tx) => {
    await queueUpFor(tx, { channel, destination })
    const before = await sentSince(tx, { channel, destination, since: new Date(now.getTime() - hour) })
    const decision = resend(before, { now })
    if (!decision.may) refuse(decision.code)

    const verificationId = newId(now)
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
    const expires = codeExpiry(now)
    const codeHash = hashOfCode(configuration.secret, { verificationId, code })
    await insertVerification(tx, { id: verificationId, channel, destination, codeHash, expiresAt: expires, now })
    await record(tx, {
      type: 'verification.code-asked',
      payload: { verificationId, channel, sealedCode: seal(configuration.secret, code) },
      now,
    })
    return { verificationId, resendIn: codeRules.secondsBetweenSends, expires }
  })
}

/** What is stored of a code, bound to its verification. */
export function hashOfCode(secret: string, { verificationId, code }: { verificationId: string; code: string }): Buffer {
  return sealCode(secret, ['code', verificationId, code])
}

function readDestination(channel: Channel, given: string): string {
  const wrong = (code: FaultCode) => refuse('invalid_form', fieldFaultsOf([{ field: 'destination', code }]))
  if (channel === 'email') return isEmail(given) ? normaliseEmail(given) : wrong('invalid_email')
  return isCellPhone(given) ? normalisePhone(given) : wrong('invalid_phone')
}
