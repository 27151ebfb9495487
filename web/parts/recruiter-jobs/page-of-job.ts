import { href } from '../../platform/href.ts'
import { existingPath } from '../../platform/pages.ts'

/** Where a job's name leads: its candidates, or until there is such a page its details. Server only. */
export function pageOfJob(jobId: string): string {
  return (
    existingPath('/recruiter/job/:jobId/selective-process', { jobId }) ??
    href('/recruiter/job/:jobId/job-details', { jobId })
  )
}
