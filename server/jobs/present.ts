import type { JobCard, JobDetails, PublicJob, PublicSalary } from '@trampolim/contract/jobs.ts'
import { validThrough } from '@trampolim/marketplace/jobs/closing.ts'
import { isExperienceOnlyDesired, mayBePublished, publicCompanyName } from '@trampolim/marketplace/jobs/public-view.ts'
import { inOrder } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { isOpen, type PublicStanding, standingOf } from '@trampolim/marketplace/jobs/status.ts'
import { siteAddress } from '@trampolim/marketplace/organizations/company-email.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import type { House } from '../platform/house.ts'
import type { JobRow, ListedJobRow, ReadJobRow, ViewerRow } from './rows.ts'

/** What anyone may read of a job, field by field; nothing here tells a hidden company. */
export function presentPublicJob(house: House, row: ReadJobRow): PublicJob {
  const hidden = row.hide_contracting_company_name
  return {
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
      description: hidden ? null : row.same_as_own_company ? row.organization_description : row.company_description,
      site: hidden ? null : (siteAddress(row.site ?? '') ?? null),
      employeeNumber: hidden ? null : row.employee_number,
      branchOfActivity: row.company_area_contracting ?? (hidden ? null : row.branch_of_activity),
    },
    workPlaces: row.work_places.map(({ cityState, qty, district, zipCode }) => {
      const [city, state] = row.towns[cityState] ?? ['', '']
      return { cityState, city, state, qty, ...(hidden ? { district: null, zipCode: null } : { district, zipCode }) }
    }),
    contractType: row.contract_type,
    workType: row.work_type,
    salary: presentSalary(row),
    salaryExtra: row.do_not_show_salary ? null : row.salary_extra,
    pcdOnly: row.only_handicap,
    jobDescription: row.job_description,
    responsibilities: row.responsibilities,
    additionalInfo: row.additional_info,
    keywords: row.keywords,
    benefits: row.benefits,
    additionalBenefits: row.additional_benefits,
    workingHours: presentHours(row.working_hours),
    flexSchedule: row.flex_schedule,
    tempJobDuration: row.temp_job_duration_days,
    technologiesGeneral: row.technologies_general,
    technologies: row.technologies,
    languages: row.languages,
    questionnaire: inOrder(row.questionnaire).map(({ id, question, type, orderPriority }) => ({
      id,
      question,
      type,
      orderPriority: orderPriority ?? null,
    })),
    acceptHandicap: row.accept_handicap,
    handicaps: row.handicaps,
    handicapExtraInfo: row.handicap_extra_info,
    minimumExperience: row.minimum_experience,
    experienceOnlyDesired: isExperienceOnlyDesired(row.minimum_experience),
    experiences: row.experiences,
    schoolLevels: row.school_levels.map(({ schooling, courseSchooling = null, knowledgeArea = null }) => ({
      schooling,
      courseSchooling,
      knowledgeArea,
    })),
    driverLicence: row.driver_licence && {
      categories: row.driver_licence.categories ?? [],
      paidActivity: row.driver_licence.paidActivity ?? false,
    },
    allowRemoteOtherStates: row.allow_remote_other_states,
    longPeriodJob: row.long_period_job,
    firstJob: row.first_job,
    kindDetails: publishable(row),
  }
}

/** What the signed-in professional has to do with a job. */
export function presentViewer(row: ViewerRow): NonNullable<JobDetails['viewer']> {
  return {
    liked: row.liked,
    discarded: row.discarded,
    processId: row.process_id,
    applied: row.process_id !== null && row.discarded_by !== 'candidate',
    distance: kilometres(row.distance),
    sameCity: row.same_city,
  }
}

type ListedJob = JobCard & { open: boolean; standing: PublicStanding }

/** A job in a professional's list; one that no longer takes applications says so. */
export function presentListedJob(house: House, row: ListedJobRow): ListedJob {
  return {
    id: row.id,
    jobName: row.job_name,
    jobSpecificType: row.job_specific_type,
    open: isOpen(row.status),
    standing: standingOf(row.status, { takenDown: row.taken_down_at !== null }),
    company: companyOf(row),
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
    salary: presentSalary(row),
    pcdOnly: row.only_handicap,
    published: publishedAt(row),
    liked: row.liked,
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
  return signedFileUrl(house, { method: 'get', fileId: row.logo_file_id }).url
}

function presentSalary(
  row: Pick<
    JobRow,
    'salary_type' | 'salary_from_cents' | 'salary_to_cents' | 'salary_commission' | 'salary_alt' | 'do_not_show_salary'
  >,
): PublicSalary {
  const { salary_type: salaryType } = row
  if (row.do_not_show_salary) return { salaryType, from: null, to: null, commission: null, alt: null }
  return {
    salaryType,
    from: row.salary_from_cents,
    to: row.salary_to_cents,
    commission: row.salary_commission,
    alt: row.salary_alt,
  }
}

function presentHours(hours: JobRow['working_hours']): PublicJob['workingHours'] {
  return {
    workingHours: hours.workingHours,
    start: hours.start ?? null,
    end: hours.end ?? null,
    lunch: hours.lunch ?? null,
    altStart: hours.altStart ?? null,
    altEnd: hours.altEnd ?? null,
    altLunch: hours.altLunch ?? null,
    custom: hours.custom ?? null,
  }
}

function publishable(row: JobRow): Record<string, unknown> {
  const job = {
    hideContractingCompanyName: row.hide_contracting_company_name,
    doNotShowSalary: row.do_not_show_salary,
  }
  return Object.fromEntries(Object.entries(row.kind_details).filter(([field]) => mayBePublished(field, job)))
}

function publishedAt(row: Pick<JobRow, 'approved_at' | 'first_approved_at' | 'created_at'>): string {
  return (row.approved_at ?? row.first_approved_at ?? row.created_at).toISOString()
}

/** To a tenth of a kilometre, which tells nobody an address. */
function kilometres(distance: number | null): number | null {
  return distance === null ? null : Math.round(distance * 10) / 10
}
