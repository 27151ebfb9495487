import { type LegalException, maySearchByAge } from '@trampolim/marketplace/jobs/legal-exception.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { monthlySpan } from '@trampolim/marketplace/jobs/salary.ts'
import { type JobStatus, type PublicStanding, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import type { MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import type { Spot } from '@trampolim/marketplace/places/nearness.ts'
import { type JobSpecificType, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { assertMay, employerOf, readingEmployer } from '../organizations/policy.ts'
import type { Employer } from '../organizations/queries.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { findHiringJobs, type HiringJobRow } from './queries.ts'

/** A job with the data that is needed to show candidates to its recruiters. */
export type HiringJob = {
  id: string
  name: string
  organizationId: string
  status: JobStatus
  standing: PublicStanding
  /**
   * Whether a reviewer has ever approved it, together with its organisation and recruiter. Until then only people who
   * applied to it are shown, so that an unknown recruiter can't read the names of people who look for work.
   */
  everApproved: boolean
  /** Whether a reviewer took it down and hasn't approved it since, also once it has ended. */
  takenDown: boolean
  kind: JobSpecificType
  onlyHandicap: boolean
  matched: MatchedJob
  /**
   * The requirements that recruiters see next to the score. The salary is per month, in cents; `hourly` if it is paid by
   * the hour.
   */
  asks: {
    salary: { from: number; to: number; hourly?: number } | null
    driverLicence: unknown
    handicaps: readonly string[]
  }
  questionnaire: readonly Question[]
  /** Empty for remote work. */
  spots: readonly Spot[]
  /**
   * The workplaces that count for the score, which candidates also read: a company that hides its name is located at
   * its municipality's centre.
   */
  scoredSpots: readonly Spot[]
  /** Whether candidates may be filtered and ordered by age (Lei 9.029/1995). */
  mayUseAge: boolean
}

/**
 * Finds a job of the recruiter's organisation. It finds none for a blocked recruiter, a recruiter of a blocked
 * organisation, or one whose request to join is pending. `right` is the right that the call requires.
 * @throws job_not_found (or the given code, if the call is about something that belongs to the job),
 * profile_not_approved, organization_not_approved
 */
export async function hiringJobFor(
  database: Database | Tx,
  { recruiterId, jobId }: { recruiterId: string; jobId: string },
  wanted: Wanted = {},
): Promise<HiringJob> {
  const employer = await employerOf(database, recruiterId)
  return theirJob(employer, await findHiringJobs(database, [jobId]), wanted)
}

/** The same for a call that only reads. It is looked up once for a whole page. */
export async function readingHiringJob(
  house: Pick<House, 'database' | 'once'>,
  { recruiterId, jobId }: { recruiterId: string; jobId: string },
  wanted: Wanted = {},
): Promise<HiringJob> {
  const [employer, found] = await Promise.all([
    readingEmployer(house, recruiterId),
    house.once(`hiring job ${jobId}`, () => findHiringJobs(house.database, [jobId])),
  ])
  return theirJob(employer, found, wanted)
}

type Wanted = { missing?: 'job_not_found' | 'note_not_found'; right?: 'select-candidates' | 'read-organization' }

function theirJob(
  employer: Employer,
  [job]: readonly HiringJobRow[],
  { missing = 'job_not_found', right = 'select-candidates' }: Wanted,
): HiringJob {
  if (!job || job.organization_id !== employer.organizationId) return refuse(missing)
  if (employer.status === 'blocked' || job.organization_blocked) return refuse(missing)
  assertMay(employer, right)
  return hiringJobOf(job)
}

/** Finds jobs, by id, in the form in which candidates are compared with them. */
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
  const isHourly = row.salary_type === salaryTypes.code.hourly && row.salary_from_cents !== null
  const hourly = isHourly ? { hourly: row.salary_from_cents as number } : {}
  const exception = row.legal_exception as (LegalException & { approvedAt?: string | null }) | null
  return {
    id: row.id,
    name: row.job_name,
    organizationId: row.organization_id,
    status: row.status,
    standing: standingOf(row.status, { takenDown: row.taken_down }),
    everApproved: row.ever_approved,
    takenDown: row.taken_down,
    kind: row.job_specific_type,
    onlyHandicap: row.only_handicap,
    matched: {
      cbo: row.cbo,
      minimumExperience: row.minimum_experience,
      isRemote,
      // A hidden salary is left out, since the score's part for it would reveal it.
      salary: row.do_not_show_salary ? undefined : salary,
      schooling: row.schooling ?? undefined,
      languages: row.languages,
      technologies: row.technologies,
      licences: row.driver_licence?.categories ?? [],
      courses: row.courses?.length ? { list: row.courses, others: row.accepts_other_courses } : undefined,
    },
    questionnaire: row.questionnaire,
    asks: {
      salary: salary ? { ...salary, ...hourly } : null,
      driverLicence: row.driver_licence,
      handicaps: row.handicaps,
    },
    spots: isRemote ? [] : row.spots,
    scoredSpots: isRemote ? [] : row.hides_company ? row.spots.map(inTown) : row.spots,
    mayUseAge: maySearchByAge({
      // An edit that no reviewer has read doesn't open the ages of those who applied before it.
      isApprentice: [row.job_specific_type, row.approved_type].every(
        (kind) => kind === jobSpecificTypes.code.apprentice,
      ),
      exception: exception && { ...exception, approved: Boolean(exception.approvedAt) },
    }),
  }
}

function inTown({ municipality, town }: HiringJobRow['spots'][number]): Spot {
  return { ...town, municipality, exact: false }
}
