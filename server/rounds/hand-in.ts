import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { answerTasks } from './queries.ts'
import type { Reviewed } from './rows.ts'

/**
 * Hands a subject in for review, in the transaction in which its owner makes or changes it: what earlier decisions asked
 * for counts as answered from then on, and the reviewers hear of it by `review.asked`.
 */
export async function handIn(
  tx: Tx,
  { subject, subjectId, actorId, now }: Reviewed & { actorId: string | undefined; now: Date },
) {
  await answerTasks(tx, { subject, subjectIds: [subjectId], now })
  await record(tx, { type: 'review.asked', payload: { subject, subjectId }, actorId, now })
}
