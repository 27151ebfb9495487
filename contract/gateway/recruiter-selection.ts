import { withoutProtected } from '@trampolim/marketplace/search/vocabulary/people-terms.ts'
import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { longestTag } from '@trampolim/marketplace/selection/tags.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { candidateCard, candidateDetails } from '../candidates.ts'
import * as codes from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { stepCounts, vacancies } from '../job-content.ts'
import { done, flag, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { day, textLike, trimmed, wholeText } from '../values.ts'

/** What every call that shows candidates requires: an approved recruiter of an approved organisation. */
export const toSelect = ['profile_not_approved', 'organization_not_approved'] as const

/** How a recruiter filters and orders a list of candidates (data.md §2: advanced search and filters). */
export const candidateFilters = {
  page: pageNumber,
  size: pageSize(20),
  /** Part of the candidate's name, ignoring accents and case. */
  name: shapeOf(selectionFields, 'empty').name,
  occupation: textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' }).optional(),
  /** A municipality's id. */
  location: wholeText().optional(),
  /** The most kilometres between home and the nearest workplace: the end of a band. */
  distance: codes.distanceEdge.optional(),
  /** The highest expected salary, in cents a month. */
  salary: wholeText(0).optional(),
  /**
   * Words in the curriculum: experiences, formations, technologies, objective. Those by which nobody may be chosen
   * (Lei 9.029/1995) are left out.
   */
  keywords: trimmed(120)
    .default('')
    .transform((typed) => withoutProtected(typed).text),
  /** Only people with a disability who applied to the job or agreed to be found by it. */
  pcdOnly: flag.optional(),
  allowRemote: flag.optional(),
  /** Years; refused unless the job may be searched by age (Lei 9.029/1995). */
  ageMin: wholeText(14, 99).optional(),
  ageMax: wholeText(14, 99).optional(),
  sort: z.enum(['relevance', 'recent', 'distance', 'name', 'age']).default('relevance'),
}

const answersAsked = /^[\w-]{1,40}:(?:yes|no)(?:,[\w-]{1,40}:(?:yes|no)){0,19}$/

/** Further filters for candidates in the selection. They don't apply to recommended and invited people. */
const candidacyFilters = {
  ...candidateFilters,
  /** Only applications that no recruiter of the job has opened. */
  unseen: flag.optional(),
  /** Only the job's favourites. */
  liked: flag.optional(),
  /** Only those whose match score is at least this. */
  fit: wholeText(1, 100).optional(),
  /** Only those with this tag, ignoring accents and case. */
  tag: trimmed(longestTag).optional(),
  /** Only those whose answers are all the ones that the job required. */
  met: flag.optional(),
  /** Only candidates who gave these answers to yes-or-no questions: `<question>:yes`, separated by commas. */
  answers: textLike(answersAsked, { longest: 1200, code: 'invalid' }).optional(),
}
const candidates = pageOf(candidateCard).extend({
  /** Whether this job's candidates may be searched and ordered by age. */
  mayUseAge: z.boolean(),
})
export type CandidateList = z.infer<typeof candidates>

const ofCandidate = z.object({ jobId: recordId, cvId: recordId })

export const listStep = call({
  purpose:
    'The candidates in one step of a job’s selection. In `curriculums`, `list` chooses between those who applied, those recommended who haven’t, those whom the organisation kept when other jobs ended, and those already taken further.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/{step}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({
    jobId: recordId,
    step: codes.selectionStep,
    list: z.enum(['recommended', 'candidated', 'kept', 'selected']).default('candidated'),
    ...candidacyFilters,
  }),
  answers: candidates,
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const listInvited = call({
  purpose: 'The people invited to a job, the latest first, each with the standing of the invitation.',
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

const selectionCounts = stepCounts.extend({ unseen: z.int(), ...vacancies })

export const countSelection = call({
  purpose: 'Counts the candidates in each step of a job’s selection.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/counters',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId }),
  answers: selectionCounts,
  fails: ['job_not_found'],
})

const board = z.object({
  /** `takenDown`: a reviewer blocked the job, and no candidate in its selection can be moved. */
  job: z.object({
    jobName: z.string(),
    status: codes.jobStatus,
    takenDown: z.boolean(),
    /** A reviewer had taken it down, also before it ended: nobody is written to, or kept, by ending it. */
    mute: z.boolean(),
    /** The tags of its candidates, by name; at most 50. */
    tags: z.array(z.string()),
    /** Its yes-or-no questions. */
    questions: z.array(z.object({ id: z.string(), question: z.string(), expected: codes.expectedAnswer.nullable() })),
  }),
  counts: selectionCounts,
  /**
   * The people who deleted their account while they were in the selection, latest first, without saying who they are.
   */
  departures: z.array(z.object({ id: recordId, step: codes.selectionStep, applied: day, left: day })),
  columns: z.array(
    z.object({
      step: codes.selectionStep,
      items: z.array(candidateCard),
      total: z.int(),
      page: z.int(),
      size: z.int(),
    }),
  ),
  /** Why the recruiter may not see candidates yet; there are no columns then. */
  locked: z.enum(toSelect).nullable(),
  mayUseAge: z.boolean(),
})
export type Board = z.infer<typeof board>

export const readBoard = call({
  specified: false,
  purpose:
    'What a job’s board shows: the job, the number of candidates in each step, and the first candidates of every column, or a page of one list if a step is given.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/board',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({
    jobId: recordId,
    step: codes.selectionStep.optional(),
    list: z.enum(['recommended', 'candidated', 'invited', 'kept', 'selected']).default('candidated'),
    ...candidacyFilters,
  }),
  answers: board,
  fails: ['job_not_found', 'age_search_not_allowed'],
})

const { page: _page, size: _size, ...narrowing } = candidacyFilters

export const readNeighbours = call({
  specified: false,
  purpose:
    'Where a candidate stands in the list of a step, filtered and ordered as on the board: their position from 1, and by which curriculums the previous and the next candidate are opened. Only the first hundred are searched; for anybody else the position is 0.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/neighbours',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, processId: recordId, step: codes.selectionStep, ...narrowing }),
  answers: z.object({
    position: z.int(),
    total: z.int(),
    previous: recordId.nullable(),
    next: recordId.nullable(),
  }),
  fails: [...toSelect, 'job_not_found', 'age_search_not_allowed'],
})

