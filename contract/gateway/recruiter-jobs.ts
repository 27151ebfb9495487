import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { endsWithJob, jobContent, ownJob, stepCounts } from '../job-content.ts'
import { done, flag, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { trimmed, typedText } from '../values.ts'

const onJob = z.object({ id: recordId })

/**
 * The recruiter's message to a candidate when a job ends. Like the message of a discard, it is delivered once it can't
 * be undone.
 */
const { feedback } = shapeOf(selectionFields, 'empty')

/** The outcomes of finalists that a recruiter records, by the id of their candidacy. */
export const settledFinalists = z
  .array(z.object({ processId: recordId, outcome: codes.finalistOutcome, feedback }))
  .max(100)

/** A job in its recruiter's list. */
export const ownJobCard = z.object({
  id: recordId,
  jobName: z.string(),
  jobSpecificType: codes.jobSpecificType,
  status: codes.jobStatus,
  statusReason: z.string().nullable(),
  /** Whether a reviewer refused the job or requested changes, so that the recruiter has to correct it. */
  needsCorrection: z.boolean(),
  /** Whether this recruiter may pause, end, delete or edit it: their own and, once approved, also colleagues'. */
  mayManage: z.boolean(),
  city: z.string(),
  state: z.string(),
  /** The number of openings at all workplaces together, and of people hired for them. */
  qty: z.int(),
  hired: z.int(),
  created: instant,
  modified: instant,
  closes: instant.nullable(),
  counts: stepCounts,
  /** Applications that no recruiter has opened yet. */
  unseen: z.int(),
  endsWithJob,
})
export type OwnJobCard = z.infer<typeof ownJobCard>

export const createJob = call({
  purpose:
    'Publishes a job of any kind, which waits for a reviewer; also while organisation or profile are under review. With `once`, the same job that the recruiter handed in during the last hour is answered instead of a second one, as for a form that is sent again because its answer was lost.',
  request: 'POST /job',
  quota: 'jobs-published',
  allows: ['user:recruiter'],
  input: jobContent.extend({ once: flag.optional() }),
  answers: ownJob,
  fails: ['terms_outdated', 'organization_not_found', 'email_not_validated', 'profile_blocked'],
})

export const listOwnJobs = call({
  purpose: 'The organisation’s jobs, by name, order and status.',
  request: 'GET /recruiter/jobs',
  allows: ['user:recruiter'],
  input: z.object({
    page: pageNumber,
    limit: pageSize(20),
    /** False: all jobs on one page of at most 100, for a selection list. */
    pagination: flag.optional(),
    /** Which statuses: `all`, or those that are open, under review, paused or ended. */
    mode: z.enum(['all', 'active', 'analysis', 'paused', 'ended']).default('all'),
    /** Part of the job's name, ignoring accents and case. */
    filter: trimmed(120).default(''),
    /** `active` is the specification's order of statuses; `count` the number of applications. */
    sortBy: z.enum(['active', 'created', 'modified', 'title', 'type', 'count']).default('active'),
    descending: flag.optional(),
  }),
  answers: pageOf(ownJobCard).extend({
    /** How many jobs with a matching name there are in each mode. */
    counts: z.object({ all: z.int(), active: z.int(), analysis: z.int(), paused: z.int(), ended: z.int() }),
    /** What needs the recruiters' attention in all the organisation’s jobs, regardless of the filters. */
    attention: z.object({
      /** Applications that no recruiter has opened yet, and in how many jobs. */
      unseen: z.int(),
      unseenJobs: z.int(),
      /** The next job to close, within seven days. */
      closing: z.object({ jobId: recordId, jobName: z.string(), closes: instant, finalists: z.int() }).nullable(),
    }),
  }),
})

export const updateJob = call({
  purpose:
    'Rewrites a job, which sends it back to approval. With `basedOn`, the `modified` that was read, it changes nothing of a job that was changed since.',
  request: 'PUT /job/{id}',
  quota: 'jobs-edited',
  allows: ['user:recruiter'],
  input: jobContent.extend({ id: recordId, basedOn: typedText(30).optional() }),
  answers: ownJob,
  fails: [
    'job_not_found',
    'job_changed',
    'move_not_allowed',
    'email_not_validated',
    'nothing_changed',
    'profile_blocked',
    'profile_not_approved',
  ],
})

export const deleteJob = call({
  purpose:
    'Deletes a job permanently; its candidates are notified and keep its name, company and dates in their history.',
  request: 'DELETE /job/{id}',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: onJob,
  answers: done,
  fails: ['job_not_found', 'profile_blocked', 'profile_not_approved'],
})

/**
 * The recruiter's messages when a job ends: to finalists, to other candidates by name, and to everybody else in a step.
 */
const atEnd = z.object({
  finalists: settledFinalists.default([]),
  others: z
    .array(z.object({ processId: recordId, outcome: codes.outcomeBeforeFinal, feedback }))
    .max(500)
    .default([]),
  steps: z
    .array(z.object({ step: codes.stepBeforeFinal, outcome: codes.stepOutcome, feedback }))
    .max(3)
    .default([]),
})
export type SaidAtEnd = z.input<typeof atEnd>

export const finishJob = call({
  purpose:
    'Ends the selection. The outcome of each finalist is required: hired and undecided finalists stay. `steps` answers everybody left in a step at once, `others` those of them who get an answer of their own: hired, not this time, with a text or without, or kept for another job. Texts and keeping are told a day later, and can be undone until then; everybody else is notified that the selection has ended. Only who may select candidates gives outcomes and answers, and those of a job that a reviewer took down have no text and keep nobody.',
  request: 'PUT /job/finish/{id}',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: onJob.extend(atEnd.shape),
  answers: ownJob,
  fails: [
    'job_not_found',
    'job_has_ended',
    'move_not_allowed',
    'finalists_unsettled',
    'moved_meanwhile',
    'hired',
    'hire_standing',
    'no_words_of_blocked_job',
    'profile_blocked',
    'profile_not_approved',
    'organization_not_approved',
  ],
})

export const switchJob = call({
  purpose: 'Pauses (status false) or resumes (true) the selection.',
  request: 'PUT /job/{id}/status',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: onJob.extend({ status: z.boolean() }),
  answers: ownJob,
  fails: ['job_not_found', 'move_not_allowed', 'already_there', 'profile_blocked', 'profile_not_approved'],
})

export const extendJob = call({
  specified: false,
  purpose:
    'Puts the closing date of an open or paused job off by 45 days. With `closes`, the date that was read, it changes nothing of a job that closes at another meanwhile.',
  request: 'POST /job/{id}/extend',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId, closes: typedText(30).optional() }),
  answers: ownJob,
  fails: ['job_not_found', 'job_not_extendable', 'closing_changed', 'profile_blocked', 'profile_not_approved'],
})

