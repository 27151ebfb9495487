import { z } from 'zod'
import { call } from '../call.ts'
import { candidateNote } from '../candidates.ts'
import * as codes from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { toSelect } from './recruiter-selection.ts'

/** Calls of the recruiter's selection that the specification lacks but the product needs. */

const ofPlace = z.object({ jobId: recordId, processId: recordId })

export const moveCandidate = call({
  purpose:
    'Moves a candidate to another step of the selection: onward to any, back by one. `from` is the step the recruiter saw. The candidate is told after ten minutes.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/place/{processId}/step',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofPlace.extend({
    from: codes.selectionStep,
    step: z.enum(['curriculums', 'selectiveProcess', 'interviews', 'finalists']),
  }),
  answers: done,
  fails: [
    ...toSelect,
    'job_not_found',
    'process_not_found',
    'move_not_allowed',
    'moved_meanwhile',
    'interview_confirmed',
  ],
})

export const undoMove = call({
  purpose:
    'Undoes the last move of a place, within ten minutes or a discard within 24 hours, until which the candidate isn’t told. `from` is the step the recruiter saw.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/place/{processId}/undo',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofPlace.extend({ from: codes.selectionStep.optional() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'undo_too_late', 'moved_meanwhile', 'interview_confirmed'],
})

export const markCandidateSeen = call({
  purpose: 'Counts an application as seen, for all recruiters of the job.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}/seen',
  quota: { none: 'An application is counted as seen once.' },
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, cvId: recordId }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
})

export const openMedicalReport = call({
  purpose:
    'A link of 5 minutes to a candidate’s medical report, for the recruiters of the job for people with disabilities; each look is logged and shown to the candidate.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/place/{processId}/medicalreport',
  quota: 'reports-opened',
  allows: ['user:recruiter'],
  logged: 'look',
  input: ofPlace,
  answers: z.object({ url: z.string(), expiresAt: instant }),
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'file_not_found', 'file_being_checked'],
})

export const listNotes = call({
  purpose: 'The notes on a candidate of a job, latest first.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/notes/{candidateId}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, candidateId: recordId, page: pageNumber, size: pageSize(20) }),
  answers: pageOf(candidateNote),
  fails: [...toSelect, 'job_not_found'],
})

export const deleteNote = call({
  purpose: 'Deletes one’s own note on a candidate.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/notes/{candidateId}/note/{noteId}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, candidateId: recordId, noteId: recordId }),
  answers: done,
  fails: [...toSelect, 'note_not_found'],
})

export const recruiterSelectionOwn = {
  moveCandidate,
  undoMove,
  markCandidateSeen,
  openMedicalReport,
  listNotes,
  deleteNote,
}
