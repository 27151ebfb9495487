import { type JobStatus, jobTransitions } from '../jobs/status.ts'
import { mayMove } from '../transitions.ts'

/**
 * A job's openings, and how many people are hired for them: they accepted a hiring message, or a recruiter recorded the
 * hire.
 */
export type Vacancies = { readonly vacancies: number; readonly hired: number }

/** Whether the recruiter is asked to end a job because all its openings are filled. It doesn't end by itself. */
export function asksToEnd(status: JobStatus, { vacancies, hired }: Vacancies): boolean {
  return (
    hired >= vacancies && mayMove<JobStatus>(jobTransitions, { from: status, to: 'job:closed', actor: 'recruiter' })
  )
}
