import type { CandidateNote } from '@trampolim/contract/candidates.ts'
import { hiringJobFor, readingHiringJob } from '../../candidates/hiring-job.ts'
import { memberOf } from '../../organizations/policy.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownCandidacy } from '../board/shown-candidacy-queries.ts'
import {
  findColleagues,
  findNote,
  type NoteRow,
  pageOfNotes,
  removeNote,
  rewriteNoteText,
  storeNote,
} from './note-queries.ts'

type OfJob = { recruiterId: string; jobId: string }

const ofNote = { missing: 'note_not_found' } as const

/** The maximum number of colleagues that are offered for mentioning. */
const mostColleagues = 50

/**
 * Writes a note on a person with a candidacy in a job's selection, and notifies the mentioned colleagues.
 * @throws job_not_found, process_not_found, member_not_found
 */
export async function writeNote(
  { database, now }: House,
  {
    recruiterId,
    jobId,
    candidateId,
    text,
    ...asked
  }: OfJob & {
    candidateId: string
    text: string
    mentions: readonly string[]
  },
): Promise<CandidateNote> {
  return database.transaction().execute(async (tx) => {
    const { organizationId } = await hiringJobFor(tx, { recruiterId, jobId })
    if (!(await findShownCandidacy(tx, jobId, { candidateId }))) refuse('process_not_found')
    const { name } = await memberOf(tx, recruiterId)
    const mentions = [...new Set(asked.mentions)]
    if (mentions.length > 0) {
      const colleagues = await findColleagues(tx, { organizationId, without: recruiterId, most: mostColleagues })
      const known = new Set(colleagues.map(({ accountId }) => accountId))
      if (mentions.some((id) => !known.has(id))) refuse('member_not_found')
    }
    const note = await storeNote(tx, {
      id: newId(now()),
      organizationId,
      jobId,
      professionalId: candidateId,
      authorId: recruiterId,
      authorName: name,
      text,
      mentions,
      now: now(),
    })
    if (mentions.length > 0) {
      const payload = { noteId: note.id, accountIds: mentions }
      await record(tx, { type: 'note.mentioned', payload, actorId: recruiterId, now: now() })
    }
    return presentNote(note, recruiterId)
  })
}

/** Rewrites the author's own note. @throws note_not_found (also a colleague's, and another organisation's) */
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

/** Deletes the author's own note. @throws note_not_found (also a colleague's, and another organisation's) */
export async function deleteNote(
  house: House,
  { recruiterId, jobId, noteId, candidateId }: OfJob & { noteId: string; candidateId: string },
) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId }, ofNote)
  const key = { organizationId, jobId, noteId, candidateId, authorId: recruiterId }
  if (!(await house.database.transaction().execute((tx) => removeNote(tx, key)))) refuse('note_not_found')
}

/** Reads a note of a job, which all recruiters of its organisation can. @throws note_not_found */
export async function readNote(house: House, { recruiterId, jobId, noteId }: OfJob & { noteId: string }) {
  const { organizationId } = await hiringJobFor(house.database, { recruiterId, jobId }, ofNote)
  const note = await findNote(house.database, { organizationId, jobId, noteId })
  return note ? presentNote(note, recruiterId) : refuse('note_not_found')
}

/** Lists the notes on a candidate of a job, latest first. @throws job_not_found */
export async function listNotes(
  house: House,
  { recruiterId, jobId, ...asked }: OfJob & { candidateId: string; page: number; size: number },
) {
  const { organizationId } = await readingHiringJob(house, { recruiterId, jobId })
  const [{ rows, total }, colleagues] = await Promise.all([
    pageOfNotes(house.database, { organizationId, jobId, ...asked }),
    findColleagues(house.database, { organizationId, without: recruiterId, most: mostColleagues }),
  ])
  const items = rows.map((row) => presentNote(row, recruiterId))
  return { items, page: asked.page, size: asked.size, total, colleagues }
}

function presentNote(note: NoteRow, readerId: string): CandidateNote {
  return {
    id: note.id,
    text: note.text,
    author: note.authorName,
    you: note.authorId === readerId,
    mentioned: note.mentioned,
    created: note.createdAt.toISOString(),
    modified: note.modifiedAt.toISOString(),
  }
}
