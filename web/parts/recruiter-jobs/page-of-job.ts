import { href } from '../../platform/href.ts'
import { existingPath } from '../../platform/pages.ts'

/** The page to which a job's name links: its candidates, or its details if that page doesn't exist. Server only. */
export function pageOfJob(jobId: string): string {
  return (
    existingPath('/recruiter/job/:jobId/selective-process', { jobId }) ??
    href('/recruiter/job/:jobId/job-details', { jobId })
  )
}
