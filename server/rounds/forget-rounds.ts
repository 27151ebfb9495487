import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { Tx } from '../platform/house.ts'
import { answerTasks, dropApprovedVersions, leaveQueue } from './queries.ts'

/**
 * Takes subjects that are deleted out of the reviewers' hands: no round waits, no task is left, and the version approved
 * last goes with them. What was decided stays with the audit.
 */
export async function forgetRounds(
  tx: Tx,
  subjects: { subject: ReviewSubject; subjectIds: readonly string[]; now: Date },
) {
  await leaveQueue(tx, subjects)
  await answerTasks(tx, subjects)
  await dropApprovedVersions(tx, subjects)
}
