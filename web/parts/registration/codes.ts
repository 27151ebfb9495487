import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { faultText } from '../../platform/faults.ts'
import type { Verification } from './draft.ts'

type Channel = 'email' | 'phone'
type Owner = NonNullable<Parameters<Calls['gateway']['accounts']['checkPassword']>[0]['owner']>
type Sending = { channel: Channel; destination: string; last: Verification }

/** Sends a code, unless the last one went there a moment ago: that one still works. Server only. */
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

type Entered = { channel: Channel; verificationId: string; code: string }

/** What is wrong with a code that was entered; null where it proves the address. Server only. */
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

/** What is wrong with a new password, as far as the server knows what others guess first. Server only. */
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
    // The registration itself checks again.
    return refused.fields.password?.message ?? null
  }
}

/** Whether an address takes mail at all; a check that can't be made stands in nobody's way. Server only. */
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

/** Whether the address has an account already, which only its owner is told: who has entered its code. Server only. */
export async function faultOfProvedEmail({ socialMedia }: Calls, { id, destination }: Verification) {
  try {
    const { unique } = await socialMedia.validations.isUniqueEmail({ email: destination, verificationId: id })
    return unique ? null : faultText('email_taken')
  } catch (problem) {
    // The registration itself checks again.
    if (refusalOf(problem)) return null
    throw problem
  }
}
