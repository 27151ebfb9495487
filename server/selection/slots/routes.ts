import { interviewSlots, recruiterInterviewSlots } from '@trampolim/contract/gateway/interview-slots.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { answerSlots } from './answer-slots.ts'
import { listOfferedInterviews, listOwnSlots } from './list-slots.ts'
import { addSlots, offerSlots, withdrawSlots } from './offer-slots.ts'

const done = { done: true } as const

export const recruiterSlotRoutes = {
  offerSlots: answer(recruiterInterviewSlots.offerSlots).handler(({ context, input }) =>
    offerSlots(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  addSlots: answer(recruiterInterviewSlots.addSlots).handler(async ({ context, input }) => {
    await addSlots(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  withdrawSlots: answer(recruiterInterviewSlots.withdrawSlots).handler(async ({ context, input }) => {
    await withdrawSlots(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  listOfferedInterviews: answer(recruiterInterviewSlots.listOfferedInterviews).handler(({ context, input }) =>
    listOfferedInterviews(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),
}

export const slotRoutes = {
  listOwnSlots: answer(interviewSlots.listOwnSlots).handler(({ context, input }) =>
    listOwnSlots(context.house, { professionalId: signedIn(context).accountId, ...input }),
  ),

  answerSlots: answer(interviewSlots.answerSlots).handler(async ({ context, input }) => {
    await answerSlots(context.house, { professionalId: signedIn(context).accountId, ...input })
    return done
  }),
}
