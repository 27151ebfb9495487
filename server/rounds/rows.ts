import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'

/** A stored review round. */
export type ReviewRow = {
  id: string
  subject: ReviewSubject
  subjectId: string
  name: string
  organizationId: string | null
  entered: Date
  due: Date
  claimedBy: string | null
  claimedAt: Date | null
  decision: ReviewDecision | null
  decidedAt: Date | null
  reason: string | null
  changes: RequestedChange[]
  /** The number of the version that waits: it grows with each one that is handed in before the decision. */
  edition: number
}

/** A round of the queue with the people it concerns. */
export type QueuedRow = Omit<ReviewRow, 'decidedAt' | 'reason' | 'changes'> & {
  ahead: boolean
  company: string | null
  again: boolean
  claimedByName: string | null
}

/** The subject of a review: a job, an organisation, a recruiter or a candidate, by id. */
export type Reviewed = { subject: ReviewSubject; subjectId: string }
