import { searchCvService } from '@trampolim/contract/search-cv/search.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { recommendCandidates } from './recommend-candidates.ts'

export const cvSearchRoutes = {
  recommendCandidates: answer(searchCvService.recommendCandidates).handler(({ context, input }) => {
    const { jobId, ...filters } = input
    return recommendCandidates(context.house, { recruiterId: signedIn(context).accountId, jobId, ...filters })
  }),
}
