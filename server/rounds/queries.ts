import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { Reviewed } from './rows.ts'

export type NewReview = Reviewed & {
  id: string
  name: string
  organizationId: string | null
  entered: Date
  due: Date
  /** It comes before all others: everybody waits for what was published. */
  ahead: boolean
  /** When it was asked for: changes requested since then come before it. */
  asked: Date
}

/**
 * Puts a subject in the queue, or renews its name there. One whose owner has yet to make changes that were requested since
 * it was asked for stays out; any other decision made meanwhile came before what it waits for now.
 */
export async function enterQueue(tx: Tx, review: NewReview) {
  const { subject, subjectId } = review
  await sql`
    insert into review (id, subject, subject_id, name, organization_id, entered_at, due_at, ahead)
    select ${review.id}, ${subject}, ${subjectId}, ${review.name}, ${review.organizationId}, ${review.entered},
      ${review.due}, ${review.ahead}
    where not exists (
      select from review
      where subject = ${subject} and subject_id = ${subjectId} and decided_at > ${review.asked}
        and decision = 'request_changes' and answered_at is null
    )
    on conflict (subject, subject_id) where decided_at is null
    do update set name = excluded.name, organization_id = excluded.organization_id, ahead = excluded.ahead
  `.execute(tx)
}

type Subjects = { subject: ReviewSubject; subjectIds: readonly string[] }

/**
 * Takes note that what earlier rounds asked for has been answered by this moment. Changes that were requested after it are
 * still to be made; any other decision made meanwhile came before what is handed in now.
 */
export async function answerTasks(tx: Tx, { subject, subjectIds, now }: Subjects & { now: Date }) {
  await tx
    .updateTable('review')
    .set({ answered_at: now })
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('decision', '<>', 'approve')
    .where((where) => where.or([where('decided_at', '<=', now), where('decision', '<>', 'request_changes')]))
    .where('answered_at', 'is', null)
    .execute()
}

/** Takes subjects that need no decision any more out of the queue. */
export async function leaveQueue(tx: Tx, { subject, subjectIds }: Subjects) {
  await tx
    .deleteFrom('review')
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('decided_at', 'is', null)
    .execute()
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
  /** What was decided on, as the sheet shows it, where something is left to its owner. */
  content: Readonly<Record<string, unknown>> | null
  /** It was about a new logo alone, which leaves no task. */
  logoOnly?: boolean
  by: string
  now: Date
}

/** Writes what was decided in a round, which ends it and the hold on it. */
export async function writeDecision(tx: Tx, decided: Decided) {
  const { id, decision, reason, changes, content, logoOnly = false, by, now } = decided
  await tx
    .updateTable('review')
    .set({
      decision,
      reason,
      changes: JSON.stringify(changes),
      decided_content: content && JSON.stringify(content),
      decided_by: by,
      decided_at: now,
      claimed_by: null,
      claimed_at: null,
      logo_only: logoOnly,
      ...(logoOnly && { answered_at: now }),
    })
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
      decided_content: decided.content && JSON.stringify(decided.content),
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

/** Drops what subjects that are gone looked like when they were last approved. */
export async function dropApprovedVersions(tx: Tx, { subject, subjectIds }: Subjects) {
  await tx.deleteFrom('approved_version').where('subject', '=', subject).where('subject_id', 'in', subjectIds).execute()
}