export const readCandidate = call({
  purpose: 'A candidate for a job: answers, requirements, curriculum.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}',
  quota: 'curriculums-read',
  allows: ['user:recruiter'],
  logged: 'look',
  input: ofCandidate,
  answers: candidateDetails,
  fails: [...toSelect, 'job_not_found', 'curriculum_not_found'],
})

export const likeCandidate = call({
  purpose: 'Adds a candidate of a job to the favourites (status true) or removes them (false).',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/like/{cvId}',
  quota: 'candidates-liked',
  allows: ['user:recruiter'],
  input: ofCandidate.extend({ status: z.boolean() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'curriculum_not_found'],
})

export const markCandidateSeen = call({
  specified: false,
  purpose: 'Counts an application as seen, for all recruiters of the job.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/curriculum/{cvId}/seen',
  quota: { none: 'An application is counted as seen once.' },
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, cvId: recordId }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
})

export const openMedicalReport = call({
  specified: false,
  purpose:
    'A link of 5 minutes to a candidate’s medical report, for the recruiters of the job for people with disabilities; each view is logged and shown to the candidate.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/medicalreport',
  quota: 'reports-opened',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId, processId: recordId }),
  answers: z.object({ url: z.string(), expiresAt: instant }),
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'file_not_found', 'file_being_checked'],
})

export const recruiterSelection = {
  listStep,
  listInvited,
  listFinalists,
  listDisqualified,
  countSelection,
  readBoard,
  readNeighbours,
  readCandidate,
  likeCandidate,
  markCandidateSeen,
  openMedicalReport,
}
