import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { Database, Tx } from '../platform/house.ts'

/** The latest round of review of a subject; undefined while it is only asked for. */
export async function findLatestReview(
  database: Database | Tx,
  { subject, subjectId }: { subject: ReviewSubject; subjectId: string },
) {
  return database
    .selectFrom('review')
    .select(['due_at as due', 'decided_at as decided', 'answered_at as answered'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('entered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
