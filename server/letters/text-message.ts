import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { z } from 'zod'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { Configuration } from '../platform/configuration.ts'
import type { House, Tx } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'
import { type Keyring, seal, unseal } from '../platform/tokens.ts'
import { compose } from './templates.ts'

const t = speak(letters)
const timeout = 10_000

export const sendPhoneCodeWork: Work<{ id: string; sealed: string }> = {
  name: 'send-phone-code',
  payload: z.strictObject({ id: z.string(), sealed: z.string() }),
}

/** Whether codes can be sent to phones: by the configured service, or in the demo world by its mailbox. */
export function canReachPhones({ smsUrl, demo, smtpUrl }: Configuration): boolean {
  return smsUrl !== null || (demo && smtpUrl === null)
}

/** Queues a code to a phone, `11987654321`, in the caller's transaction; it is stored encrypted. */
export async function queuePhoneCode(
  tx: Tx,
  { secret, id, phone, code }: { secret: Keyring; id: string; phone: string; code: string },
) {
  await enqueue(tx, sendPhoneCodeWork, { payload: { id, sealed: seal(secret, JSON.stringify({ phone, code })) } })
}

/**
 * Sends a code to the service at SMS_URL as `POST {"id", "to": "+5511987654321", "text"}`; any 2xx means success, and a
 * repeated `id` is the same message. Without a service the demo mailbox shows the code.
 */
export async function sendPhoneCode(house: House, { id, sealed }: { id: string; sealed: string }) {
  const opened = unseal(house.configuration.secret, sealed)
  if (opened === null) throw new Error('a code was sealed with another secret')
  const { phone, code } = JSON.parse(opened) as { phone: string; code: string }
  const { smsUrl, publicUrl } = house.configuration
  if (smsUrl === null) {
    return house.post.send({ id, to: `${phone}@sms.invalid`, ...compose('phone-code', { phone, code }, publicUrl) })
  }
  const body = { id, to: `+55${phone}`, text: t('phoneCode.text', { code }) }
  const answer = await askOutside(smsUrl, { body, timeout })
  if (!answer.ok) throw new Error(`the text message service answered ${answer.status}`)
}
