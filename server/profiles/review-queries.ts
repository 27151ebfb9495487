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

/** Takes what is gone for good out of the reviewers' queue and its owner's tasks, with what its profile went through. */
export async function forgetProfiles(
  tx: Tx,
  { subject, subjectIds, now }: { subject: 'organization' | 'recruiter'; subjectIds: readonly string[]; now: Date },
) {
  await tx
    .deleteFrom('review')
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('decided_at', 'is', null)
    .execute()
  await tx
    .updateTable('review')
    .set({ answered_at: now })
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('answered_at', 'is', null)
    .execute()
  await tx.deleteFrom('approved_version').where('subject', '=', subject).where('subject_id', 'in', subjectIds).execute()
  await tx
    .deleteFrom('profile_status_change')
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .execute()
}
