import type { ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import { claimLapses } from '@trampolim/marketplace/jobs/closing.ts'
import { hasLapsed, isHeldByAnother } from '@trampolim/marketplace/reviews/review.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { writeClaim } from '../../rounds/queries.ts'
import type { ReviewRow } from '../../rounds/rows.ts'
import { lockStatus, moveSubject } from '../decisions/move-subject.ts'
import { readReview } from '../sheet/read-review.ts'
import { lockRound } from './lock-round.ts'

type Claiming = { id: string; reviewerId: string }

export const lapseClaimWork: Work<{ id: string }> = { name: 'lapse-claim', payload: z.strictObject({ id: z.string() }) }

/**
 * Claims a subject for review: it moves to validating, and for 30 minutes no other reviewer can decide on it. Claiming
 * again restarts them. @throws review_not_found (also once decided), claimed_by_another, move_not_allowed
 */
export async function claimReview(house: House, { id, reviewerId }: Claiming): Promise<ReviewSheet> {
  const now = house.now()
  return house.database.transaction().execute(async (tx) => {
    const review = await lockUndecided(tx, id)
    if (isHeldByAnother(claimOf(review), { reviewer: reviewerId, now })) refuse('claimed_by_another')
    await beginValidating(tx, review, { reviewerId, now })
    await writeClaim(tx, { id, claim: { by: reviewerId, at: now } })
    await enqueue(tx, lapseClaimWork, { payload: { id }, key: `lapse-claim ${id}`, runAt: claimLapses(now) })
    return readReview({ ...house, database: tx }, { id, reviewerId })
  })
}

/**
 * Releases a claimed subject without a decision; one that isn't claimed is left unchanged. @throws review_not_found,
 * claimed_by_another
 */
export async function releaseReview(house: House, { id, reviewerId }: Claiming) {
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const review = await lockUndecided(tx, id)
    if (isHeldByAnother(claimOf(review), { reviewer: reviewerId, now })) refuse('claimed_by_another')
    if (review.claimedBy) await endClaim(tx, review, now)
  })
}

/** Ends a claim whose 30 minutes are over, unless it was renewed or the round was decided meanwhile. */
export async function lapseClaim({ database, now }: House, { id }: { id: string }) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const review = await lockRound(tx, id)
    const claim = review && claimOf(review)
    if (review && !review.decidedAt && claim && hasLapsed(claim, moment)) await endClaim(tx, review, moment)
  })
}

/** Returns the claim on a round; null if nobody has claimed it. */
export function claimOf({ claimedBy, claimedAt }: Pick<ReviewRow, 'claimedBy' | 'claimedAt'>) {
  return claimedBy && claimedAt ? { reviewer: claimedBy, claimed: claimedAt } : null
}

/** Moves a pending subject to validating, unless it already is or only an organisation's logo awaits review. */
export async function beginValidating(
  tx: Tx,
  { subject, subjectId }: ReviewRow,
  { reviewerId, now }: { reviewerId: string; now: Date },
) {
  const status = await lockStatus(tx, { subject, subjectId })
  if (status === 'validating' || (subject === 'organization' && status === 'approved')) return
  const obstacles = { changes_requested: false, claimed_by_another: false }
  await moveSubject(tx, {
    subject,
    subjectId,
    to: 'validating',
    actor: 'reviewer',
    actorId: reviewerId,
    obstacles,
    now,
  })
}

async function lockUndecided(tx: Tx, id: string): Promise<ReviewRow> {
  const review = await lockRound(tx, id)
  return !review || review.decidedAt ? refuse('review_not_found') : review
}

async function endClaim(tx: Tx, { id, subject, subjectId }: ReviewRow, now: Date) {
  await writeClaim(tx, { id, claim: null })
  if ((await lockStatus(tx, { subject, subjectId })) !== 'validating') return
  const obstacles = { claim_not_lapsed: false }
  await moveSubject(tx, { subject, subjectId, to: 'pending', actor: 'automation', actorId: null, obstacles, now })
}
