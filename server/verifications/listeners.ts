import { signInPathOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { queueLetter } from '../letters/send-letter.ts'
import { queuePhoneCode } from '../letters/text-message.ts'
import { listen } from '../platform/events/listener.ts'
import { unseal } from '../platform/tokens.ts'
import { findRoleOf, readDestination } from './queries.ts'

/** Sends codes. */
export const verificationListeners = [
  listen('verification.code-asked', 'deliver-code', async (tx, { id, payload }, { configuration: { secret } }) => {
    const sent = await readDestination(tx, payload.verificationId)
    const code = unseal(secret, payload.sealedCode)
    if (!sent || code === null) return
    const to = sent.destination
    const { isNewAddress, again } = payload
    if (payload.channel === 'phone') return queuePhoneCode(tx, { secret, id, phone: to, code })
    // Only the mailbox's owner learns that there is an account; the caller gets the usual answer.
    const role = await findRoleOf(tx, to)
    const signInPath = role && signInPathOf(role)
    await queueLetter(tx, { secret, id, to, template: 'email-code', values: { code, signInPath, isNewAddress, again } })
  }),
]
