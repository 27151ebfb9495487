import type { Tx } from '../../platform/house.ts'
import { keepJoined } from '../../recruiters/joining/join-queries.ts'
import type { Reviewed, ReviewRow } from '../../rounds/rows.ts'
import { findApprovals } from '../decisions/approval-queries.ts'
import { findReviewed, lockReview } from '../decisions/decision-queries.ts'
import { lockStatus } from '../decisions/move-subject.ts'

/**
 * Locks a review round and its subject until the transaction ends, so that two decisions on it are made one after the
 * other. It locks in the same order as owners' actions do (recruiter, organisation, job, round), which avoids
 * deadlocks. Undefined if either no longer exists.
 */
export async function lockRound(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  const reviewed = await findReviewed(tx, id)
  if (!reviewed || (await lockSubject(tx, reviewed)) === undefined) return undefined
  return lockReview(tx, id)
}

/** Locks a subject with what it belongs to and returns its status; undefined if it no longer exists. */
export async function lockSubject(tx: Tx, { subject, subjectId }: Reviewed): Promise<string | undefined> {
  if (subject === 'job') await findApprovals(tx, subjectId, { lock: true })
  const status = await lockStatus(tx, { subject, subjectId })
  if (subject === 'recruiter') await keepJoined(tx, subjectId)
  return status
}
