import { z } from 'zod'
import { call } from '../call.ts'
import { candidateCard, candidateDetails, candidateNote } from '../candidates.ts'
import * as codes from '../codes.ts'
import { stepCounts } from '../job-content.ts'
import { done, flag, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { requiredText, textLike, trimmed, wholeText } from '../values.ts'

/** What every call that shows candidates requires: an approved recruiter of an approved organisation. */
export const toSelect = ['profile_not_approved', 'organization_not_approved'] as const

/** How a recruiter narrows and orders a list of candidates (data.md §2: advanced search and filters). */
export const candidateFilters = {
  page: pageNumber,
  size: pageSize(20),
  /** Part of the candidate's name, without regard to accents and case. */
  name: trimmed(120).default(''),
  occupation: textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' }).optional(),
  /** A municipality's id. */
  location: wholeText().optional(),
  /** Kilometres between home and the nearest workplace at most: the end of a band. */
  distance: codes.distanceEdge.optional(),
  /** The salary hoped for at most, in cents a month. */
  salary: wholeText(0).optional(),
  /** Words in the curriculum: experiences, formations, technologies, objective. */
  keywords: trimmed(120).default(''),
  /** Only people with a disability who applied to the job or agreed to be found so. */
  pcdOnly: flag.optional(),
  allowRemote: flag.optional(),
  /** Years; refused unless the job may be searched by age (Lei 9.029/1995). */
  ageMin: wholeText(14, 99).optional(),
  ageMax: wholeText(14, 99).optional(),
  sort: z.enum(['relevance', 'recent', 'distance', 'name', 'age']).default('relevance'),
}
const candidates = pageOf(candidateCard).extend({
  /** Whether age may be searched and ordered by for this job. */
  mayUseAge: z.boolean(),
})
export type CandidateList = z.infer<typeof candidates>

const ofCandidate = z.object({ jobId: recordId, cvId: recordId })

export const listStep = call({
  purpose:
    'The candidates in one step of a job’s selection. In `curriculums`, `list` chooses between those who applied, those recommended who haven’t, and those already taken further.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/{step}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({
    jobId: recordId,
    step: codes.selectionStep,
    list: z.enum(['recommended', 'candidated', 'selected']).default('candidated'),
    ...candidateFilters,
  }),
  answers: candidates,
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const listInvited = call({
  purpose: 'The candidates invited to a job, with their answers.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/invited',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, ...candidateFilters }),
  answers: candidates,
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const listFinalists = call({
  purpose: 'The finalists of a job.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/finalist',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, ...candidateFilters }),
  answers: candidates,
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const listDisqualified = call({
  purpose: 'The candidates who are out of a job’s selection: declassified, withdrawn or there at its end.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/disqualified',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, ...candidateFilters }),
  answers: candidates,
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const countSelection = call({
  purpose: 'How many candidates stand in each step of a job’s selection.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/counters',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId }),
  answers: stepCounts.extend({ unseen: z.int() }),
  fails: ['job_not_found'],
})

export const readCandidate = call({
  purpose: 'A candidate for a job: answers, requirements, curriculum.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}',
  quota: { none: 'It marks an application as seen once, however often it is read.' },
  allows: ['user:recruiter'],
  logged: 'look',
  input: ofCandidate,
  answers: candidateDetails,
  fails: [...toSelect, 'job_not_found', 'curriculum_not_found'],
})

export const makeFinalist = call({
  purpose: 'Makes a candidate of a job a finalist.',
  request: 'POST /recruiter/selectiveprocess/finalist',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidate,
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'move_not_allowed'],
})

export const declassify = call({
  purpose:
    'Takes a candidate out of the selection, with feedback for them if any; may be taken back for 24 hours, until which they aren’t told.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/declassify/{cvId}',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidate.extend({ processId: recordId, feedback: trimmed(1000).optional() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'move_not_allowed'],
})

export const likeCandidate = call({
  purpose: 'Keeps a candidate of a job in sight (status true), or no longer (false).',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/like/{cvId}',
  quota: 'candidates-liked',
  allows: ['user:recruiter'],
  input: ofCandidate.extend({ status: z.boolean() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'curriculum_not_found'],
})

const noteText = requiredText(2000)

export const writeNote = call({
  purpose: 'Writes a note on a candidate of a job, read by the organisation’s recruiters alone.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/notes/{candidateId}',
  quota: 'notes',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, candidateId: recordId, text: noteText }),
  answers: candidateNote,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
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

export const recruiterSelection = {
  listStep,
  listInvited,
  listFinalists,
  listDisqualified,
  countSelection,
  readCandidate,
  makeFinalist,
  declassify,
  likeCandidate,
  writeNote,
  rewriteNoteOf,
  readNote,
  rewriteNote,
}
