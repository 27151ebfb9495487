import { messages } from '@trampolim/contract/gateway/messages.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { decideThreadReport, listThreadReports, reportOwnThread, reportThread } from './reports.ts'
import { sendToCandidate, sendToJob } from './send-message.ts'
import { sendToCandidates } from './send-to-candidates.ts'
import { listOwnThreads, listThreads, markOwnThreadRead, markThreadRead, readOwnThread, readThread } from './threads.ts'

const done = { done: true } as const

/** Adds the calling candidate to the input. */
const own = <Input>(context: Asking, input: Input) => ({ ...input, professionalId: signedIn(context).accountId })

/** Adds the calling recruiter to the input. */
const by = <Input>(context: Asking, input: Input) => ({ ...input, recruiterId: signedIn(context).accountId })

export const messageRoutes = {
  reportOwnThread: answer(messages.reportOwnThread).handler(async ({ context, input }) => {
    await reportOwnThread(context.house, own(context, input))
    return done
  }),

  reportThread: answer(messages.reportThread).handler(async ({ context, input }) => {
    await reportThread(context.house, by(context, input))
    return done
  }),

  listThreadReports: answer(messages.listThreadReports).handler(({ context, input }) =>
    listThreadReports(context.house, input),
  ),

  decideThreadReport: answer(messages.decideThreadReport).handler(async ({ context, input }) => {
    await decideThreadReport(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),

  listOwnThreads: answer(messages.listOwnThreads).handler(({ context, input }) =>
    listOwnThreads(context.house, { ...own(context, input), begun: true }),
  ),

  listNewThreads: answer(messages.listNewThreads).handler(({ context, input }) =>
    listOwnThreads(context.house, { ...own(context, input), begun: false }),
  ),

  answerThread: answer(messages.answerThread).handler(({ context, input }) =>
    sendToJob(context.house, own(context, input)),
  ),

  beginThread: answer(messages.beginThread).handler(({ context, input }) =>
    sendToJob(context.house, own(context, input)),
  ),

  writeToJob: answer(messages.writeToJob).handler(({ context, input }) =>
    sendToJob(context.house, own(context, input)),
  ),

  readOwnThread: answer(messages.readOwnThread).handler(({ context, input }) =>
    readOwnThread(context.house, own(context, input)),
  ),

  markOwnThreadRead: answer(messages.markOwnThreadRead).handler(async ({ context, input }) => {
    await markOwnThreadRead(context.house, own(context, input))
    return done
  }),

  listThreads: answer(messages.listThreads).handler(({ context, input }) =>
    listThreads(context.house, by(context, input)),
  ),

  readThread: answer(messages.readThread).handler(({ context, input }) =>
    readThread(context.house, by(context, input)),
  ),

  writeToCandidate: answer(messages.writeToCandidate).handler(({ context, input }) =>
    sendToCandidate(context.house, by(context, input)),
  ),

  writeToCandidates: answer(messages.writeToCandidates).handler(({ context, input }) =>
    sendToCandidates(context.house, by(context, input)),
  ),

  markThreadRead: answer(messages.markThreadRead).handler(async ({ context, input }) => {
    await markThreadRead(context.house, by(context, input))
    return done
  }),
}
