import { firstName, queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { findWelcomed } from './queries.ts'

/** Sends the letters to recruiters about their registration. */
export const recruiterListeners = [
  listen('account.registered', 'recruiter-welcome', async (tx, { id, payload }, { configuration: { secret } }) => {
    const welcomed = await findWelcomed(tx, payload.accountId)
    if (!welcomed) return
    const { email, name, joining, joined } = welcomed
    const values = { name: firstName(name), joining, joined }
    await queueLetter(tx, { secret, id, to: email, template: 'recruiter-welcome', values })
  }),
]
