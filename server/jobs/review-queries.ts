import type { Tx } from '../platform/house.ts'

/** What reviews asked of a job is done: no task is left. */
export async function answerReviews(tx: Tx, { jobId, now }: { jobId: string; now: Date }) {
  await tx
    .updateTable('review')
    .set({ answered_at: now })
    .where('subject', '=', 'job')
    .where('subject_id', '=', jobId)
    .where('decided_at', 'is not', null)
    .where('answered_at', 'is', null)
    .execute()
}
