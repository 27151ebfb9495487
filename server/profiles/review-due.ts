import { isUnderReview, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import type { Database, Tx } from '../platform/house.ts'
import { findLatestReview } from './review-queries.ts'

/**
 * Returns when a profile's review is due. Null if none is pending: it was decided, or awaits the owner's correction.
 * `handedIn`: when the profile was last written, used until it has entered the queue.
 */
export async function reviewDue(
  database: Database | Tx,
  asked: { subject: 'organization' | 'recruiter'; subjectId: string; status: ProfileStatus; handedIn: Date },
): Promise<Date | null> {
  if (!isUnderReview(asked.status)) return null
  const latest = await findLatestReview(database, asked)
  if (latest?.decided === null) return latest.due
  const waitsForOwner = latest && !latest.resolved && latest.decided >= asked.handedIn
  return waitsForOwner ? null : reviewDueAt(asked.handedIn)
}
