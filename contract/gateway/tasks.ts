import { without } from '@trampolim/marketplace/fields/choose.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { changesShapeOf, shapeOf } from '../fields.ts'
import { jobContent } from '../job-content.ts'
import { instant, recordId } from '../shapes.ts'
import { wholeText } from '../values.ts'
import { organizationContent } from './organizations.ts'
import { pcdData } from './professional.ts'

/** The unfinished tasks of the specification (data.md §4.1), as named in paths. */
export const recruiterTaskType = z.enum(['review-profile', 'review-organization', 'review-job'])

/** A correction that a review requests of its subject's owner. `processId` is the review, `taskId` its subject. */
export const task = z.object({
  taskType: recruiterTaskType,
  processId: recordId,
  taskId: recordId,
  /** The job's, organisation's or person's name. */
  name: z.string(),
  /** The decision: refused, blocked, or changes requested. */
  decision: z.enum(['reject', 'block', 'request_changes']),
  reason: z.string().nullable(),
  /** The fields to change, each with the reviewer's remark; empty if everything may be corrected. */
  changes: z.array(z.object({ field: z.string(), remark: z.string() })),
  decided: instant,
})
export type Task = z.infer<typeof task>

const { name, phones, ...ofCandidates } = without(candidateFields, ['email', 'agreeShareContactData', 'pcdData'])

/** A person's own data that a task corrects; everything except the name and the phones exists only for candidates. */
export const profileCorrection = z.object({
  ...shapeOf({ name, phones }),
  ...changesShapeOf(ofCandidates),
  cityState: wholeText().optional(),
  pcdData: pcdData.optional(),
})
export type ProfileCorrection = z.output<typeof profileCorrection>

/** A task with its subject, as the form for it opens. */
export const openTask = task.extend({
  profile: profileCorrection.nullable(),
  organization: organizationContent.nullable(),
  job: jobContent.nullable(),
})
export type OpenTask = z.infer<typeof openTask>

const named = z.object({ processId: recordId, taskId: recordId })

/**
 * The input of a correction: the part that belongs to the task's subject. Fields for which no change was requested keep
 * their values. Only what was blocked is accepted unchanged.
 */
const correction = named.extend({
  profile: profileCorrection.optional(),
  organization: organizationContent.optional(),
  job: jobContent.optional(),
})

const fails = [
  'task_not_found',
  'task_done',
  'nothing_changed',
  'email_not_validated',
  'profile_blocked',
  'profile_not_approved',
] as const

export const listRecruiterTasks = call({
  purpose: 'What reviews ask the recruiter to correct: profile, organisation, jobs. An empty list means nothing.',
  request: 'GET /recruiter/tasks',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: z.array(task),
})

export const readRecruiterTask = call({
  purpose: 'One task with what it is about.',
  request: 'GET /recruiter/task/{processId}/{taskId}',
  allows: ['user:recruiter'],
  input: named,
  answers: openTask,
  fails: ['task_not_found', 'task_done'],
})

export const correctRecruiterTask = call({
  purpose: 'Corrects what a review asked for, which returns it to the queue.',
  request: 'PUT /recruiter/task/{processId}/{taskId}',
  quota: 'jobs-edited',
  allows: ['user:recruiter'],
  input: correction,
  answers: z.object({ done: z.literal(true) }),
  fails,
})

export const listProfessionalTasks = call({
  purpose: 'What a review asks the candidate to correct in their profile.',
  request: 'GET /professional/tasks',
  allows: ['user:professional', 'user:inactive'],
  input: z.object({}),
  answers: z.array(task),
})

export const readProfessionalTask = call({
  purpose: 'The candidate’s task with their data.',
  request: 'GET /professional/task/{processId}/{taskId}',
  allows: ['user:professional', 'user:inactive'],
  input: named,
  answers: openTask,
  fails: ['task_not_found', 'task_done'],
})

export const correctProfessionalTask = call({
  purpose: 'Corrects what a review asked of the candidate’s profile, which returns it to the queue.',
  request: 'PUT /professional/task/{processId}/{taskId}',
  quota: 'profile-edits',
  allows: ['user:professional', 'user:inactive'],
  input: correction.pick({ processId: true, taskId: true, profile: true }),
  answers: z.object({ done: z.literal(true) }),
  fails,
})

export const tasks = {
  listRecruiterTasks,
  readRecruiterTask,
  correctRecruiterTask,
  listProfessionalTasks,
  readProfessionalTask,
  correctProfessionalTask,
}
