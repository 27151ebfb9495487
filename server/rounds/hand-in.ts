import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { resolveTasks } from './queries.ts'
import type { Reviewed } from './rows.ts'

/**
 * Hands a subject in for review, in the transaction in which its owner creates or changes it. Resolves what earlier
 * decisions requested, and records `review.asked`, to which the reviews listen.
 */
export async function handIn(
  tx: Tx,
  { subject, subjectId, actorId, now }: Reviewed & { actorId: string | undefined; now: Date },
) {
  await resolveTasks(tx, { subject, subjectIds: [subjectId], now })
  await record(tx, { type: 'review.asked', payload: { subject, subjectId }, actorId, now })
}
