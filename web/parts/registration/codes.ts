import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type Faults, faultText } from '../../platform/faults.ts'
import { firstPhone, type PhoneProof, type Verification } from './person-draft.ts'
import type { Resent } from './wizard.ts'

type Channel = 'email' | 'phone'
type Owner = NonNullable<Parameters<Calls['gateway']['accounts']['checkPassword']>[0]['owner']>
type Sending = { channel: Channel; destination: string; last: Verification }

/** Sends a code, unless one was sent there a moment ago and is still valid. Server only. */
export async function sendCode(
  { socialMedia }: Calls,
  { channel, destination, last }: Sending,
): Promise<Verification | { refused: Refused }> {
  try {
    const { verificationId, resendIn } = await socialMedia.validations.sendCode({ channel, destination })
    return { id: verificationId, destination, verified: false, resendAt: String(Date.now() + resendIn * 1000) }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    if (refused.code === 'code_sent_recently' && last.id !== '' && last.destination === destination) return last
    return { refused }
  }
}

/**
 * Sends a code to the first phone of a draft. `isSent` is false if codes can't be sent to phones; the phone then stays
 * unverified. Server only.
 */
export async function sendPhoneCode<Draft extends PhoneProof>(
  calls: Calls,
  draft: Draft,
): Promise<{ draft: Draft; isSent: boolean } | { refused: Refused }> {
  const destination = firstPhone(draft)
  const sent = await sendCode(calls, { channel: 'phone', destination, last: draft.phoneVerification })
  if (!('refused' in sent)) return { draft: { ...draft, phoneVerification: sent }, isSent: true }
  if (sent.refused.code !== 'channel_not_available') return sent
  return { draft: { ...draft, phoneUnreachable: true }, isSent: false }
}

/** What came of asking for another code for the same address; undefined if it was the first one. Server only. */
export function resentTo(before: Verification, after: Verification): Resent | undefined {
  if (before.id === '' || before.destination !== after.destination) return undefined
  return before.id === after.id ? 'tooSoon' : 'sent'
}

/** What came of asking for another code, by the step that followed; nothing is told beside a fault. Server only. */
export function resentIn<Draft extends PhoneProof & { verification: Verification }>(
  before: Draft,
  { draft, faults = {} }: { draft?: Draft; faults?: Faults },
): { resent?: Resent } {
  if (!draft || Object.keys(faults).length > 0) return {}
  const isNew = (['verification', 'phoneVerification'] as const).some((each) => draft[each].id !== before[each].id)
  return { resent: isNew ? 'sent' : 'tooSoon' }
}

/** Verifies the first phone of a draft with the code that was sent, or returns the fault. Server only. */
export async function enterPhoneCode<Draft extends PhoneProof>(
  calls: Calls,
  draft: Draft,
  code: string,
): Promise<{ draft: Draft } | { fault: string }> {
  const fault = await faultOfCode(calls, { channel: 'phone', verificationId: draft.phoneVerification.id, code })
  if (fault) return { fault }
  return { draft: { ...draft, phoneVerification: { ...draft.phoneVerification, verified: true } } }
}

type Entered = { channel: Channel; verificationId: string; code: string }

/** Returns the fault of an entered code; null if it verifies the address. Server only. */
export async function faultOfCode({ socialMedia }: Calls, entered: Entered): Promise<string | null> {
  try {
    await socialMedia.validations.validateCode(entered)
    return null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return refused.code === 'invalid_form' ? faultText('invalid_code') : refused.message
  }
}

/** Returns the fault of a new password, including what only the server knows of common passwords. Server only. */
export async function faultOfChosenPassword(
  { gateway }: Calls,
  password: string,
  owner: Owner,
): Promise<string | null> {
  try {
    await gateway.accounts.checkPassword({ password, owner })
    return null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    // The registration checks it again.
    return refused.fields.password?.message ?? null
  }
}

/** Returns a fault if an address receives no mail; a check that fails is no obstacle. Server only. */
export async function faultOfMailbox({ socialMedia }: Calls, email: string): Promise<string | null> {
  try {
    const { mailbox } = await socialMedia.validations.validateMailbox({ email })
    return mailbox === 'none' ? faultText('mailbox_not_found') : null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return refused.code === 'too_many_requests' ? null : refused.message
  }
}

/**
 * Whether the address already has an account, which is revealed only to its owner, who has entered its code. Server only.
 */
export async function faultOfProvedEmail({ socialMedia }: Calls, { id, destination }: Verification) {
  try {
    const { unique } = await socialMedia.validations.isUniqueEmail({ email: destination, verificationId: id })
    return unique ? null : faultText('email_taken')
  } catch (problem) {
    // The registration checks it again.
    if (refusalOf(problem)) return null
    throw problem
  }
}
