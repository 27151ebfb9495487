import { chosen, namesOf, without } from '../fields/choose.ts'
import type { Fields } from '../fields/field.ts'
import { type Settled, settle } from '../fields/settle.ts'
import { type MinimumExperience, minimumExperiences } from '../reference/experience.ts'
import { type JobFields, jobFields } from './fields.ts'

/** What only internships or apprenticeships have, which anyone reads of them. */
export const publicKindFields = chosen(jobFields, { ofKind: true })

/** What anyone reads put together with something else: the salary, the hours, the company, the places of work. */
const putTogether = [
  'jobSpecificType',
  'jobName',
  'occupation',
  'contractType',
  'workType',
  'salaryType',
  'salary',
  'salaryRange',
  'salaryCommission',
  'salaryAlt',
  'doNotShowSalary',
  'workPlaces',
  'workingHours',
  'workingHoursStart',
  'workingHoursEnd',
  'workingHoursLunch',
  'workingHoursAltStart',
  'workingHoursAltEnd',
  'workingHoursAltLunch',
  'workingHoursCustom',
  'onlyHandicap',
  'questionnaire',
  'sameAsOwnCompany',
  'companyAreaContracting',
  'companyDescription',
  'hideContractingCompanyName',
] as const

/** What anyone reads of a job under the name by which it was written; what its owner alone reads isn't among it. */
export const publicFields = without(jobFields, [
  ...putTogether,
  ...namesOf(jobFields, { ofKind: true }),
  ...namesOf(jobFields, { readBy: 'owner' }),
])

/** Fields as anyone may read them: null where they tell the company or the salary, and that is hidden. */
export function shownOf<Table extends Fields>(fields: Table, job: JobFields): Settled<Table> {
  const hidden = { company: job.hideContractingCompanyName, salary: job.doNotShowSalary }
  const settled = Object.entries(settle(fields, job))
  return Object.fromEntries(
    settled.map(([name, value]) => {
      const tells = fields[name]?.tells
      return [name, tells && hidden[tells] ? null : value]
    }),
  ) as Settled<Table>
}

/** The company's name as everyone may read it; null where it is hidden or missing, shown as 'Confidencial'. */
export function publicCompanyName(
  company: { companyName?: string | null },
  job: { hideContractingCompanyName: boolean },
): string | null {
  if (job.hideContractingCompanyName) return null
  return company.companyName?.trim() || null
}

/** Whether a company's words give away the name that is hidden; its legal form and short words don't count. */
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
