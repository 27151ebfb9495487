import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { hiringMessage } from '../hiring.ts'
import { publicStanding } from '../jobs.ts'
import { done, instant, pageNumber, pageSize, recordId } from '../shapes.ts'
import { trimmed, typedText, wholeText } from '../values.ts'

/** One entry of a candidacy's history, as the candidate reads it. */
export const candidacyHistoryEntry = z.object({
  type: z.string(),
  step: codes.selectionStep.nullable(),
  happened: instant,
  /** The recruiter's message to the candidate. */
  feedback: z.string().nullable(),
})

/** A candidate's candidacy in a job's selection. */
export const selectiveProcess = z.object({
  processId: recordId,
  /** Null once the job was deleted; its name and company remain. */
  jobId: recordId.nullable(),
  jobName: z.string(),
  company: z.string().nullable(),
  jobStatus: codes.jobStatus.nullable(),
  /** The job's public standing; its selection is suspended while it is `removed`. Null once the job was deleted. */
  standing: publicStanding.nullable(),
  cvType: codes.cvType,
  origin: z.enum(['applied', 'invited']),
  /** The step as the candidate sees it: a recruiter's moves that can still be undone aren't shown. */
  step: codes.selectionStep,
  status: z.string().nullable(),
  /** The outcome of a finalist that the recruiter recorded when the selection ended. */
  outcome: codes.finalistOutcome.nullable(),
  /** Until when the company keeps the candidate for its other jobs; null if it doesn't, or the candidate objected. */
  keptUntil: instant.nullable(),
  /**
   * The latest hiring message of which the candidate was notified, as long as they are a finalist, or if it stood until
   * the job was deleted.
   */
  hire: hiringMessage.nullable(),
  withdrawn: z.boolean(),
  /** Whether there is a receipt of what was sent. */
  hasReceipt: z.boolean(),
  applied: instant,
  moved: instant,
  history: z.array(candidacyHistoryEntry),
  /** Every view of the candidate's medical report, latest first. */
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

/** What remains to be done before a person can apply (platform.md §5, §7). */
export const applicationTask = z.object({
  task: codes.applicationTask,
  /** The unanswered questions, for `questionnaire_unanswered`. */
  questions: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        type: codes.questionType,
        /**
         * The answer that the job requires. A different answer doesn't prevent the application, but the recruiters see
         * it.
         */
        expected: codes.expectedAnswer.nullable(),
      }),
    )
    .optional(),
})
export type ApplicationTask = z.infer<typeof applicationTask>

const answers = z
  .array(z.object({ questionId: typedText(40), answer: trimmed(1000) }))
  .max(50)
  .default([])

export const verifyApplication = call({
  purpose: 'Returns what is missing before the professional can apply to a job with a curriculum of a kind.',
  request: 'GET /professional/selectiveprocess/{jobId}/taskverify/{cvType}',
  allows: ['user:professional'],
  input: z.object({
    jobId: recordId,
    cvType: codes.cvType,
    variant: codes.cvVariant,
    type: z.enum(['apply', 'invite']).default('apply'),
    /** For `invite`: the invitation that would be accepted. */
    inviteId: recordId.optional(),
  }),
  answers: z.object({
    ready: z.boolean(),
    tasks: z.array(applicationTask),
    /** The open invitation that applying would accept. */
    inviteId: recordId.nullable(),
  }),
  fails: [
    'invitation_not_found',
    'invitation_ended',
    'job_not_found',
    'job_not_open',
    'already_applied',
    'candidate_not_active',
    'under_age_for_kind',
    'over_age_for_kind',
  ],
})

export const applyToJob = call({
  purpose:
    'Applies to an open job, once, with the questionnaire answered and the documents it asks for. Whoever has an open invitation to it accepts it so, and begins in the selective process.',
  request: 'POST /professional/selectiveprocess/{jobId}/apply/{cvType}',
  quota: 'applications',
  allows: ['user:professional'],
  input: z.object({
    jobId: recordId,
    cvType: codes.cvType,
    variant: codes.cvVariant,
    answers,
    /** The uploaded medical report (CID), for jobs only for people with disabilities. */
    medicalReport: recordId.optional(),
    /** Consent that the recruiter may read the medical report; the version of the text and the time are recorded. */
    medicalReportConsent: z.boolean().optional(),
    /** The invitation that the person wants to accept; the call is refused if it isn’t open any more. */
    inviteId: recordId.optional(),
  }),
  answers: selectiveProcess,
  fails: [
    'invitation_not_found',
    'invitation_ended',
    'terms_outdated',
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

export const refuseKeeping = call({
  specified: false,
  purpose: 'Says no to being kept for other jobs of the company: its recruiters no longer find the person there.',
  request: 'DELETE /professional/selectiveprocess/{id}/kept',
  quota: 'withdrawals',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: ['process_not_found'],
})

export const listProcesses = call({
  purpose: 'The professional’s selections, with candidacy and history.',
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
  purpose: 'Counts the professional’s selections in each step.',
  request: 'GET /professional/selectiveprocess/counters',
  allows: ['user:professional'],
  input: z.object({}),
  answers: counters,
})

export const countProcessesOfContext = call({
  purpose: 'Counts the professional’s selections in one step.',
  request: 'GET /professional/selectiveprocess/counters/{ctx}',
  allows: ['user:professional'],
  input: z.object({ ctx: codes.selectionStep }),
  answers: z.object({ count: z.int() }),
})

export const selection = {
  verifyApplication,
  applyToJob,
  withdraw,
  refuseKeeping,
  listProcesses,
  listProcessesOfContext,
  listCandidated,
  countProcesses,
  countProcessesOfContext,
}
