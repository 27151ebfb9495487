import type { QueuedReview, ReviewSheet } from '@trampolim/contract/gateway/reviews.ts'
import { claimLapses, isClaimed } from '@trampolim/marketplace/jobs/closing.ts'
import type { RequestedChange, ReviewDecision } from '@trampolim/marketplace/reviews/review.ts'
import type { QueuedRow } from '../../rounds/rows.ts'

/** Presents a round of the queue to reviewers. A lapsed claim is left out. */
export function presentQueued(row: QueuedRow, { reviewerId, now }: { reviewerId: string; now: Date }): QueuedReview {
  const { id, subject, subjectId, name, company, entered, due, again, claimedBy, claimedAt } = row
  const claimed =
    claimedBy && claimedAt && isClaimed(claimedAt, now)
      ? {
          by: row.claimedByName ?? '',
          you: claimedBy === reviewerId,
          until: claimLapses(claimedAt).toISOString(),
        }
      : null
  return {
    id,
    subject,
    subjectId,
    name,
    company,
    entered: entered.toISOString(),
    due: due.toISOString(),
    again,
    ahead: row.ahead,
    claimed,
  }
}

/** Presents an earlier decision. */
export function presentDecision(row: {
  decision: ReviewDecision
  reason: string | null
  changes: RequestedChange[]
  decided: Date
  by: string | null
}): ReviewSheet['decisions'][number] {
  const { decision, reason, changes, by, decided } = row
  return { decision, reason, changes, by: by ?? '', decided: decided.toISOString() }
}
