import { unloadedParts } from '@trampolim/contract/social-media/unloaded-parts.ts'
import { answer } from '../platform/http/answer.ts'
import { reportUnloadedPart } from './report-unloaded-part.ts'

export const unloadedPartRoutes = {
  reportUnloadedPart: answer(unloadedParts.reportUnloadedPart).handler(({ context, input }) => {
    reportUnloadedPart(context.house, input)
    return { done: true as const }
  }),
}
