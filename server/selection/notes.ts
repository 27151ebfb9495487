import type { CandidateNote } from '@trampolim/contract/candidates.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { memberOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { findNote, type NoteRow, pageOfNotes, removeNote, rewriteNoteText, storeNote } from './note-queries.ts'
import { findShownPlace } from './shown-place-queries.ts'

type OfJob = { recruiterId: string; jobId: string }

const ofNote = { missing: 'note_not_found' } as const

/** Writes a note on somebody with a place in a job's selection. @throws job_not_found, process_not_found */
export async function writeNote(
  { database, now }: House,
  { recruiterId, jobId, candidateId, text }: OfJob & { candidateId: string; text: string },
): Promise<CandidateNote> {
  return database.transaction().execute(async (tx) => {
    const { organizationId } = await hiringJobFor(tx, { recruiterId, jobId })
    if (!(await findShownPlace(tx, jobId, { candidateId }))) refuse('process_not_found')
    const { name } = await memberOf(tx, recruiterId)
    const note = await storeNote(tx, {
      id: newId(now()),
      organizationId,
      jobId,
      professionalId: candidateId,
      authorId: recruiterId,
      authorName: name,
      text,
      now: now(),
    })
    return presentNote(note, recruiterId)
  })
}

/** Rewrites one's own note. @throws note_not_found (also a colleague's, and another organisation's) */
export async function rewriteNote(
  house: House,
  { recruiterId, jobId, noteId, candidateId, text }: OfJob & { noteId: string; candidateId?: string; text: string },
): Promise<CandidateNote> {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId }, ofNote)
  const key = { organizationId, jobId, noteId, candidateId, authorId: recruiterId }
  const note = await house.database
    .transaction()
    .execute((tx) => rewriteNoteText(tx, { ...key, text, now: house.now() }))
  return note ? presentNote(note, recruiterId) : refuse('note_not_found')
}

/** Deletes one's own note. @throws note_not_found (also a colleague's, and another organisation's) */
export async function deleteNote(
  house: House,
  { recruiterId, jobId, noteId, candidateId }: OfJob & { noteId: string; candidateId: string },
) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId }, ofNote)
  const key = { organizationId, jobId, noteId, candidateId, authorId: recruiterId }
  if (!(await house.database.transaction().execute((tx) => removeNote(tx, key)))) refuse('note_not_found')
}

/** One note of a job, as all recruiters of its organisation read it. @throws note_not_found */
export async function readNote(house: House, { recruiterId, jobId, noteId }: OfJob & { noteId: string }) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId }, ofNote)
  const note = await findNote(house.database, { organizationId, jobId, noteId })
  return note ? presentNote(note, recruiterId) : refuse('note_not_found')
}

/** The notes on a candidate of a job, latest first. @throws job_not_found */
export async function listNotes(
  { database }: House,
  { recruiterId, jobId, ...asked }: OfJob & { candidateId: string; page: number; size: number },
) {
  const { organizationId } = await hiringJobFor(database, { recruiterId, jobId })
  const { rows, total } = await pageOfNotes(database, { organizationId, jobId, ...asked })
  const items = rows.map((row) => presentNote(row, recruiterId))
  return { items, page: asked.page, size: asked.size, total }
}

function presentNote(note: NoteRow, readerId: string): CandidateNote {
  return {
    id: note.id,
    text: note.text,
    author: note.authorName,
    you: note.authorId === readerId,
    created: note.createdAt.toISOString(),
    modified: note.modifiedAt.toISOString(),
  }
}
