import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { isPublic, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { matchesWith } from '../job-search/matches.ts'
import { readingEmployer } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { presentPublicJob, presentViewer } from './present.ts'
import { findJob, findViewer } from './queries.ts'
import { findOwnJob } from './recruiter/own-queries.ts'
import { presentOwnJob } from './recruiter/present-own.ts'
import { asShown, type ReadJobRow } from './rows.ts'

/**
 * Reads a published job in its last approved version, even while it is paused or an edit awaits review. A candidate in
 * its selection can read it in every status. Its own recruiters and reviewers read it as written, published or not.
 * @throws job_not_found, job_gone (it has ended), job_removed (a reviewer took it down)
 */
export async function readJob(house: House, person: Person | null, jobId: string): Promise<JobDetails> {
  const { database } = house
  const [job, viewer, own, matches] = await Promise.all([
    findJob(database, jobId),
    person?.role === 'user:professional'
      ? findViewer(database, { professionalId: person.accountId, jobId })
      : undefined,
    person?.role === 'user:recruiter' ? readOwnJob(house, { accountId: person.accountId, jobId }) : null,
    person?.role === 'user:professional'
      ? matchesWith(house, { professionalId: person.accountId, jobIds: [jobId] })
      : undefined,
  ])
  if (!job) return refuse('job_not_found')
  const asWritten = own !== null || person?.role === 'user:reviewer'
  if (!asWritten && !viewer?.process_id) assertPublic(job)
  const row = asWritten ? job : withTitle(asShown(job))
  return { ...presentPublicJob(house, row), viewer: viewer ? presentViewer(viewer, matches?.get(jobId)) : null, own }
}

function assertPublic({ status, first_approved_at, taken_down_at }: ReadJobRow) {
  if (!first_approved_at) refuse('job_not_found')
  const standing = standingOf(status, { takenDown: taken_down_at !== null })
  if (!isPublic(standing)) refuse(standing === 'removed' ? 'job_removed' : 'job_gone')
}

/**
 * Restores the title of the approved occupation: an edit may change the occupation, and the title comes from another
 * table.
 */
export function withTitle(job: ReadJobRow): ReadJobRow {
  return { ...job, occupation_title: job.shown_occupation_title ?? job.occupation_title }
}

/** Reads the job as its recruiters see it; null for the recruiters of other organisations. */
async function readOwnJob(house: House, { accountId, jobId }: { accountId: string; jobId: string }) {
  const reader = await readingEmployer(house, accountId)
  const { organizationId } = reader
  const row = organizationId && (await findOwnJob(house.database, { jobId, organizationId }))
  return row ? presentOwnJob(row, { reader, now: house.now() }) : null
}
