import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { shapeOf } from './fields.ts'
import { cents, recordId } from './shapes.ts'

/**
 * A job as its recruiter writes it (data.md §3.1), of any of the three kinds, from the table of its fields. Nothing but the
 * kind is required by the shape: what is missing or wrong is told field by field by the rules (`faultsOfJob`), so that a
 * form hears of everything at once. Money in cents; times `HH:MM` at the workplace; `salaryRange` for type 1, `salary` for
 * types 2 to 5.
 */
export const jobContent = z.object(shapeOf(jobFields))
export type JobContent = z.output<typeof jobContent>
export type JobContentInput = z.input<typeof jobContent>

/** How many places stand in each step of a job's selection. */
export const stepCounts = z.object({
  curriculums: z.int(),
  selectiveProcess: z.int(),
  interviews: z.int(),
  finalists: z.int(),
  discarded: z.int(),
})
export type StepCounts = z.infer<typeof stepCounts>

/**
 * A job as its own recruiters read it: everything they wrote, with its status. The ids of questions stay the same when
 * it is edited.
 */
export const ownJob = z.object({
  id: recordId,
  content: jobContent,
  status: codes.jobStatus,
  /** Why it was rejected or blocked, or what it was closed for. */
  statusReason: z.string().nullable(),
  /** The review round that waits for a correction; its task is `review-job`. */
  task: z.object({ processId: recordId, taskId: recordId }).nullable(),
  /** Warns that the salary lies below this year's minimum wage, in cents a month; null where it doesn't. */
  belowMinimumWage: cents.nullable(),
  exceptionApproved: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
  approved: z.iso.datetime().nullable(),
  closes: z.iso.datetime().nullable(),
  closed: z.iso.datetime().nullable(),
  counts: stepCounts,
  /** Applications that no recruiter has opened yet. */
  unseen: z.int(),
})
export type OwnJob = z.infer<typeof ownJob>
