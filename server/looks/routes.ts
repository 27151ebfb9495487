import { looks } from '@trampolim/contract/gateway/looks.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { listLooks } from './list-looks.ts'
import { answerReport, listReports, reportLook } from './report-look.ts'

const done = { done: true } as const

export const lookRoutes = {
  listLooks: answer(looks.listLooks).handler(({ context, input }) =>
    listLooks(context.house, { ...input, professionalId: signedIn(context).accountId }),
  ),

  reportLook: answer(looks.reportLook).handler(async ({ context, input }) => {
    await reportLook(context.house, { ...input, professionalId: signedIn(context).accountId })
    return done
  }),

  listLookReports: answer(looks.listLookReports).handler(({ context, input }) => listReports(context.house, input)),

  answerLookReport: answer(looks.answerLookReport).handler(async ({ context, input }) => {
    await answerReport(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),
}
