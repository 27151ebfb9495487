import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { isPublic, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findOwnJob } from './own-queries.ts'
import { presentPublicJob, presentViewer } from './present.ts'
import { presentOwnJob } from './present-own.ts'
import { findJob, findViewer } from './queries.ts'
import { asShown, type ReadJobRow } from './rows.ts'

/**
 * A job that was published, as it was approved last; anyone reads it also while it is paused or an edit of it waits.
 * Whoever has a place in its selection reads it in every status. Its own recruiters, and reviewers, read it as it was
 * written, published or not.
 * @throws job_not_found, job_gone (it has ended), job_removed (a reviewer took it down)
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
  const asWritten = own !== null || person?.role === 'user:reviewer'
  if (!asWritten && !viewer?.process_id) assertPublic(job)
  const row = asWritten ? job : withTitle(asShown(job))
  return { ...presentPublicJob(house, row), viewer: viewer ? presentViewer(viewer) : null, own }
}

function assertPublic({ status, first_approved_at, taken_down_at }: ReadJobRow) {
  if (!first_approved_at) refuse('job_not_found')
  const standing = standingOf(status, { takenDown: taken_down_at !== null })
  if (!isPublic(standing)) refuse(standing === 'removed' ? 'job_removed' : 'job_gone')
}

/** An edit may change the occupation, whose title comes from elsewhere. */
function withTitle(job: ReadJobRow): ReadJobRow {
  return { ...job, occupation_title: job.shown_occupation_title ?? job.occupation_title }
}

/** The job as its owner reads it; null for the recruiters of other organisations. */
async function readOwnJob({ database, now }: House, { accountId, jobId }: { accountId: string; jobId: string }) {
  const { organizationId } = await employerOf(database, accountId)
  const row = organizationId && (await findOwnJob(database, { jobId, organizationId }))
  return row ? presentOwnJob(row, now()) : null
}
