import { belowMinimumWage } from '../jobs/minimum-wage.ts'
import { givesAwayCompany, isExperienceOnlyDesired } from '../jobs/public-view.ts'
import type { Salary } from '../jobs/salary.ts'
import { isAuthorisedFor, isFreeMail } from '../organizations/company-email.ts'
import type { ContractType } from '../reference/contract-types.ts'
import type { MinimumExperience } from '../reference/experience.ts'

/** What a reviewer should know before deciding: facts found by the rules, not a verdict. */
export const reviewHints = [
  /** More than six months of experience demanded: it is published as desired only (CLT art. 442-A, terms). */
  'more_than_six_months_experience',
  /** The salary lies below the minimum wage of the year. */
  'below_minimum_wage',
  /** The company hides its name, and a text tells it. */
  'hidden_company_in_text',
  /** The occupation is of household work, which the terms refuse. */
  'domestic_work',
  /** Gender or age is asked for under a claimed ground; an approval approves it too (Lei 9.029/1995). */
  'legal_exception_claimed',
  /** The recruiter's address is of a provider at which anyone gets one. */
  'free_mail',
  /** The recruiter's address isn't of the organisation's site. */
  'not_of_the_site',
  /** An approval lets the recruiter into an organisation that others registered. */
  'joins_organization',
  /** The people of an organisation declined the recruiter or put them out. */
  'declined_by_organization',
  /** An approval publishes the job that the recruiter registered with. */
  'publishes_waiting_job',
  /** Without a trade name the company is shown as 'Confidencial'. */
  'no_company_name',
  /** The company has neither a site nor social links. */
  'no_site',
] as const
export type ReviewHint = (typeof reviewHints)[number]

export type HintedJob = {
  readonly minimumExperience: MinimumExperience
  readonly salary: Salary
  readonly contractType: ContractType
  readonly cbo: string
  readonly hideContractingCompanyName: boolean
  readonly texts: readonly (string | null | undefined)[]
  readonly companyNames: readonly (string | null | undefined)[]
  readonly asksForGenderOrAge: boolean
}

const householdWork = '5121'

/** What to know of a job; `year` is the one whose minimum wage counts. */
export function hintsOfJob(job: HintedJob, { year }: { year: number }): ReviewHint[] {
  const text = job.texts.filter(Boolean).join('\n')
  return told({
    more_than_six_months_experience: isExperienceOnlyDesired(job.minimumExperience),
    below_minimum_wage: belowMinimumWage(job.salary, { contractType: job.contractType, year }) !== undefined,
    hidden_company_in_text: job.hideContractingCompanyName && givesAwayCompany(text, job.companyNames),
    domestic_work: job.cbo.startsWith(householdWork),
    legal_exception_claimed: job.asksForGenderOrAge,
  })
}

/** What to know of a recruiter; `site` is that of their organisation or the one they want to join. */
export function hintsOfRecruiter(recruiter: {
  readonly email: string
  readonly site: string | null
  readonly joins: boolean
  readonly declined: boolean
  readonly hasWaitingJob: boolean
}): ReviewHint[] {
  const free = isFreeMail(recruiter.email)
  return told({
    free_mail: free,
    not_of_the_site: !free && recruiter.site !== null && !isAuthorisedFor(recruiter.email, recruiter.site),
    joins_organization: recruiter.joins,
    declined_by_organization: recruiter.declined,
    publishes_waiting_job: recruiter.hasWaitingJob,
  })
}

/** What to know of an organisation. */
export function hintsOfOrganization(organization: {
  readonly companyName: string | null
  readonly site: string | null
}): ReviewHint[] {
  return told({ no_company_name: !organization.companyName?.trim(), no_site: !organization.site?.trim() })
}

function told(found: Partial<Record<ReviewHint, boolean>>): ReviewHint[] {
  return reviewHints.filter((hint) => found[hint])
}
