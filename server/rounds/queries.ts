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
  /** Whether it comes before all others, since it is an edit of something published. */
  ahead: boolean
  /** When the review was requested; changes requested after it still have to be made. */
  asked: Date
}

/**
 * Puts a subject in the queue, or updates its name there. It isn't added if changes were requested after this review
 * was asked for and the owner hasn't made them yet. Any other decision since then was made on an earlier version.
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
        and decision = 'request_changes' and resolved_at is null
    )
    on conflict (subject, subject_id) where decided_at is null
    do update set name = excluded.name, organization_id = excluded.organization_id, ahead = excluded.ahead
  `.execute(tx)
}

/** Writes the organisation to which a waiting subject belongs now, since its recruiter may have left the former one. */
export async function setOrganizationOfRound(
  tx: Tx,
  { subject, subjectId, organizationId }: Reviewed & { organizationId: string | null },
) {
  await tx
    .updateTable('review')
    .set({ organization_id: organizationId })
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .where('organization_id', 'is distinct from', organizationId)
    .execute()
}

/**
 * Raises the edition of a subject's waiting round, so that nobody decides on the version before. The caller has locked
 * the subject. Without a round there is nothing to raise: whoever puts the subject into the queue locks it too, so that
 * the round begins with this version.
 */
export async function raiseEdition(tx: Tx, { subject, subjectId }: Reviewed) {
  await tx
    .updateTable('review')
    .set((each) => ({ edition: each('edition', '+', 1) }))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .execute()
}

type Subjects = { subject: ReviewSubject; subjectIds: readonly string[] }

/**
 * Marks the tasks of earlier rounds as resolved at this moment. Changes requested later still have to be made; any
 * other decision since then was made on an earlier version.
 */
export async function resolveTasks(tx: Tx, { subject, subjectIds, now }: Subjects & { now: Date }) {
  await tx
    .updateTable('review')
    .set({ resolved_at: now })
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('decision', '<>', 'approve')
    .where((where) => where.or([where('decided_at', '<=', now), where('decision', '<>', 'request_changes')]))
    .where('resolved_at', 'is', null)
    .execute()
}

/** Removes subjects that no longer need a decision from the queue. @returns the ids of those that were in it */
export async function leaveQueue(tx: Tx, { subject, subjectIds }: Subjects): Promise<string[]> {
  const left = await tx
    .deleteFrom('review')
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .where('decided_at', 'is', null)
    .returning('subject_id as subjectId')
    .execute()
  return left.map(({ subjectId }) => subjectId)
}

/** Records the job whose letter will announce an approval in place of a separate letter. */
export async function announceWithJob(tx: Tx, { reviewId, jobId }: { reviewId: string; jobId: string }) {
  await tx.updateTable('review').set({ announced_with: jobId }).where('id', '=', reviewId).execute()
}

/** Marks these subjects' approvals as announced, so that they no longer wait for the letter about a job. */
export async function markAnnounced(tx: Tx, subjects: readonly Reviewed[]) {
  await sql`
    update review set announced_with = null
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as announced (subject text, "subjectId" text)
    where review.subject = announced.subject and review.subject_id = announced."subjectId"
      and review.announced_with is not null
  `.execute(tx)
}

/** Records who has claimed a round, and since when; null releases it. */
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
  /** The content decided on, as the sheet shows it, if the owner has to correct something. */
  content: Readonly<Record<string, unknown>> | null
  /** Whether it was about a new logo alone, which leaves no task. */
  logoOnly?: boolean
  by: string
  now: Date
}

/** Writes a round's decision, which ends the round and its claim. */
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
      ...(logoOnly && { resolved_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

/** Adds a round for a subject that was decided on outside the queue. */
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

/** Stores the content of a subject when it is approved. */
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

/** Deletes the approved versions of deleted subjects. */
export async function dropApprovedVersions(tx: Tx, { subject, subjectIds }: Subjects) {
  await tx.deleteFrom('approved_version').where('subject', '=', subject).where('subject_id', 'in', subjectIds).execute()
}

/** Removes names, texts and contents from decided rounds of deleted people; the decision and its time are kept. */
export async function blankRounds(tx: Tx, { subject, subjectIds }: Subjects) {
  await tx
    .updateTable('review')
    .set({ name: '', reason: null, changes: '[]', decided_content: null })
    .where('subject', '=', subject)
    .where('subject_id', 'in', subjectIds)
    .execute()
}
