import type { HireDocument, HireReason, HireStatus } from '@trampolim/marketplace/selection/hiring.ts'
import type { CandidacyStatus } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

type Ender = Exclude<Actor, 'reviewer'>

/** A hiring message. */
export type Hire = {
  id: string
  candidacyId: string
  status: HireStatus
  salary: number | null
  start: string
  documents: string[]
  otherDocuments: string
  message: string
  made: Date
  told: Date | null
  answered: Date | null
  ended: Date | null
  endedBy: Ender | null
  reason: HireReason | null
  due: Date | null
}

const columns = sql`
  hire.id, hire.candidacy_id as "candidacyId", hire.status, hire.salary, to_char(hire.start_on, 'YYYY-MM-DD') as start,
  hire.documents, hire.other_documents as "otherDocuments", hire.message, hire.made_at as made, hire.told_at as told,
  hire.answered_at as answered, hire.ended_at as ended, hire.ended_by as "endedBy", hire.reason, hire.due_at as due
`

/** The latest message of a candidacy, and their number; callers that write have locked the candidacy. */
export async function latestHire(
  database: Database | Tx,
  candidacyId: string,
): Promise<(Hire & { sent: number }) | undefined> {
  const { rows } = await sql<Hire & { sent: number }>`
    select ${columns}, count(*) over ()::integer as sent from hiring_message as hire
    where hire.candidacy_id = ${candidacyId} order by hire.made_at desc, hire.id desc limit 1
  `.execute(database)
  return rows[0]
}

/** The latest message, for each of these candidacies, of which its candidate was notified. */
export async function toldHires(database: Database, candidacyIds: readonly string[]): Promise<Map<string, Hire>> {
  if (candidacyIds.length === 0) return new Map()
  const { rows } = await sql<Hire>`
    select distinct on (hire.candidacy_id) ${columns} from hiring_message as hire
    where hire.candidacy_id = any(${candidacyIds}::text[]) and hire.told_at is not null
    order by hire.candidacy_id, hire.made_at desc, hire.id desc
  `.execute(database)
  return new Map(rows.map((hire) => [hire.candidacyId, hire]))
}

type NewHire = {
  id: string
  candidacyId: string
  by: string
  salary: number | null
  start: string
  documents: readonly HireDocument[]
  otherDocuments: string
  message: string
  now: Date
  due: Date
}

export async function storeHire(tx: Tx, hire: NewHire) {
  await tx
    .insertInto('hiring_message')
    .values({
      ...{ id: hire.id, candidacy_id: hire.candidacyId, made_by: hire.by, salary: hire.salary, start_on: hire.start },
      ...{ documents: [...hire.documents], other_documents: hire.otherDocuments, message: hire.message },
      ...{ status: 'pending' satisfies HireStatus, made_at: hire.now, due_at: hire.due },
    })
    .execute()
}

/** Deletes messages of which nobody was notified. */
export async function dropHires(tx: Tx, ids: readonly string[]) {
  if (ids.length > 0) await tx.deleteFrom('hiring_message').where('id', 'in', ids).execute()
}

type Moved = { id: string; status: HireStatus; by: Ender; reason?: HireReason | null; now: Date }

/** Records that a message was accepted, or that it ended. */
export async function moveHire(tx: Tx, { id, status, by, reason = null, now }: Moved) {
  const ended = status === 'accepted' ? {} : { ended_at: now, ended_by: by, reason }
  const answered = status === 'accepted' || status === 'rejected' ? { answered_at: now } : {}
  await tx
    .updateTable('hiring_message')
    .set({ status, due_at: null, ...answered, ...ended })
    .where('id', '=', id)
    .execute()
}

/**
 * Writes the candidacy's status after a hiring message. A candidate who rejects, or whose hire is canceled, isn't hired
 * any more, whatever was recorded.
 */
export async function setCandidacyStatus(tx: Tx, candidacyId: string, status: CandidacyStatus) {
  const isHired = status === ('candidate:hire:accepted' satisfies CandidacyStatus)
  await tx
    .updateTable('candidacy')
    .set({ status, ...(!isHired && { outcome: sql<string | null>`nullif(outcome, 'hired')` }) })
    .where('id', '=', candidacyId)
    .execute()
}

/** A message that ended because its candidate left, and how. */
type EndedHire = { id: string; status: Extract<HireStatus, 'rejected' | 'canceled'> }

/** Whether nobody can be hired for a candidacy's job any more: it was deleted, or ended while it was taken down. */
const isPast = sql<boolean>`(
  candidacy.job_id is null or exists (
    select from job where job.id = candidacy.job_id and job.status = 'job:closed' and job.taken_down_at is not null
  )
)`

/** Locks the candidacies with a message that waits, of a job for which nobody can be hired any more. */
export async function lockPast(tx: Tx, jobId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select candidacy.id from candidacy
    where candidacy.job_id = ${jobId} and ${isPast} and exists (
      select from hiring_message as hire where hire.candidacy_id = candidacy.id and hire.status = 'pending'
    )
    order by candidacy.id for no key update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Ends pending and accepted messages of candidates who are no longer finalists, and pending ones for jobs for which nobody
 * can be hired any more; those of which nobody was notified are deleted. A candidate who withdraws rejects a pending
 * message.
 * @returns the messages that ended
 */
export async function endOfLeavers(
  tx: Tx,
  { candidacyIds, by, now }: { candidacyIds: readonly string[]; by: Ender; now: Date },
): Promise<EndedHire[]> {
  await sql`
    delete from hiring_message as hire using candidacy
    where candidacy.id = hire.candidacy_id and hire.candidacy_id = any(${candidacyIds}::text[])
      and (candidacy.step <> 'finalists' or ${isPast}) and hire.status = 'pending' and hire.told_at is null
  `.execute(tx)
  const isRejected = sql`${by} = 'candidate' and hire.status = 'pending'`
  const { rows } = await sql<EndedHire>`
    update hiring_message as hire set status = case when ${isRejected} then 'rejected' else 'canceled' end,
      answered_at = case when ${isRejected} then ${now}::timestamptz else hire.answered_at end,
      ended_at = ${now}, ended_by = ${by}, due_at = null
    from candidacy
    where candidacy.id = hire.candidacy_id and hire.candidacy_id = any(${candidacyIds}::text[])
      and (candidacy.step <> 'finalists' or ${isPast} and hire.status = 'pending')
      and hire.status in ('pending', 'accepted')
    returning hire.id, hire.status
  `.execute(tx)
  return rows
}

/** Whether a job is an internship without pay. */
export async function isUnpaid(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql<{ unpaid: boolean }>`
    select coalesce((content -> 'dontHaveInternshipSalary')::boolean, false) as unpaid from job where id = ${jobId}
  `.execute(tx)
  return rows[0]?.unpaid ?? false
}
