import { asksForMoney } from '../jobs/asks-for-money.ts'
import { belowMinimumWage } from '../jobs/minimum-wage.ts'
import { givesAwayCompany, isExperienceOnlyDesired } from '../jobs/public-view.ts'
import type { Salary } from '../jobs/salary.ts'
import { areLongHours, monthlyHours, type WorkingHoursFields } from '../jobs/working-hours.ts'
import { isAuthorisedFor, isFreeMail } from '../organizations/company-email.ts'
import type { ContractType } from '../reference/contract-types.ts'
import type { MinimumExperience } from '../reference/experience.ts'
import type { JobSpecificType } from '../reference/job-types.ts'

/** Facts found by rules that a reviewer should know before deciding; they are no verdict. */
export const reviewHints = [
  /** More than six months of experience required: published only as desired (CLT art. 442-A, terms). */
  'more_than_six_months_experience',
  /** The salary is below the year's minimum wage. */
  'below_minimum_wage',
  /** Longer hours than the law usually allows for the kind of job. */
  'long_hours',
  /** The company hides its name, and a text contains it. */
  'hidden_company_in_text',
  /** The occupation is household work, which the terms exclude. */
  'domestic_work',
  /** A text speaks of money that the candidate would have to pay, which the terms exclude. */
  'asks_for_money',
  /** Gender or age is required under a claimed ground; an approval approves it too (Lei 9.029/1995). */
  'legal_exception_claimed',
  /** The recruiter's address belongs to a free e-mail provider. */
  'free_mail',
  /** The recruiter's address doesn't have the domain of the organisation's site. */
  'not_of_the_site',
  /** An approval makes the recruiter a member of an organisation that others registered. */
  'joins_organization',
  /** The organisation's members declined or removed the recruiter. */
  'declined_by_organization',
  /** An approval publishes the job with which the recruiter registered. */
  'publishes_waiting_job',
  /** Without a trade name the company is shown as 'Confidencial'. */
  'no_company_name',
  /** The company has neither a site nor social links. */
  'no_site',
] as const
export type ReviewHint = (typeof reviewHints)[number]

export type HintedJob = {
  readonly minimumExperience: MinimumExperience
  readonly kind: JobSpecificType
  readonly salary: Salary
  readonly hours: WorkingHoursFields
  readonly contractType: ContractType
  readonly cbo: string
  readonly hideContractingCompanyName: boolean
  /** All that anyone may read of it. */
  readonly texts: readonly string[]
  readonly companyNames: readonly (string | null | undefined)[]
  readonly asksForGenderOrAge: boolean
}

const householdWork = '5121'

/** Returns the hints on a job; `year` is the year of the minimum wage. */
export function hintsOfJob(job: HintedJob, { year }: { year: number }): ReviewHint[] {
  const text = job.texts.join('\n')
  const { contractType, hours } = job
  const worked = monthlyHours(hours)
  const wage = { contractType, year, ...(worked !== undefined && { monthlyHours: worked }) }
  return hintsThatHold({
    more_than_six_months_experience: isExperienceOnlyDesired(job.minimumExperience),
    below_minimum_wage: belowMinimumWage(job.salary, wage) !== undefined,
    long_hours: areLongHours(hours, job.kind),
    hidden_company_in_text: job.hideContractingCompanyName && givesAwayCompany(text, job.companyNames),
    domestic_work: job.cbo.startsWith(householdWork),
    asks_for_money: asksForMoney(text),
    legal_exception_claimed: job.asksForGenderOrAge,
  })
}

/** Returns the hints on a recruiter; `site` is that of their organisation or the one they ask to join. */
export function hintsOfRecruiter(recruiter: {
  readonly email: string
  readonly site: string | null
  readonly joins: boolean
  readonly declined: boolean
  readonly hasWaitingJob: boolean
}): ReviewHint[] {
  const free = isFreeMail(recruiter.email)
  return hintsThatHold({
    free_mail: free,
    not_of_the_site: !free && recruiter.site !== null && !isAuthorisedFor(recruiter.email, recruiter.site),
    joins_organization: recruiter.joins,
    declined_by_organization: recruiter.declined,
    publishes_waiting_job: recruiter.joins && recruiter.hasWaitingJob,
  })
}

/** Returns the hints on an organisation. */
export function hintsOfOrganization(organization: {
  readonly companyName: string | null
  readonly site: string | null
}): ReviewHint[] {
  return hintsThatHold({ no_company_name: !organization.companyName?.trim(), no_site: !organization.site?.trim() })
}

function hintsThatHold(found: Partial<Record<ReviewHint, boolean>>): ReviewHint[] {
  return reviewHints.filter((hint) => found[hint])
}
