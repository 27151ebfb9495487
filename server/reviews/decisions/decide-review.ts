import type { AdRule } from '@trampolim/marketplace/jobs/ad-rules.ts'
import {
  isHeldByAnother,
  lackOfDecision,
  type RequestedChange,
  type ReviewDecision,
} from '@trampolim/marketplace/reviews/review.ts'
import { mayBeAskedFor } from '@trampolim/marketplace/reviews/sheet.ts'
import { adRules } from '@trampolim/phrases/pt-br/ad-rules.ts'
import type { House } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import type { ReviewRow } from '../../rounds/rows.ts'
import { claimOf } from '../queue/claim-review.ts'
import { lockRound } from '../queue/lock-round.ts'
import { applyDecision, type CompleteDecision } from './apply-decision.ts'

export type Decision = {
  decision: ReviewDecision
  reason?: string | undefined
  rule?: AdRule | undefined
  changes: readonly RequestedChange[]
}

/**
 * Decides on a subject: its status, the round, the stored version if approved, the audit entry and the event in one
 * transaction. Of two simultaneous decisions the second is refused. A claim isn't required. `edition` is that of the
 * sheet that the reviewer read.
 * @throws review_not_found, already_decided, claimed_by_another, review_changed (handed in anew since then),
 * reason_required, no_change_requested, organization_not_approved, recruiter_not_approved, move_not_allowed, invalid_form
 * (a field that nobody can change)
 */
export async function decideReview(
  { database, now }: House,
  { id, reviewerId, edition, ...given }: Decision & { id: string; reviewerId: string; edition: number },
) {
  const decided = completeDecision(given)
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const review = (await lockRound(tx, id)) ?? refuse('review_not_found')
    if (review.decidedAt) refuse('already_decided')
    if (isHeldByAnother(claimOf(review), { reviewer: reviewerId, now: moment })) refuse('claimed_by_another')
    if (review.edition !== edition) refuse('review_changed')
    assertChangeable(review, decided.changes)
    await applyDecision(tx, { ...decided, review, reviewerId, now: moment })
  })
}

/** Checks that a decision has everything that it requires. @throws reason_required, no_change_requested */
export function completeDecision({ decision, reason, rule, changes }: Decision): CompleteDecision {
  const words = [rule && adRules[rule], reason?.trim()].filter(Boolean).join(' ') || null
  const lack = lackOfDecision({ decision, reason: words, changes })
  if (lack) refuse(lack)
  const asked = decision === 'request_changes' ? changes.filter(({ remark }) => remark.trim() !== '') : []
  return { decision, reason: decision === 'approve' ? null : words, rule: rule ?? null, changes: asked }
}

/** @throws invalid_form (a field that nobody can change) */
export function assertChangeable({ subject }: Pick<ReviewRow, 'subject'>, changes: readonly RequestedChange[]) {
  const wrong = changes.flatMap(({ field }, at) =>
    mayBeAskedFor(subject, field) ? [] : [{ field: `changes.${at}.field`, code: 'invalid' }],
  )
  if (wrong.length) refuse('invalid_form', fieldFaultsOf(wrong))
}
