import type { AdRule } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { approvedStatus } from '@trampolim/marketplace/jobs/status.ts'
import { type RequestedChange, type ReviewDecision, statusOfDecision } from '@trampolim/marketplace/reviews/review.ts'
import type { Obstacles } from '@trampolim/marketplace/transitions.ts'
import { writeCandidateRole } from '../../accounts/account-queries.ts'
import { writeAudit } from '../../audit/queries.ts'
import { blockJobsOf } from '../../jobs/blocks/block-jobs.ts'
import { approveException } from '../../jobs/status-queries.ts'
import { refuseLogo, showAsItIs } from '../../organizations/keep-shown.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { addMember } from '../../recruiters/joining/add-member.ts'
import { writeDecision } from '../../rounds/queries.ts'
import type { ReviewRow } from '../../rounds/rows.ts'
import { beginValidating } from '../queue/claim-review.ts'
import { readSubject } from '../sheet/read-subject.ts'
import { findApprovals } from './approval-queries.ts'
import { moveSubject, type ReviewedStatus } from './move-subject.ts'
import { obstaclesToApproval } from './obstacles.ts'
import { rememberApproved } from './remember-approved.ts'

/** A decision with everything that it requires. */
export type CompleteDecision = {
  decision: ReviewDecision
  /** Shown to the owner: the broken rule, the reviewer's own words, or both. */
  reason: string | null
  rule: AdRule | null
  changes: RequestedChange[]
}

export type AppliedDecision = CompleteDecision & { review: ReviewRow; reviewerId: string; now: Date }

/** Applies a complete decision in the caller's transaction. The caller has locked the subject and the round. */
export async function applyDecision(tx: Tx, decided: AppliedDecision) {
  const { review, decision, reason, changes, reviewerId, now } = decided
  if (decision === 'request_changes') await beginValidating(tx, review, { reviewerId, now })
  const { to, obstacles } = await destinationOf(tx, decided)
  const { subject, subjectId } = review
  if (await isAboutLogo(tx, decided)) return decideLogo(tx, decided)
  const content = await leftToOwner(tx, decided)
  await moveSubject(tx, { subject, subjectId, to, actor: 'reviewer', actorId: reviewerId, reason, obstacles, now })
  await writeDecision(tx, { id: review.id, decision, reason, changes, content, by: reviewerId, now })
  await applyConsequences(tx, decided)
  await announce(tx, decided)
}

/** Whether a decision is only about a new logo; a block is always about the organisation. */
async function isAboutLogo(
  tx: Tx,
  { review: { subject, subjectId }, decision, now }: AppliedDecision,
): Promise<boolean> {
  if (subject !== 'organization' || decision === 'block') return false
  return (await readSubject(tx, { subject, subjectId, now }))?.logo?.alone ?? false
}

/** Publishes a new logo or reverts it; the organisation stays approved, and no task remains. */
async function decideLogo(tx: Tx, decided: AppliedDecision) {
  const { review, decision, reason, changes, reviewerId, now } = decided
  if (decision === 'request_changes') refuse('move_not_allowed')
  await (decision === 'approve' ? showAsItIs : refuseLogo)(tx, review.subjectId, now)
  const round = { id: review.id, decision, reason, changes, content: null, logoOnly: true }
  await writeDecision(tx, { ...round, by: reviewerId, now })
  await announce(tx, decided)
}

/**
 * Returns the subject's fields at the time of a decision that requires a correction, to be stored with it; null for an
 * approval, whose version is stored separately.
 */
async function leftToOwner(tx: Tx, { review: { subject, subjectId }, decision, now }: AppliedDecision) {
  if (decision === 'approve') return null
  return (await readSubject(tx, { subject, subjectId, now }))?.fields ?? null
}

/**
 * Applies what follows from a decision besides the status: an approval's stored version and its rights, a block's effects
 * on jobs and role.
 */
export async function applyConsequences(tx: Tx, { review, decision, reason, reviewerId, now }: AppliedDecision) {
  const { subject, subjectId } = review
  if (subject === 'candidate' && decision !== 'reject' && decision !== 'request_changes') {
    const role = decision === 'block' ? 'user:inactive' : 'user:professional'
    await writeCandidateRole(tx, { accountId: subjectId, role, now })
  }
  if (decision === 'block' && (subject === 'organization' || subject === 'recruiter')) {
    await blockJobsOf(tx, { of: subject, id: subjectId, actorId: reviewerId, reason, now })
  }
  if (decision !== 'approve') return
  if (subject === 'job') await approveException(tx, { jobId: subjectId, now })
  if (subject === 'recruiter') await addMember(tx, { accountId: subjectId, how: 'reviewer', by: reviewerId, now })
  await rememberApproved(tx, { subject, subjectId, now })
}

/** Writes the audit entry and records the event that triggers the letters. */
export async function announce(tx: Tx, { review, decision, reason, rule, changes, reviewerId, now }: AppliedDecision) {
  const { id, subject, subjectId, name } = review
  await writeAudit(tx, {
    action: `review.${decision}`,
    actorId: reviewerId,
    subject,
    subjectId,
    details: { reviewId: id, name, reason, rule, changes },
    now,
  })
  await record(tx, { type: 'review.decided', payload: { reviewId: id }, actorId: reviewerId, now })
}

async function destinationOf(
  tx: Tx,
  { review: { subject, subjectId }, decision, reason, changes }: AppliedDecision,
): Promise<{ to: ReviewedStatus; obstacles: Obstacles }> {
  const ofDecision: Obstacles = {
    claimed_by_another: false,
    reason_required: !reason,
    no_change_requested: changes.length === 0,
    organization_not_approved: false,
    recruiter_not_approved: false,
  }
  const to = statusOfDecision(decision)
  if (subject !== 'job' || decision !== 'approve') return { to, obstacles: ofDecision }
  const approvals = (await findApprovals(tx, subjectId)) ?? refuse('review_not_found')
  const found = obstaclesToApproval(approvals)
  return {
    to: approvedStatus(approvals.pausedWhenEdited) === 'job:disabled' ? 'disabled' : 'approved',
    obstacles: {
      ...ofDecision,
      organization_not_approved: found.includes('organization_not_approved'),
      recruiter_not_approved: found.includes('recruiter_not_approved'),
    },
  }
}
