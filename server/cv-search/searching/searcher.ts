import { mayFindPeople } from '@trampolim/marketplace/curriculums/search.ts'
import { type HiringJob, readingHiringJob } from '../../candidates/hiring-job.ts'
import { asMember, assertMay, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { hasFindingJob } from './queries.ts'

/** A recruiter who searches people, for a job or without one. */
export type Searcher = {
  job: HiringJob | null
  organizationId: string
  /** Why the recruiter finds nobody; null if they may find people. */
  findsNobody: 'job_not_approved' | 'no_approved_job' | null
}

/**
 * Returns the recruiter as a searcher of people, for a job of their organisation or without one.
 * @throws job_not_found, organization_not_found, profile_blocked, profile_not_approved, organization_not_approved
 */
export async function searcherFor(
  house: House,
  { recruiterId, jobId }: { recruiterId: string; jobId: string | undefined },
): Promise<Searcher> {
  if (jobId !== undefined) {
    const job = await readingHiringJob(house, { recruiterId, jobId })
    return { job, organizationId: job.organizationId, findsNobody: mayFindPeople(job) ? null : 'job_not_approved' }
  }
  const [employer, finds] = await Promise.all([
    readingEmployer(house, recruiterId),
    hasFindingJob(house.database, recruiterId),
  ])
  const { organizationId, ...member } = asMember(employer)
  assertMay({ ...member, organizationId }, 'select-candidates')
  return { job: null, organizationId, findsNobody: finds ? null : 'no_approved_job' }
}
