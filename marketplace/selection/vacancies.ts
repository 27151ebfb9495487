import { type JobStatus, jobTransitions } from '../jobs/status.ts'
import { mayMove } from '../transitions.ts'

/** A job's openings, and how many people are hired for them: they accepted a hiring message, or a recruiter recorded it. */
export type Vacancies = { readonly vacancies: number; readonly hired: number }

/** Whether the recruiter of a job is asked whether to end it: everybody who was looked for is hired. Nothing ends by itself. */
export function asksToEnd(status: JobStatus, { vacancies, hired }: Vacancies): boolean {
  return (
    hired >= vacancies && mayMove<JobStatus>(jobTransitions, { from: status, to: 'job:closed', actor: 'recruiter' })
  )
}
