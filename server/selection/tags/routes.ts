import { candidateTags } from '@trampolim/contract/gateway/candidate-tags.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { listTags, tagCandidate } from './tags.ts'

export const tagRoutes = {
  tagCandidate: answer(candidateTags.tagCandidate).handler(async ({ context, input }) => {
    const { processId: candidacyId, ...asked } = input
    await tagCandidate(context.house, { recruiterId: signedIn(context).accountId, candidacyId, ...asked })
    return { done: true } as const
  }),

  listTags: answer(candidateTags.listTags).handler(({ context, input }) =>
    listTags(context.house, { recruiterId: signedIn(context).accountId, ...input }),
  ),
}
