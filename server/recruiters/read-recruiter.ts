import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { reviewDue } from '../profiles/review-due.ts'
import { findRecruiter, type RecruiterRow } from './queries.ts'

/** A recruiter's profile with the due date of its review, if any. */
export type ReadRecruiter = { row: RecruiterRow; reviewDue: Date | null }

/** Reads the profile of a recruiter. @throws user_not_found */
export async function readRecruiter(database: Database | Tx, accountId: string): Promise<ReadRecruiter> {
  return withReview(database, (await findRecruiter(database, accountId)) ?? refuse('user_not_found'))
}

/** Adds the due date of a profile's review. */
export async function withReview(database: Database | Tx, row: RecruiterRow): Promise<ReadRecruiter> {
  const { userId: subjectId, status, modified: handedIn } = row
  return { row, reviewDue: await reviewDue(database, { subject: 'recruiter', subjectId, status, handedIn }) }
}
