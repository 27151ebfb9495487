import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobContent } from '../job-content.ts'
import { instant, recordId } from '../shapes.ts'
import { day, trimmed, wholeText } from '../values.ts'
import { organizationContent } from './organizations.ts'
import { pcdData } from './professional.ts'

/** The unfinished tasks of the specification (data.md §4.1), as they stand in paths. */
export const recruiterTaskType = z.enum(['review-profile', 'review-organization', 'review-job'])

/** What a review asks its subject's owner to correct. `processId` is the review, `taskId` what it was about. */
export const task = z.object({
  taskType: recruiterTaskType,
  processId: recordId,
  taskId: recordId,
  /** The job's, organisation's or person's name. */
  name: z.string(),
  /** What was decided: refused, blocked, or changes asked for. */
  decision: z.enum(['reject', 'block', 'request_changes']),
  reason: z.string().nullable(),
  /** The fields to change, each with the reviewer's remark; empty where all of it may be corrected. */
  changes: z.array(z.object({ field: z.string(), remark: z.string() })),
  decided: instant,
})
export type Task = z.infer<typeof task>

/** A person's own data as a task corrects them. */
export const profileCorrection = z.object({
  name: trimmed(200),
  phones: z.array(z.object({ phone: trimmed(20), isWhatsApp: z.boolean().default(false) })).max(3),
  /** What only candidates have. */
  birthDate: day.optional(),
  gender: codes.gender.optional(),
  cpf: trimmed(14, { tooLong: 'invalid_cpf' }).optional(),
  zipCode: trimmed(9, { tooLong: 'invalid_zip_code' }).optional(),
  cityState: wholeText().optional(),
  district: trimmed(120).optional(),
  street: trimmed(160).optional(),
  pcdData: pcdData.optional(),
  agreeFoundByDisability: z.boolean().optional(),
})
export type ProfileCorrection = z.output<typeof profileCorrection>

/** A task with what it is about, as its form opens. */
export const openTask = task.extend({
  profile: profileCorrection.nullable(),
  organization: organizationContent.nullable(),
  job: jobContent.nullable(),
})
export type OpenTask = z.infer<typeof openTask>

const named = z.object({ processId: recordId, taskId: recordId })

/** What a correction brings: the part that the task is about. Fields that weren't asked for keep their values. */
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
