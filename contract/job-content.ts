import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { shapeOf } from './fields.ts'
import { cents, recordId } from './shapes.ts'

/**
 * A job as its recruiter writes it (data.md §3.1), of any of the three kinds, from the table of its fields. The schema
 * requires only the kind. Missing and wrong values are reported by field by the rules (`faultsOfJob`), so that a form
 * gets all faults at once. Money in cents; times `HH:MM` at the workplace; `salaryRange` for type 1, `salary` for types
 * 2 to 5.
 */
export const jobContent = z.object(shapeOf(jobFields))
export type JobContent = z.output<typeof jobContent>
export type JobContentInput = z.input<typeof jobContent>

/** The number of candidacies in each step of a job's selection. */
export const stepCounts = z.object({
  curriculums: z.int(),
  selectiveProcess: z.int(),
  interviews: z.int(),
  finalists: z.int(),
  discarded: z.int(),
})
export type StepCounts = z.infer<typeof stepCounts>

/** A job's openings at all its workplaces together, and the people hired for them; canceling a hire gives its opening back. */
export const vacancies = { vacancies: z.int(), hired: z.int() }

/**
 * What ends besides candidacies if a job is deleted, of what candidates know: interviews that are ahead or whose time they
 * still choose, and invitations without an answer.
 */
export const endsWithJob = z.object({ interviews: z.int(), invitations: z.int() })
export type EndsWithJob = z.infer<typeof endsWithJob>

/**
 * A job as its own recruiters read it: everything they wrote, with its status. Questions keep their ids when it is
 * edited.
 */
export const ownJob = z.object({
  id: recordId,
  content: jobContent,
  status: codes.jobStatus,
  /** Why it was rejected or blocked, or the reason for closing it. */
  statusReason: z.string().nullable(),
  /** The review round that awaits a correction; its task is `review-job`. */
  task: z.object({ processId: recordId, taskId: recordId }).nullable(),
  /** This year's minimum wage in cents a month, if the salary is below it; otherwise null. */
  belowMinimumWage: cents.nullable(),
  exceptionApproved: z.boolean(),
  /** Whether this recruiter may pause, end, delete or edit it: their own and, once approved, also colleagues'. */
  mayManage: z.boolean(),
  /** Whether it was paused when it was edited: once approved, it is paused again. */
  pausedWhenEdited: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
  approved: z.iso.datetime().nullable(),
  closes: z.iso.datetime().nullable(),
  closed: z.iso.datetime().nullable(),
  counts: stepCounts,
  /** Applications that no recruiter has opened yet. */
  unseen: z.int(),
  endsWithJob,
  ...vacancies,
})
export type OwnJob = z.infer<typeof ownJob>