export const settleFinalists = call({
  specified: false,
  purpose:
    'Records the outcome of finalists of a job that closed automatically or was ended with them undecided; they are notified.',
  request: 'PUT /job/{id}/finalists',
  quota: 'jobs-managed',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId, finalists: settledFinalists.min(1) }),
  answers: ownJob,
  fails: [
    'job_not_found',
    'job_not_ended',
    'moved_meanwhile',
    'hired',
    'hire_standing',
    'no_words_of_blocked_job',
    'profile_blocked',
    'profile_not_approved',
    'organization_not_approved',
  ],
})

/** What is under review and until when; `subject` is its kind. */
export const analysis = z.object({
  subject: z.enum(['recruiter', 'organization', 'job']),
  subjectId: recordId,
  name: z.string(),
  /** Whether only a new logo waits, while the organisation stays approved. */
  logoOnly: z.boolean(),
  since: instant,
  due: instant,
})

export const recruiterSummary = call({
  specified: false,
  purpose: 'What needs the recruiter now and the numbers of their organisation, for the dashboard.',
  request: 'GET /recruiter/summary',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: z.object({
    /** Jobs with unopened applications, those with most first; at most ten. */
    unseen: z.array(z.object({ jobId: recordId, jobName: z.string(), count: z.int() })),
    /** Open or paused jobs that close within seven days. */
    closing: z.array(z.object({ jobId: recordId, jobName: z.string(), closes: instant })),
    /** Jobs that were blocked only with their organisation or recruiter, and may be handed in as they are. */
    blockedWithOwner: z.array(z.object({ jobId: recordId, jobName: z.string() })),
    analyses: z.array(analysis),
    numbers: z.object({ openJobs: z.int(), inSelection: z.int(), applications30Days: z.int(), finalists: z.int() }),
  }),
})

export const recruiterJobs = {
  createJob,
  listOwnJobs,
  updateJob,
  deleteJob,
  finishJob,
  switchJob,
  extendJob,
  settleFinalists,
  recruiterSummary,
}
