import { listen } from '../platform/events/listener.ts'
import { sendDecisionLetter, sendWithheldLetters } from './decisions/send-decision-letter.ts'
import { askForReview, tidyQueue } from './queue/enter-queue.ts'

export const reviewListeners = [
  listen('review.asked', 'review-queue', (tx, { payload, occurredAt }) =>
    askForReview(tx, { ...payload, asked: occurredAt }),
  ),

  listen('job.changed', 'review-queue.job', (tx, { payload: { jobId } }, { now }) =>
    tidyQueue(tx, { subject: 'job', subjectId: jobId, now: now() }),
  ),
  listen('organization.changed', 'review-queue.organization', (tx, { payload: { organizationId } }, { now }) =>
    tidyQueue(tx, { subject: 'organization', subjectId: organizationId, now: now() }),
  ),
  listen('recruiter.changed', 'review-queue.recruiter', (tx, { payload: { accountId } }, { now }) =>
    tidyQueue(tx, { subject: 'recruiter', subjectId: accountId, now: now() }),
  ),
  listen('professional.changed', 'review-queue.candidate', (tx, { payload: { accountId } }, { now }) =>
    tidyQueue(tx, { subject: 'candidate', subjectId: accountId, now: now() }),
  ),

  listen('review.decided', 'decision-letter', (tx, { id, payload }, house) =>
    sendDecisionLetter(tx, { reviewId: payload.reviewId, letterId: id }, house),
  ),
  listen('review.withdrawn', 'withheld-letters', async (tx, { payload: { subject, subjectId } }, house) => {
    if (subject === 'job') await sendWithheldLetters(tx, subjectId, house)
  }),
]
