import { interviews, recruiterInterviews } from '@trampolim/contract/gateway/interviews.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { answerInterview } from './answer.ts'
import { cancelInterview, handleInterview } from './handle.ts'
import {
  listAgenda,
  listInterviews,
  listOwnInterview,
  listOwnInterviews,
  markInterviewsViewed,
  readCalendar,
  readInterview,
} from './list.ts'
import { presentOwn } from './present.ts'
import { changeInterview, scheduleInterview } from './schedule.ts'

const done = { done: true } as const

export const recruiterInterviewRoutes = {
  scheduleInterview: answer(recruiterInterviews.scheduleInterview).handler(({ context, input }) =>
    scheduleInterview(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  listInterviews: answer(recruiterInterviews.listInterviews).handler(({ context, input }) =>
    listInterviews(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  readInterview: answer(recruiterInterviews.readInterview).handler(({ context, input }) =>
    readInterview(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  changeInterview: answer(recruiterInterviews.changeInterview).handler(async ({ context, input }) => {
    await changeInterview(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  cancelInterview: answer(recruiterInterviews.cancelInterview).handler(({ context, input }) =>
    cancelInterview(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),

  handleInterview: answer(recruiterInterviews.handleInterview).handler(async ({ context, input }) => {
    await handleInterview(context.house, { recruiterId: signedIn(context).accountId, ...input })
    return done
  }),

  listAgenda: answer(recruiterInterviews.listAgenda).handler(({ context, input }) =>
    listAgenda(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),
}

export const interviewRoutes = {
  listOwnInterviews: answer(interviews.listOwnInterviews).handler(({ context, input }) =>
    listOwnInterviews(context.house, { professionalId: signedIn(context).accountId, ...input }),
  ),

  readOwnInterview: answer(interviews.readOwnInterview).handler(async ({ context, input }) => {
    const { database, now } = context.house
    const asked = { professionalId: signedIn(context).accountId, interviewId: input.id, now: now() }
    return presentOwn(await listOwnInterview(database, asked), asked.now)
  }),

  readInterviewCalendar: answer(interviews.readInterviewCalendar).handler(({ context, input }) =>
    readCalendar(context.house, { professionalId: signedIn(context).accountId, interviewId: input.id }),
  ),

  markInterviewsViewed: answer(interviews.markInterviewsViewed).handler(async ({ context }) => {
    await markInterviewsViewed(context.house, signedIn(context).accountId)
    return done
  }),

  answerInterview: answer(interviews.answerInterview).handler(({ context, input }) => {
    const { id: interviewId, ...asked } = input
    return answerInterview(context.house, { professionalId: signedIn(context).accountId, interviewId, ...asked })
  }),
}
