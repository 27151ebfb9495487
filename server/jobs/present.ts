import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { JobCard, JobDetails, JobMatch, PublicJob, PublicSalary } from '@trampolim/contract/jobs.ts'
import { validThrough } from '@trampolim/marketplace/jobs/closing.ts'
import { isUnpaid } from '@trampolim/marketplace/jobs/fields.ts'
import {
  isExperienceOnlyDesired,
  publicCompanyName,
  publicFields,
  publicKindFields,
  shownOf,
} from '@trampolim/marketplace/jobs/public-view.ts'
import { inOrder } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { isOpen, type PublicStanding, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { siteAddress } from '@trampolim/marketplace/organizations/company-email.ts'
import { pictureUrl } from '../files/picture-link.ts'
import type { House } from '../platform/house.ts'
import { contentOf } from './content/stored.ts'
import type { JobRow, ListedJobRow, ReadJobRow, ViewerRow } from './rows.ts'

/** Presents the public fields of a job, one by one; none identifies a hidden company. */
export function presentPublicJob(house: House, row: ReadJobRow): PublicJob {
  const hidden = row.hide_contracting_company_name
  const job = contentOf(row)
  return {
    ...shownOf(publicFields, job),
    jobDescription: job.jobDescription ?? '',
    kindDetails: shownOf(publicKindFields, job),
    id: row.id,
    jobName: row.job_name,
    jobSpecificType: row.job_specific_type,
    occupation: { cbo: row.cbo, title: row.occupation_title },
    open: isOpen(row.status),
    standing: standingOf(row.status, { takenDown: row.taken_down_at !== null }),
    published: publishedAt(row),
    modified: row.modified_at.toISOString(),
    validThrough: validThrough(row.modified_at, row.closes_at ?? undefined).toISOString(),
    company: companyOf(row),
    logo: logoOf(house, row),
    aboutCompany: {
      organizationId: hidden || !isOnCompanyPage(row) ? null : row.organization_id,
      description: hidden ? null : row.organization_description,
      site: hidden ? null : (siteAddress(row.site ?? '') ?? null),
      employeeNumber: hidden ? null : row.employee_number,
      branchOfActivity: hidden ? null : row.branch_of_activity,
    },
    client: job.sameAsOwnCompany
      ? null
      : {
          description: hidden ? null : (job.companyDescription ?? null),
          branchOfActivity: job.companyAreaContracting ?? null,
        },
    workPlaces: row.work_places.map(({ cityState, qty, district, zipCode }) => {
      const [city, state] = row.towns[cityState] ?? ['', '']
      return { cityState, city, state, qty, ...(hidden ? { district: null, zipCode: null } : { district, zipCode }) }
    }),
    contractType: row.contract_type,
    workType: row.work_type,
    salary: presentSalary(row, { unpaid: isUnpaid(job) }),
    pcdOnly: row.only_handicap,
    workingHours: presentHours(job),
    questionnaire: inOrder(row.questionnaire).map(({ id, question, type, expected, orderPriority }) => ({
      id,
      question,
      type,
      expected: expected ?? null,
      orderPriority: orderPriority ?? null,
    })),
    experienceOnlyDesired: isExperienceOnlyDesired(row.minimum_experience),
  }
}

/** Presents the signed-in professional's relation to a job. */
export function presentViewer(row: ViewerRow, match: JobMatch | undefined): NonNullable<JobDetails['viewer']> {
  return {
    liked: row.liked,
    discarded: row.discarded,
    processId: row.process_id,
    applied: row.process_id !== null && row.discarded_by !== 'candidate',
    hasReceipt: row.has_receipt,
    distance: kilometres(row.distance),
    sameCity: row.same_city,
    match: match ?? null,
  }
}

type ListedJob = JobCard & { open: boolean; standing: PublicStanding }

/** Presents a job in a professional's list, including whether it still accepts applications. */
export function presentListedJob(house: House, row: ListedJobRow, match: JobMatch | undefined): ListedJob {
  return {
    id: row.id,
    jobName: row.job_name,
    jobSpecificType: row.job_specific_type,
    open: isOpen(row.status),
    standing: standingOf(row.status, { takenDown: row.taken_down_at !== null }),
    company: companyOf(row),
    forClient: row.for_client,
    logo: logoOf(house, row),
    place: {
      cityState: row.city_state,
      city: row.city,
      state: row.state,
      district: row.hide_contracting_company_name ? null : row.district,
    },
    distance: kilometres(row.distance),
    sameCity: row.same_city,
    contractType: row.contract_type,
    workType: row.work_type,
    salary: presentSalary(row, { unpaid: row.unpaid }),
    pcdOnly: row.only_handicap,
    published: publishedAt(row),
    liked: row.liked,
    applied: row.applied,
    discarded: row.discarded,
    match: match ? { score: match.score, known: match.known } : null,
  }
}

function companyOf(row: Pick<JobRow, 'company_name' | 'hide_contracting_company_name'>) {
  return publicCompanyName(
    { companyName: row.company_name },
    { hideContractingCompanyName: row.hide_contracting_company_name },
  )
}

function logoOf(house: House, row: Pick<JobRow, 'logo_file_id' | 'hide_contracting_company_name'>) {
  if (!row.logo_file_id || row.hide_contracting_company_name) return null
  return pictureUrl(house, row.logo_file_id)
}

function presentSalary(
  row: Pick<
    JobRow,
    'salary_type' | 'salary_from_cents' | 'salary_to_cents' | 'salary_commission' | 'salary_alt' | 'do_not_show_salary'
  >,
  { unpaid }: { unpaid: boolean },
): PublicSalary {
  const { salary_type: salaryType } = row
  if (row.do_not_show_salary) return { salaryType, from: null, to: null, commission: null, alt: null, unpaid }
  return {
    salaryType,
    from: row.salary_from_cents,
    to: row.salary_to_cents,
    commission: row.salary_commission,
    alt: row.salary_alt,
    unpaid,
  }
}

function presentHours(job: JobContent): PublicJob['workingHours'] {
  return {
    workingHours: job.workingHours ?? 'custom',
    start: job.workingHoursStart ?? null,
    end: job.workingHoursEnd ?? null,
    lunch: job.workingHoursLunch ?? null,
    altStart: job.workingHoursAltStart ?? null,
    altEnd: job.workingHoursAltEnd ?? null,
    altLunch: job.workingHoursAltLunch ?? null,
    custom: job.workingHoursCustom ?? null,
  }
}

/** Whether the company has a public page because of this job; another of its jobs may be the reason for one too. */
function isOnCompanyPage(row: ReadJobRow): boolean {
  const isPublished = row.first_approved_at !== null && row.taken_down_at === null
  return isPublished && row.company_approved && Boolean(row.company_name?.trim())
}

function publishedAt(row: Pick<JobRow, 'approved_at' | 'first_approved_at' | 'created_at'>): string {
  return (row.approved_at ?? row.first_approved_at ?? row.created_at).toISOString()
}

/** Rounds to a tenth of a kilometre, so that the distance reveals no address. */
function kilometres(distance: number | null): number | null {
  return distance === null ? null : Math.round(distance * 10) / 10
}
