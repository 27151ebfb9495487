import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { Database, Tx } from '../platform/house.ts'

/** Finds the latest review round of a subject; undefined until it has entered the queue for the first time. */
export async function findLatestReview(
  database: Database | Tx,
  { subject, subjectId }: { subject: ReviewSubject; subjectId: string },
) {
  return database
    .selectFrom('review')
    .select(['due_at as due', 'decided_at as decided', 'resolved_at as resolved'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
