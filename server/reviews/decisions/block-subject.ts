import { isHeldByAnother, type ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { insertDecidedReview } from '../../rounds/queries.ts'
import { claimOf } from '../queue/claim-review.ts'
import { lockSubject } from '../queue/lock-round.ts'
import { readSubject } from '../sheet/read-subject.ts'
import { announce, applyConsequences, applyDecision } from './apply-decision.ts'
import { completeDecision, type Decision } from './decide-review.ts'
import { lockOpenReview } from './decision-queries.ts'
import { moveSubject } from './move-subject.ts'

type Blocking = Pick<Decision, 'reason' | 'rule'> & { subject: ReviewSubject; subjectId: string; reviewerId: string }

/**
 * Blocks a subject for an infringement, whether it awaits a review or a correction or was approved; an organisation or
 * recruiter together with its published jobs. Leaves a task with the reason, as a decision in the queue does. What isn't
 * in the queue is claimed by nobody.
 * @throws review_not_found, reason_required, claimed_by_another, move_not_allowed
 */
export async function blockSubject(house: House, { subject, subjectId, reviewerId, ...given }: Blocking) {
  const decided = completeDecision({ ...given, decision: 'block', changes: [] })
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    if ((await lockSubject(tx, { subject, subjectId })) === undefined) refuse('review_not_found')
    const open = await lockOpenReview(tx, { subject, subjectId })
    if (open) {
      if (isHeldByAnother(claimOf(open), { reviewer: reviewerId, now })) refuse('claimed_by_another')
      return applyDecision(tx, { ...decided, review: open, reviewerId, now })
    }
    const { name, organizationId, fields } =
      (await readSubject(tx, { subject, subjectId, now })) ?? refuse('review_not_found')
    const { reason, decision, changes } = decided
    const obstacles = { reason_required: false, claimed_by_another: false }
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
    const none = {
      entered: now,
      due: now,
      claimedBy: null,
      claimedAt: null,
      decision: null,
      decidedAt: null,
      edition: 1,
    }
    const carried = { ...decided, review: { ...round, ...none, reason: null, changes: [] }, reviewerId, now }
    await applyConsequences(tx, carried)
    await announce(tx, carried)
  })
}
