import { type ReviewSheet, reviews } from '@trampolim/contract/gateway/reviews.ts'
import { readAudit } from '../audit/list-audit.ts'
import { noteLook } from '../looks/note-look.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { askForCorrection } from './decisions/ask-for-correction.ts'
import { blockSubject } from './decisions/block-subject.ts'
import { decideReview } from './decisions/decide-review.ts'
import { claimReview, releaseReview } from './queue/claim-review.ts'
import { findSubjects } from './queue/find-subjects.ts'
import { listQueue } from './queue/list-queue.ts'
import { readReview } from './sheet/read-review.ts'

const done = { done: true } as const

/** Records the look at a candidate's profile. */
function shown(context: Asking, sheet: ReviewSheet): ReviewSheet {
  const { subject, subjectId: candidateId } = sheet
  if (subject === 'candidate') noteLook(context, { of: { candidateId }, parts: ['profile'] })
  return sheet
}

export const reviewRoutes = {
  reviewQueue: answer(reviews.reviewQueue).handler(({ context, input }) =>
    listQueue(context.house, { ...input, subject: input.subject, reviewerId: signedIn(context).accountId }),
  ),

  readReview: answer(reviews.readReview).handler(async ({ context, input: { id } }) =>
    shown(context, await readReview(context.house, { id, reviewerId: signedIn(context).accountId })),
  ),

  claimReview: answer(reviews.claimReview).handler(async ({ context, input: { id } }) =>
    shown(context, await claimReview(context.house, { id, reviewerId: signedIn(context).accountId })),
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

  askForCorrection: answer(reviews.askForCorrection).handler(async ({ context, input }) => {
    await askForCorrection(context.house, { ...input, reviewerId: signedIn(context).accountId })
    return done
  }),

  findSubjects: answer(reviews.findSubjects).handler(({ context, input }) =>
    findSubjects(context.house, { name: input.name, subject: input.subject }),
  ),

  auditLog: answer(reviews.auditLog).handler(({ context, input }) => readAudit(context.house, input)),
}
