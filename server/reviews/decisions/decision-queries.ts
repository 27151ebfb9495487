import type { RequestedChange, ReviewDecision } from '@trampolim/marketplace/reviews/review.ts'
import type { Database, Tx } from '../../platform/house.ts'
import type { Reviewed, ReviewRow } from '../../rounds/rows.ts'

const columns = [
  'id',
  'subject',
  'subject_id as subjectId',
  'name',
  'organization_id as organizationId',
  'entered_at as entered',
  'due_at as due',
  'claimed_by as claimedBy',
  'claimed_at as claimedAt',
  'decision',
  'decided_at as decidedAt',
  'reason',
  'changes',
  'edition',
] as const

/** Finds the subject of a round, which never changes. */
export async function findReviewed(database: Database | Tx, id: string): Promise<Reviewed | undefined> {
  return database
    .selectFrom('review')
    .select(['subject', 'subject_id as subjectId'])
    .where('id', '=', id)
    .$castTo<Reviewed>()
    .executeTakeFirst()
}

/** Finds and locks a review round until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom('review')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<ReviewRow>()
    .executeTakeFirst()
}

/** Finds and locks the undecided round of a subject until the transaction ends. */
export async function lockOpenReview(tx: Tx, { subject, subjectId }: Reviewed): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom('review')
    .select(columns)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .$castTo<ReviewRow>()
    .executeTakeFirst()
}

/** Returns the content of a subject at the last decision that required a correction. */
export async function findDecidedContent(database: Database | Tx, { subject, subjectId }: Reviewed) {
  const found = await database
    .selectFrom('review')
    .select('decided_content as content')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_content', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && (found.content as Record<string, unknown>)
}

/** Returns the version of a subject that was approved last. */
export async function findApprovedVersion(database: Database | Tx, { subject, subjectId }: Reviewed) {
  const found = await database
    .selectFrom('approved_version')
    .select('content')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return found && (found.content as Record<string, unknown>)
}

/** Lists the latest decisions on a subject with the reviewers who made them, at most fifty. */
export async function listDecisions(database: Database | Tx, { subject, subjectId }: Reviewed) {
  return database
    .selectFrom('review')
    .leftJoin('account', 'account.id', 'review.decided_by')
    .leftJoin('reviewer', 'reviewer.account_id', 'review.decided_by')
    .select(({ fn }) => [
      'review.decision',
      'review.reason',
      'review.changes',
      'review.decided_at as decided',
      fn.coalesce('reviewer.name', 'account.email').as('by'),
    ])
    .where('review.subject', '=', subject)
    .where('review.subject_id', '=', subjectId)
    .where('review.decided_at', 'is not', null)
    .orderBy('review.decided_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(50)
    .$castTo<{
      decision: ReviewDecision
      reason: string | null
      changes: RequestedChange[]
      decided: Date
      by: string | null
    }>()
    .execute()
}
