import type { RequestedChange } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { insertDecidedReview } from '../../rounds/queries.ts'
import { lockSubject } from '../queue/lock-round.ts'
import { readSubject } from '../sheet/read-subject.ts'
import { announce } from './apply-decision.ts'
import { assertChangeable, completeDecision } from './decide-review.ts'
import { lockOpenReview } from './decision-queries.ts'
import { moveSubject } from './move-subject.ts'

type Asking = { subjectId: string; reviewerId: string; changes: readonly RequestedChange[] }

/**
 * Asks for a correction of a candidate's approved profile, outside the queue: its owner can't change the CPF or the birth
 * date alone. Leaves a task, as a decision in the queue does; the profile goes on counting as approved.
 * @throws review_not_found, no_change_requested, invalid_form (a field that nobody can change), move_not_allowed (not
 * approved, or in the queue)
 */
export async function askForCorrection(house: House, { subjectId, reviewerId, changes: asked }: Asking) {
  const decided = completeDecision({ decision: 'request_changes', changes: asked })
  const { decision, reason, changes } = decided
  const subject = { subject: 'candidate', subjectId } as const
  assertChangeable(subject, changes)
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    if ((await lockSubject(tx, subject)) === undefined) refuse('review_not_found')
    if (await lockOpenReview(tx, subject)) refuse('move_not_allowed')
    const { name, organizationId, fields } = (await readSubject(tx, { ...subject, now })) ?? refuse('review_not_found')
    const obstacles = { no_change_requested: changes.length === 0 }
    await moveSubject(tx, { ...subject, to: 'pending', actor: 'reviewer', actorId: reviewerId, obstacles, now })
    const round = { id: newId(now), ...subject, name, organizationId }
    await insertDecidedReview(tx, { ...round, decision, reason, changes, content: fields, by: reviewerId, now })
    const none = {
      ...{ entered: now, due: now, claimedBy: null, claimedAt: null },
      ...{ decision: null, decidedAt: null, edition: 1 },
    }
    await announce(tx, { ...decided, review: { ...round, ...none, reason: null, changes: [] }, reviewerId, now })
  })
}
