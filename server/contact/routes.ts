import { contact } from '@trampolim/contract/gateway/contact.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { answerContact, listContact, sendContact } from './contact.ts'

export const contactRoutes = {
  sendContact: answer(contact.sendContact).handler(async ({ context, input }) => {
    const { due } = await sendContact(context, input)
    return { done: true as const, due: due.toISOString() }
  }),

  listContact: answer(contact.listContact).handler(({ context, input }) => listContact(context.house, input)),

  answerContact: answer(contact.answerContact).handler(async ({ context, input }) => {
    await answerContact(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return { done: true as const }
  }),
}
