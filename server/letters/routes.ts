import { demo } from '@trampolim/contract/social-media/demo.ts'
import { answer } from '../platform/http/answer.ts'
import { listLetters, readLetter } from './demo-mailbox.ts'

export const demoMailboxRoutes = {
  listLetters: answer(demo.listLetters).handler(({ context, input }) => listLetters(context.house, input.limit)),
  readLetter: answer(demo.readLetter).handler(({ context, input }) => readLetter(context.house, input.id)),
}
