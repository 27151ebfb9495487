import { reviews } from '@trampolim/contract/gateway/reviews.ts'
import { readAudit } from '../audit/list-audit.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { blockSubject } from './decisions/block-subject.ts'
import { decideReview } from './decisions/decide-review.ts'
import { claimReview, releaseReview } from './queue/claim-review.ts'
import { findSubjects } from './queue/find-subjects.ts'
import { listQueue } from './queue/list-queue.ts'
import { readReview } from './sheet/read-review.ts'

const done = { done: true } as const

export const reviewRoutes = {
  reviewQueue: answer(reviews.reviewQueue).handler(({ context, input }) =>
    listQueue(context.house, { ...input, subject: input.subject, reviewerId: signedIn(context).accountId }),
  ),

  readReview: answer(reviews.readReview).handler(({ context, input: { id } }) =>
    readReview(context.house, { id, reviewerId: signedIn(context).accountId }),
  ),

  claimReview: answer(reviews.claimReview).handler(({ context, input: { id } }) =>
    claimReview(context.house, { id, reviewerId: signedIn(context).accountId }),
  ),

  releaseReview: answer(reviews.releaseReview).handler(async ({ context, input: { id } }) => {
    await releaseReview(context.house, { id, reviewerId: signedIn(context).accountId })
    return done
  }),

  decideReview: answer(reviews.decideReview).handler(async ({ context, input }) => {
    await decideReview(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),

  blockSubject: answer(reviews.blockSubject).handler(async ({ context, input }) => {
    await blockSubject(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),

  findSubjects: answer(reviews.findSubjects).handler(({ context, input }) =>
    findSubjects(context.house, { name: input.name, subject: input.subject }),
  ),

  auditLog: answer(reviews.auditLog).handler(({ context, input }) => readAudit(context.house, input)),
}
