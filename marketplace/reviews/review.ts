import { claimLapses, isClaimed } from '../jobs/closing.ts'

/** The subjects of reviews; each is due within 2 working days (`time/working-days.ts`). */
export const reviewSubjects = ['job', 'organization', 'recruiter', 'candidate'] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

/** A reviewer's decisions; each leads to the status of the same meaning, requested changes to pending. */
export const reviewDecisions = ['approve', 'reject', 'block', 'request_changes'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** What a decision must include: a reason for the owner, or the fields to change. */
export const decisionNeeds = {
  approve: 'nothing',
  reject: 'reason',
  block: 'reason',
  request_changes: 'fields',
} as const satisfies Record<ReviewDecision, 'nothing' | 'reason' | 'fields'>

/** A change that a reviewer requests, by the field's path. */
export type RequestedChange = { readonly field: string; readonly remark: string }

/**
 * The status of a profile or organisation after a decision; a job's is the same with the prefix `job:`, or `disabled`
 * for a paused job.
 */
export function statusOfDecision(decision: ReviewDecision): 'approved' | 'rejected' | 'blocked' | 'pending' {
  const statuses = { approve: 'approved', reject: 'rejected', block: 'blocked', request_changes: 'pending' } as const
  return statuses[decision]
}

/**
 * Whether what was decided on may be handed in again unchanged: reviewers may block by mistake, and then there is nothing
 * to correct.
 */
export function mayStayAsIs({ decision }: { readonly decision: ReviewDecision }): boolean {
  return decision === 'block'
}

/** What is missing from a decision: `reason_required`, `no_change_requested`; undefined if it is complete. */
export function lackOfDecision(decision: {
  readonly decision: ReviewDecision
  readonly reason?: string | null
  readonly changes?: readonly RequestedChange[]
}): 'reason_required' | 'no_change_requested' | undefined {
  const need = decisionNeeds[decision.decision]
  if (need === 'reason' && !decision.reason?.trim()) return 'reason_required'
  const asked = decision.changes?.filter((change) => change.field && change.remark.trim()) ?? []
  return need === 'fields' && asked.length === 0 ? 'no_change_requested' : undefined
}

/** A reviewer's claim on an item under review. */
export type Claim = { readonly reviewer: string; readonly claimed: Date }

/** `claimed_by_another` if another reviewer has a claim that hasn't lapsed. */
export function isHeldByAnother(
  claim: Claim | null | undefined,
  { reviewer, now }: { reviewer: string; now: Date },
): boolean {
  return Boolean(claim) && claim?.reviewer !== reviewer && isClaimed((claim as Claim).claimed, now)
}

/** Whether a claim has lapsed, so that its subject returns to pending. */
export function hasLapsed(claim: Claim, now: Date): boolean {
  return now.getTime() >= claimLapses(claim.claimed).getTime()
}
