import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { recordAll } from '../platform/events/record-all.ts'
import type { Tx } from '../platform/house.ts'
import { dropApprovedVersions, leaveQueue, resolveTasks } from './queries.ts'

type Withdrawn = { subject: ReviewSubject; subjectIds: readonly string[]; now: Date }

/** Removes subjects that need no decision any more from the queue, with their tasks. */
export async function withdrawRounds(tx: Tx, { subject, subjectIds, now }: Withdrawn) {
  const left = await leaveQueue(tx, { subject, subjectIds })
  await resolveTasks(tx, { subject, subjectIds, now })
  const payloads = left.map((subjectId) => ({ subject, subjectId }))
  await recordAll(tx, { type: 'review.withdrawn', payloads, now })
}

/**
 * Removes deleted subjects from reviewing: their waiting rounds, tasks and approved versions. Decisions stay in the
 * audit.
 */
export async function forgetRounds(tx: Tx, subjects: Withdrawn) {
  await withdrawRounds(tx, subjects)
  await dropApprovedVersions(tx, subjects)
}
