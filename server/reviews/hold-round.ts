import type { Tx } from '../platform/house.ts'
import { keepJoined } from '../recruiters/join-queries.ts'
import type { Reviewed, ReviewRow } from '../rounds/rows.ts'
import { findApprovals } from './approval-queries.ts'
import { findReviewed, holdReview } from './decision-queries.ts'
import { holdStatus } from './move-subject.ts'

/**
 * One round of review with its subject, both held until the transaction ends; of two who decide on it one comes after the
 * other. Everything is held in the order in which owners hold it (recruiter, organisation, job, round), so that nobody
 * waits in a circle. Undefined where either is gone.
 */
export async function holdRound(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  const reviewed = await findReviewed(tx, id)
  if (!reviewed || (await holdSubject(tx, reviewed)) === undefined) return undefined
  return holdReview(tx, id)
}

/** Holds a subject with what it belongs to, and tells its status; undefined where it is gone. */
export async function holdSubject(tx: Tx, { subject, subjectId }: Reviewed): Promise<string | undefined> {
  if (subject === 'job') await findApprovals(tx, subjectId, { lock: true })
  const status = await holdStatus(tx, { subject, subjectId })
  if (subject === 'recruiter') await keepJoined(tx, subjectId)
  return status
}
