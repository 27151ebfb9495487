import { isUnderReview, profileStatuses } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { type RawBuilder, sql } from 'kysely'
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

/**
 * SQL for whether a recruiter is to correct their profile before its review goes on, by the table's name in the
 * statement: what `reviewDue` answers with null while the profile is under review.
 */
export function isToCorrect(table: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const waiting = sql.join(profileStatuses.codes.filter(isUnderReview))
  return sql<boolean>`(${of('status')} in (${waiting}) and coalesce((
    select review.resolved_at is null and review.decided_at >= ${of('modified_at')} from review
    where review.subject = 'recruiter' and review.subject_id = ${of('account_id')}
    order by review.entered_at desc, review.id desc limit 1
  ), false))`
}
