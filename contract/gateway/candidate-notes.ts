import { noteFields } from '@trampolim/marketplace/selection/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { candidateNote } from '../candidates.ts'
import { shapeOf } from '../fields.ts'
import { done, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { toSelect } from './recruiter-selection.ts'

const { text: noteText } = shapeOf(noteFields)

export const writeNote = call({
  purpose: 'Writes a note on a candidate of a job, read by the organisation’s recruiters alone.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/notes/{candidateId}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({
    jobId: recordId,
    candidateId: recordId,
    text: noteText,
    /** The account ids of the colleagues to notify of the note; they must be able to select candidates. */
    mentions: z.array(recordId).max(20).default([]),
  }),
  answers: candidateNote,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'member_not_found'],
})

export const rewriteNoteOf = call({
  purpose: 'Rewrites one’s own note on a candidate.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/notes/{candidateId}/note/{noteId}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, candidateId: recordId, noteId: recordId, text: noteText }),
  answers: candidateNote,
  fails: [...toSelect, 'note_not_found'],
})

export const readNote = call({
  purpose: 'One note of a job.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/note/{id}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, id: recordId }),
  answers: candidateNote,
  fails: [...toSelect, 'note_not_found'],
})

export const rewriteNote = call({
  purpose: 'Rewrites one’s own note.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/note/{id}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, id: recordId, text: noteText }),
  answers: candidateNote,
  fails: [...toSelect, 'note_not_found'],
})

export const listNotes = call({
  specified: false,
  purpose: 'The notes on a candidate of a job, latest first.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/notes/{candidateId}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, candidateId: recordId, page: pageNumber, size: pageSize(20) }),
  answers: pageOf(candidateNote).extend({
    /** The colleagues who can be mentioned, by name. */
    colleagues: z.array(z.object({ accountId: recordId, name: z.string() })),
  }),
  fails: [...toSelect, 'job_not_found'],
})

export const deleteNote = call({
  specified: false,
  purpose: 'Deletes one’s own note on a candidate.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/notes/{candidateId}/note/{noteId}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, candidateId: recordId, noteId: recordId }),
  answers: done,
  fails: [...toSelect, 'note_not_found'],
})

export const candidateNotes = { writeNote, rewriteNoteOf, readNote, rewriteNote, listNotes, deleteNote }
