import { redirect } from 'react-router'
import { pageOfJob } from '../../../parts/recruiter-jobs/page-of-job.ts'
import type { Route } from './+types/job.ts'

/** A job's own address redirects to its candidates (specification, platform §2). */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(pageOfJob(params.jobId))
}
