import { hiring, recruiterHiring } from '@trampolim/contract/gateway/hiring.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { answerHire } from './answer-hire.ts'
import { cancelHire, sendHire } from './send-hire.ts'

export const recruiterHiringRoutes = {
  sendHiringMessage: answer(recruiterHiring.sendHiringMessage).handler(({ context, input }) =>
    sendHire(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  cancelHiringMessage: answer(recruiterHiring.cancelHiringMessage).handler(({ context, input }) =>
    cancelHire(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),
}

export const hiringRoutes = {
  answerHiringMessage: answer(hiring.answerHiringMessage).handler(async ({ context, input }) => {
    const { id: candidacyId, ...answered } = input
    await answerHire(context.house, { professionalId: signedIn(context).accountId, candidacyId, ...answered })
    return { done: true } as const
  }),
}
