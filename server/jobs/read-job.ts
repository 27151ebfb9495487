import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import { employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findOwnJob } from './own-queries.ts'
import { presentPublicJob, presentViewer } from './present.ts'
import { presentOwnJob } from './present-own.ts'
import { findJob, findViewer } from './queries.ts'

/**
 * A published job. Whoever has a place in its selection reads it also when it no longer takes applications, and the
 * recruiters of its organisation in every status, with all that they wrote; to others one that was open before is gone, and
 * one that never was isn't there.
 * @throws job_not_found, job_gone
 */
export async function readJob(house: House, person: Person | null, jobId: string): Promise<JobDetails> {
  const { database } = house
  const [job, viewer, own] = await Promise.all([
    findJob(database, jobId),
    person?.role === 'user:professional'
      ? findViewer(database, { professionalId: person.accountId, jobId })
      : undefined,
    person?.role === 'user:recruiter' ? readOwnJob(house, { accountId: person.accountId, jobId }) : null,
  ])
  if (!job) return refuse('job_not_found')
  if (!isOpen(job.status) && !viewer?.process_id && !own) {
    return refuse(job.first_approved_at ? 'job_gone' : 'job_not_found')
  }
  return { ...presentPublicJob(house, job), viewer: viewer ? presentViewer(viewer) : null, own }
}

/** The job as its owner reads it; null for the recruiters of other organisations. */
async function readOwnJob({ database, now }: House, { accountId, jobId }: { accountId: string; jobId: string }) {
  const { organizationId } = await employerOf(database, accountId)
  const row = organizationId && (await findOwnJob(database, { jobId, organizationId }))
  return row ? presentOwnJob(row, now()) : null
}
