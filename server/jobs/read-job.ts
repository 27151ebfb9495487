import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { isOpen } from '@trampolim/marketplace/jobs/status.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { presentPublicJob, presentViewer } from './present.ts'
import { findJob, findViewer } from './queries.ts'

/**
 * A published job. Whoever has a place in its selection reads it also when it no longer takes applications; to others one
 * that was open before is gone, and one that never was isn't there.
 * @throws job_not_found, job_gone
 */
export async function readJob(house: House, person: Person | null, jobId: string): Promise<JobDetails> {
  const { database } = house
  const [job, viewer] = await Promise.all([
    findJob(database, jobId),
    person?.role === 'user:professional'
      ? findViewer(database, { professionalId: person.accountId, jobId })
      : undefined,
  ])
  if (!job) return refuse('job_not_found')
  if (!isOpen(job.status) && !viewer?.process_id) return refuse(job.first_approved_at ? 'job_gone' : 'job_not_found')
  return { ...presentPublicJob(house, job), viewer: viewer ? presentViewer(viewer) : null, own: null }
}
