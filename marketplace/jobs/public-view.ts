import { type MinimumExperience, minimumExperiences } from '../reference/experience.ts'

/** What of a job never leaves its organisation (product: who sees what; Lei 9.029/1995, CLT art. 373-A). */
export const neverPublished = [
  'genderOrder',
  'ageOrderMin',
  'ageOrderMax',
  'ageRestrictionMin',
  'ageRestrictionMax',
  'legalException',
  'jobSummaryEmail',
  'statusReason',
] as const

/** Fields that reveal the company, left out if hideContractingCompanyName is set. */
export const namesTheCompany = [
  'company',
  'companyName',
  'officialName',
  'logo',
  'site',
  'socialLinks',
  'idcard',
  'companyDescription',
] as const

/** Fields of a salary that are left out if doNotShowSalary is set. */
export const tellsTheSalary = [
  'salaryFrom',
  'salaryTo',
  'salary',
  'salaryRange',
  'salaryCommission',
  'salaryAlt',
] as const

/** Whether a field of a job may be shown to anyone. */
export function mayBePublished(
  field: string,
  job: { hideContractingCompanyName: boolean; doNotShowSalary?: boolean },
): boolean {
  const hidden: readonly string[] = [
    ...neverPublished,
    ...(job.hideContractingCompanyName ? namesTheCompany : []),
    ...(job.doNotShowSalary ? tellsTheSalary : []),
  ]
  return !hidden.includes(field)
}

/** The company's name as everyone may read it; null where it is hidden or missing, shown as 'Confidencial'. */
export function publicCompanyName(
  company: { companyName?: string | null },
  job: { hideContractingCompanyName: boolean },
): string | null {
  if (job.hideContractingCompanyName) return null
  return company.companyName?.trim() || null
}

/** Whether a text reveals the hidden company's name; its legal form and short words don't count. */
export function givesAwayCompany(text: string, names: readonly (string | null | undefined)[]): boolean {
  const folded = ` ${foldWords(text)} `
  return names.some((name) => {
    const folding = foldWords(name ?? '')
    return folding.length > 2 && folded.includes(` ${folding} `)
  })
}

/** Experience above six months may only be desired, never required (CLT art. 442-A, terms of use). */
export function isExperienceOnlyDesired(minimum: MinimumExperience): boolean {
  return minimum > minimumExperiences.code.sixMonths
}

function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:ltda|s a|sa|me|epp|eireli)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
