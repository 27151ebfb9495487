import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { publicStanding } from '../jobs.ts'
import { done, instant, pageNumber, pageSize, recordId } from '../shapes.ts'
import { trimmed, typedText, wholeText } from '../values.ts'

/** One thing that happened on a candidate's way through a selection, as the candidate reads it. */
export const placeHistoryEntry = z.object({
  type: z.string(),
  step: codes.selectionStep.nullable(),
  happened: instant,
  /** What the recruiter wrote to the candidate with it. */
  feedback: z.string().nullable(),
})

/** A candidate's place in a job's selection. */
export const selectiveProcess = z.object({
  processId: recordId,
  /** Null once the job was deleted; its name and company stay. */
  jobId: recordId.nullable(),
  jobName: z.string(),
  company: z.string().nullable(),
  jobStatus: codes.jobStatus.nullable(),
  /** How the job stands for everybody; while it is `removed` nothing goes on in its selection. Null once it was deleted. */
  standing: publicStanding.nullable(),
  cvType: codes.cvType,
  origin: z.enum(['applied', 'invited']),
  /** The step as the candidate sees it: a recruiter's moves that may still be undone aren't shown. */
  step: codes.selectionStep,
  status: z.string().nullable(),
  /** What the recruiter said became of a finalist as the selection ended. */
  outcome: codes.finalistOutcome.nullable(),
  withdrawn: z.boolean(),
  applied: instant,
  moved: instant,
  history: z.array(placeHistoryEntry),
  /** Every look at the candidate's medical report, latest first. */
  reportViews: z.array(z.object({ viewer: z.string(), viewed: instant })),
})
export type SelectiveProcess = z.infer<typeof selectiveProcess>

const listing = {
  limit: wholeText(1, 100).optional(),
  page: pageNumber,
  perPage: pageSize(50),
  sort: z.enum(['asc', 'desc']).default('desc'),
  sortField: z.enum(['moved', 'applied', 'jobName']).default('moved'),
}
const processes = z.object({ items: z.array(selectiveProcess), page: z.int(), size: z.int(), total: z.int() })

/** What is still to be done before a person may apply (platform.md §5, §7). */
export const applicationTask = z.object({
  task: codes.applicationTask,
  /** The questions still without an answer, for `questionnaire_unanswered`. */
  questions: z.array(z.object({ id: z.string(), question: z.string(), type: codes.questionType })).optional(),
})
export type ApplicationTask = z.infer<typeof applicationTask>

const answers = z
  .array(z.object({ questionId: typedText(40), answer: trimmed(1000) }))
  .max(50)
  .default([])

export const verifyApplication = call({
  purpose: 'Tells what is missing before the professional may apply to a job with a curriculum of a kind.',
  request: 'GET /professional/selectiveprocess/{jobId}/taskverify/{cvType}',
  allows: ['user:professional'],
  input: z.object({
    jobId: recordId,
    cvType: codes.cvType,
    type: z.enum(['apply', 'invite']).default('apply'),
    inviteId: recordId.optional(),
  }),
  answers: z.object({ ready: z.boolean(), tasks: z.array(applicationTask) }),
  fails: [
    'job_not_found',
    'job_not_open',
    'already_applied',
    'candidate_not_active',
    'under_age_for_kind',
    'over_age_for_kind',
  ],
})

export const applyToJob = call({
  purpose: 'Applies to an open job, once, with the questionnaire answered and the documents it asks for.',
  request: 'POST /professional/selectiveprocess/{jobId}/apply/{cvType}',
  quota: 'applications',
  allows: ['user:professional'],
  input: z.object({
    jobId: recordId,
    cvType: codes.cvType,
    answers,
    /** The uploaded medical report (CID), for jobs only for people with disabilities. */
    medicalReport: recordId.optional(),
    /** Consent to the recruiter's reading the medical report; its version and time are kept. */
    medicalReportConsent: z.boolean().optional(),
  }),
  answers: selectiveProcess,
  fails: [
    'job_not_found',
    'job_not_open',
    'already_applied',
    'candidate_not_active',
    'curriculum_missing',
    'questionnaire_unanswered',
    'medical_report_required',
    'medical_report_consent_required',
    'file_not_found',
    'file_infected',
    'file_type_refused',
    'under_age_for_kind',
    'over_age_for_kind',
  ],
})

export const withdraw = call({
  purpose: 'Withdraws from a selection; while the job is open the professional may apply again.',
  request: 'DELETE /professional/selectiveprocess/{id}',
  quota: 'withdrawals',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: ['process_not_found', 'move_not_allowed'],
})

export const listProcesses = call({
  purpose: 'The professional’s selections, with place and history.',
  request: 'GET /professional/selectiveprocess',
  allows: ['user:professional'],
  input: z.object(listing),
  answers: processes,
})

export const listProcessesOfContext = call({
  purpose: 'The professional’s selections in one step.',
  request: 'GET /professional/selectiveprocess/{context}',
  allows: ['user:professional'],
  input: z.object({ ...listing, context: codes.selectionStep }),
  answers: processes,
})

export const listCandidated = call({
  purpose: 'The selections the professional applied to and is still in.',
  request: 'GET /professional/selectiveprocess/candidated',
  allows: ['user:professional'],
  input: z.object({ limit: wholeText(1, 100).default(100) }),
  answers: processes,
})

const counters = z.record(codes.selectionStep, z.int())

export const countProcesses = call({
  purpose: 'How many of the professional’s selections stand in each step.',
  request: 'GET /professional/selectiveprocess/counters',
  allows: ['user:professional'],
  input: z.object({}),
  answers: counters,
})

export const countProcessesOfContext = call({
  purpose: 'How many of the professional’s selections stand in one step.',
  request: 'GET /professional/selectiveprocess/counters/{ctx}',
  allows: ['user:professional'],
  input: z.object({ ctx: codes.selectionStep }),
  answers: z.object({ count: z.int() }),
})

export const selection = {
  verifyApplication,
  applyToJob,
  withdraw,
  listProcesses,
  listProcessesOfContext,
  listCandidated,
  countProcesses,
  countProcessesOfContext,
}
