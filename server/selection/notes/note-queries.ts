import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { countsAsApproved } from '../../profiles/standing.ts'

/** A note as stored. */
export type NoteRow = {
  id: string
  text: string
  authorId: string | null
  authorName: string
  createdAt: Date
  modifiedAt: Date
  /** The names of the mentioned colleagues who are still members. */
  mentioned: string[]
}

const columns = [
  'id',
  'text',
  'author_id as authorId',
  'author_name as authorName',
  'created_at as createdAt',
  'modified_at as modifiedAt',
  sql<string[]>`array(
    select recruiter.name from recruiter
    where recruiter.account_id = any(note.mentioned) and recruiter.organization_id = note.organization_id
    order by plain(recruiter.name), recruiter.account_id
  )`.as('mentioned'),
] as const

export type NewNote = {
  id: string
  organizationId: string
  jobId: string
  professionalId: string
  authorId: string
  authorName: string
  text: string
  mentions: readonly string[]
  now: Date
}

/** Stores a note on a candidate of a job. */
export async function storeNote(tx: Tx, note: NewNote): Promise<NoteRow> {
  return tx
    .insertInto('note')
    .values({
      id: note.id,
      organization_id: note.organizationId,
      job_id: note.jobId,
      professional_id: note.professionalId,
      author_id: note.authorId,
      author_name: note.authorName,
      text: note.text,
      mentioned: [...note.mentions],
      created_at: note.now,
      modified_at: note.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Identifies a note: by an organisation's job, and by a candidate if the call names one. */
export type NoteKey = { organizationId: string; jobId: string; noteId: string; candidateId?: string | undefined }

/** Finds a note of an organisation's job. */
export async function findNote(database: Database, { organizationId, jobId, noteId }: NoteKey) {
  return database
    .selectFrom('note')
    .select(columns)
    .where('id', '=', noteId)
    .where('job_id', '=', jobId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
}

/** Rewrites a note if it belongs to the author; undefined otherwise. */
export async function rewriteNoteText(
  tx: Tx,
  {
    organizationId,
    jobId,
    noteId,
    candidateId,
    authorId,
    text,
    now,
  }: NoteKey & {
    authorId: string
    text: string
    now: Date
  },
): Promise<NoteRow | undefined> {
  return tx
    .updateTable('note')
    .set({ text, modified_at: now })
    .where('id', '=', noteId)
    .where('job_id', '=', jobId)
    .where('organization_id', '=', organizationId)
    .where('author_id', '=', authorId)
    .$if(candidateId !== undefined, (query) => query.where('professional_id', '=', candidateId as string))
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes a note if it belongs to the author; false otherwise. */
export async function removeNote(
  tx: Tx,
  { organizationId, jobId, noteId, candidateId, authorId }: Required<NoteKey> & { authorId: string },
) {
  const removed = await tx
    .deleteFrom('note')
    .where('id', '=', noteId)
    .where('job_id', '=', jobId)
    .where('organization_id', '=', organizationId)
    .where('professional_id', '=', candidateId as string)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Returns a page of the notes on a candidate of a job, latest first, with their total. */
export async function pageOfNotes(
  database: Database,
  of: { organizationId: string; jobId: string; candidateId: string; page: number; size: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const notes = database
    .selectFrom('note')
    .where('job_id', '=', of.jobId)
    .where('professional_id', '=', of.candidateId)
    .where('organization_id', '=', of.organizationId)
  const [rows, counted] = await Promise.all([
    notes
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(of.size)
      .offset((of.page - 1) * of.size)
      .execute(),
    notes.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** The recruiters of an organisation who may select candidates, except one of them, by name. */
export async function findColleagues(
  database: Database | Tx,
  { organizationId, without, most }: { organizationId: string; without: string; most: number },
) {
  const { rows } = await sql<{ accountId: string; name: string }>`
    select account_id as "accountId", name from recruiter
    where organization_id = ${organizationId} and account_id <> ${without}
      and ${countsAsApproved('recruiter')}
    order by plain(name), account_id limit ${most}
  `.execute(database)
  return rows
}

/** The data for a notification about a note: its candidacy and job; undefined if any of them was deleted. */
export async function findMention(tx: Tx, noteId: string) {
  const { rows } = await sql<{ candidacyId: string; jobId: string; jobName: string; organizationId: string }>`
    select note.organization_id as "organizationId", candidacy.id as "candidacyId", job.id as "jobId", job.job_name as "jobName"
    from note join job on job.id = note.job_id
    join candidacy on candidacy.job_id = note.job_id and candidacy.professional_id = note.professional_id
    where note.id = ${noteId} and not candidacy.hidden
  `.execute(tx)
  return rows[0]
}
