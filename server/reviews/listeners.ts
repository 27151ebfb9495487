import { queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { newId } from '../platform/ids.ts'
import { askForReview, tidyQueue } from './enter-queue.ts'
import { findAddressees, findDecided } from './letter-queries.ts'

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

  listen('review.decided', 'decision-letter', async (tx, { id, payload }, { configuration: { secret }, now }) => {
    const decided = await findDecided(tx, payload.reviewId)
    if (!decided || decided.toldWithJob) return
    const { subject, subjectId, decision, reason, changes, name: subjectName, logoOnly, first } = decided
    const task = { processId: payload.reviewId, taskId: subjectId }
    const addressees = await findAddressees(tx, decided)
    // Each letter needs an id of its own; the only one mostly has the event's.
    for (const [at, { email: to, name: whole }] of addressees.entries()) {
      const name = whole.split(' ', 1)[0] ?? whole
      const letter = { secret, id: at === 0 ? id : newId(now()), to }
      if (logoOnly) {
        const values = { name, company: subjectName, approved: decision === 'approve', reason }
        await queueLetter(tx, { ...letter, template: 'logo-decided', values })
      } else {
        const values = { name, subject, subjectName, decision, reason, changes, task, first }
        await queueLetter(tx, { ...letter, template: 'review-decided', values })
      }
    }
  }),
]
