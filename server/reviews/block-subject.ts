import { isHeldByAnother, type ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { insertDecidedReview } from '../rounds/queries.ts'
import { announce, carryOut, follow } from './carry-out.ts'
import { claimOf } from './claim-review.ts'
import { completeDecision, type Decision } from './decide-review.ts'
import { holdOpenReview } from './decision-queries.ts'
import { holdSubject } from './hold-round.ts'
import { moveSubject } from './move-subject.ts'
import { readSubject } from './read-subject.ts'

type Blocking = Pick<Decision, 'reason' | 'rule'> & { subject: ReviewSubject; subjectId: string; reviewerId: string }

/**
 * Blocks something on infringement, whether it waits for a review or was approved; with an organisation or recruiter its
 * open and paused jobs. It leaves a task with the reason, as a decision of the queue does.
 * @throws review_not_found, reason_required, claimed_by_another, move_not_allowed
 */
export async function blockSubject(house: House, { subject, subjectId, reviewerId, ...given }: Blocking) {
  const decided = completeDecision({ ...given, decision: 'block', changes: [] })
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    if ((await holdSubject(tx, { subject, subjectId })) === undefined) refuse('review_not_found')
    const open = await holdOpenReview(tx, { subject, subjectId })
    if (open) {
      if (isHeldByAnother(claimOf(open), { reviewer: reviewerId, now })) refuse('claimed_by_another')
      return carryOut(tx, { ...decided, review: open, reviewerId, now })
    }
    const { name, organizationId, fields } =
      (await readSubject(tx, { subject, subjectId, now })) ?? refuse('review_not_found')
    const { reason, decision, changes } = decided
    const obstacles = { reason_required: false }
    await moveSubject(tx, {
      subject,
      subjectId,
      to: 'blocked',
      actor: 'reviewer',
      actorId: reviewerId,
      reason,
      obstacles,
      now,
    })
    const round = { id: newId(now), subject, subjectId, name, organizationId }
    await insertDecidedReview(tx, { ...round, decision, reason, changes, content: fields, by: reviewerId, now })
    const none = { entered: now, due: now, claimedBy: null, claimedAt: null, decision: null, decidedAt: null }
    const carried = { ...decided, review: { ...round, ...none, reason: null, changes: [] }, reviewerId, now }
    await follow(tx, carried)
    await announce(tx, carried)
  })
}
