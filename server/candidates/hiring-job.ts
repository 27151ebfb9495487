import { type LegalException, maySearchByAge } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { monthlySpan } from '@trampolim/marketplace/jobs/salary.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import { type JobSpecificType, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import type { SalaryType } from '@trampolim/marketplace/reference/salary-types.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { assertMay, employerOf } from '../organizations/policy.ts'
import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import type { Spot } from './nearness.ts'
import { findHiringJobs, type HiringJobRow } from './queries.ts'

/** A job as its recruiters look at candidates from it. */
export type HiringJob = {
  id: string
  organizationId: string
  status: JobStatus
  /**
   * A reviewer has once approved it, and with it its organisation and recruiter: before, nobody is recommended for it
   * who hasn't applied, so that nobody unknown reads the names of people who look for work.
   */
  everApproved: boolean
  kind: JobSpecificType
  onlyHandicap: boolean
  matched: MatchedJob
  /** What its recruiters see of its demands beyond the score. The salary is a month's, in cents. */
  asks: {
    salary: { from: number; to: number } | null
    driverLicence: unknown
    handicaps: readonly string[]
  }
  /** None where the work is done from anywhere. */
  spots: readonly Spot[]
  /** Whether candidates may be searched and ordered by age (Lei 9.029/1995). */
  mayUseAge: boolean
}

/**
 * A job of the organisation to which a recruiter belongs. A blocked recruiter, those of a blocked organisation, and one
 * who was not let in yet have none. `right` is what they want with it. @throws job_not_found, or the code given for what
 * belongs to the job, profile_not_approved, organization_not_approved
 */
export async function hiringJobFor(
  database: Database | Tx,
  { recruiterId, jobId }: { recruiterId: string; jobId: string },
  {
    missing = 'job_not_found',
    right = 'select-candidates',
  }: { missing?: 'job_not_found' | 'note_not_found'; right?: 'select-candidates' | 'read-organization' } = {},
): Promise<HiringJob> {
  const employer = await employerOf(database, recruiterId)
  const { organizationId, status } = employer
  const [job] = await findHiringJobs(database, [jobId])
  if (!job || job.organization_id !== organizationId) return refuse(missing)
  if (status === 'blocked' || job.organization_blocked) return refuse(missing)
  assertMay(employer, right)
  return hiringJobOf(job)
}

/** Jobs as candidates are compared with them, by id. */
export async function hiringJobs(database: Database | Tx, jobIds: readonly string[]): Promise<Map<string, HiringJob>> {
  const rows = await findHiringJobs(database, jobIds)
  return new Map(rows.map((row) => [row.id, hiringJobOf(row)]))
}

function hiringJobOf(row: HiringJobRow): HiringJob {
  const isRemote = row.work_type === workTypes.code.remote
  const salary = monthlySpan({
    salaryType: row.salary_type as SalaryType,
    from: row.salary_from_cents,
    to: row.salary_to_cents,
  })
  const exception = row.legal_exception as (LegalException & { approvedAt?: string | null }) | null
  return {
    id: row.id,
    organizationId: row.organization_id,
    status: row.status,
    everApproved: row.ever_approved,
    kind: row.job_specific_type,
    onlyHandicap: row.only_handicap,
    matched: {
      cbo: row.cbo,
      minimumExperience: row.minimum_experience,
      isRemote,
      // A salary that isn't shown would be told by its part of the score.
      salary: row.do_not_show_salary ? undefined : salary,
      schooling: row.schooling ?? undefined,
      languages: row.languages,
      technologies: row.technologies,
    },
    asks: { salary: salary ?? null, driverLicence: row.driver_licence, handicaps: row.handicaps },
    spots: isRemote ? [] : row.spots,
    mayUseAge: maySearchByAge({
      isApprentice: row.job_specific_type === jobSpecificTypes.code.apprentice,
      exception: exception && { ...exception, approved: Boolean(exception.approvedAt) },
    }),
  }
}
