import type { RequestedChange, ReviewDecision } from '@trampolim/marketplace/reviews/review.ts'
import type { Database, Tx } from '../platform/house.ts'
import type { Reviewed, ReviewRow } from './rows.ts'

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
] as const

/** What a round is about, which never changes. */
export async function findReviewed(database: Database | Tx, id: string): Promise<Reviewed | undefined> {
  return database
    .selectFrom('review')
    .select(['subject', 'subject_id as subjectId'])
    .where('id', '=', id)
    .$castTo<Reviewed>()
    .executeTakeFirst()
}

/** One round of review, held until the transaction ends. */
export async function holdReview(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  return tx
    .selectFrom('review')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<ReviewRow>()
    .executeTakeFirst()
}

/** The undecided round of a subject, held until the transaction ends. */
export async function holdOpenReview(tx: Tx, { subject, subjectId }: Reviewed): Promise<ReviewRow | undefined> {
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

/** Writes who has a round open, and since when; nobody where null. */
export async function writeClaim(tx: Tx, { id, claim }: { id: string; claim: { by: string; at: Date } | null }) {
  await tx
    .updateTable('review')
    .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
    .where('id', '=', id)
    .execute()
}

export type Decided = {
  id: string
  decision: ReviewDecision
  reason: string | null
  changes: readonly RequestedChange[]
  by: string
  now: Date
}

/** Writes what was decided in a round, which ends it. */
export async function writeDecision(tx: Tx, { id, decision, reason, changes, by, now }: Decided) {
  await tx
    .updateTable('review')
    .set({ decision, reason, changes: JSON.stringify(changes), decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** Adds the round of something that was decided on outside the queue. */
export async function insertDecidedReview(
  tx: Tx,
  {
    name,
    organizationId,
    subject,
    subjectId,
    ...decided
  }: Decided & Reviewed & { name: string; organizationId: string | null },
) {
  await tx
    .insertInto('review')
    .values({
      id: decided.id,
      subject,
      subject_id: subjectId,
      name,
      organization_id: organizationId,
      entered_at: decided.now,
      due_at: decided.now,
      decision: decided.decision,
      reason: decided.reason,
      changes: JSON.stringify(decided.changes),
      decided_by: decided.by,
      decided_at: decided.now,
    })
    .execute()
}

/** Keeps what a subject looks like now that it is approved. */
export async function keepApprovedVersion(
  database: Database | Tx,
  { subject, subjectId, content, now }: Reviewed & { content: Readonly<Record<string, unknown>>; now: Date },
) {
  const kept = { content: JSON.stringify(content), approved_at: now }
  await database
    .insertInto('approved_version')
    .values({ subject, subject_id: subjectId, ...kept })
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id']).doUpdateSet(kept))
    .execute()
}

/** What a subject looked like when it was last approved. */
export async function findApprovedVersion(database: Database | Tx, { subject, subjectId }: Reviewed) {
  const found = await database
    .selectFrom('approved_version')
    .select('content')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return found && (found.content as Record<string, unknown>)
}

/** The latest decisions on a subject with who made them, at most fifty. */
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
