import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { raiseEdition, resolveTasks } from './queries.ts'
import type { Reviewed } from './rows.ts'

/**
 * Hands a subject in for review, in the transaction in which its owner creates or changes it; if it was there before, the
 * caller has locked it. Resolves what earlier decisions requested, outdates what reviewers have read of a waiting round,
 * and records `review.asked`, to which the reviews listen.
 */
export async function handIn(
  tx: Tx,
  { subject, subjectId, actorId, now }: Reviewed & { actorId: string | undefined; now: Date },
) {
  await resolveTasks(tx, { subject, subjectIds: [subjectId], now })
  await raiseEdition(tx, { subject, subjectId })
  await record(tx, { type: 'review.asked', payload: { subject, subjectId }, actorId, now })
}
