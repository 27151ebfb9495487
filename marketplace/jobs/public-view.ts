import { chosen, namesOf, without } from '../fields/choose.ts'
import type { Fields } from '../fields/field.ts'
import { type Settled, settle } from '../fields/settle.ts'
import { type MinimumExperience, minimumExperiences } from '../reference/experience.ts'
import { type JobFields, jobFields } from './fields.ts'

/** Fields that only internships or apprenticeships have and anyone can read. */
export const publicKindFields = chosen(jobFields, { ofKind: true })

/** Fields that are published only in combination with others: the salary, the hours, the company, the workplaces. */
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

/** Fields published under their own names; those that only the owner reads are excluded. */
export const publicFields = without(jobFields, [
  ...putTogether,
  ...namesOf(jobFields, { ofKind: true }),
  ...namesOf(jobFields, { readBy: 'owner' }),
])

/** Field values as anyone may read them: null if they reveal a hidden company or salary. */
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

/** All texts of a job that anyone may read, in whatever field its recruiter wrote them. */
export function publicTextsOf(job: JobFields): string[] {
  return textsIn(jobFields, job, { company: job.hideContractingCompanyName, salary: job.doNotShowSalary })
}

type Hidden = { readonly [Told in 'company' | 'salary']?: boolean | null | undefined }

function textsIn(fields: Fields, values: object, hidden: Hidden): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = (values as Readonly<Record<string, unknown>>)[name]
    if (value === null || value === undefined || field.readBy === 'owner') return []
    if (field.tells && hidden[field.tells]) return []
    if (field.is === 'text') return [value as string]
    if (field.is === 'words') return value as string[]
    if (field.is === 'record') return textsIn(field.of, value, hidden)
    if (field.is === 'list') return (value as object[]).flatMap((row) => textsIn(field.of, row, hidden))
    return []
  })
}

/** The company's name as everyone may read it; null where it is hidden or missing, shown as 'Confidencial'. */
export function publicCompanyName(
  company: { companyName?: string | null },
  job: { hideContractingCompanyName: boolean },
): string | null {
  if (job.hideContractingCompanyName) return null
  return company.companyName?.trim() || null
}

/** Whether a text contains the hidden name of a company; legal forms and short words don't count. */
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
