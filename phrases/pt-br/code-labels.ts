import type { CodeIn, CodeTableName } from '@trampolim/marketplace/reference/code-tables.ts'
import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import { jobForm } from './job-form.ts'
import { reference } from './reference.ts'

const {
  companySize,
  contractType,
  coursePeriod,
  courseShift,
  courseStatus,
  expectedAnswer,
  gender,
  genderOrder,
  jobShift,
  jobSpecificType,
  languageLevel,
  minimumExperience,
  pcdType,
  questionType,
  salaryType,
  schooling,
  technologyLevel,
  workType,
  workingHours,
  yearsOfExperience,
} = reference

/** The labels of every code table from which fields choose. */
export const codeLabels: { readonly [Table in CodeTableName]: Readonly<Record<CodeIn<Table>, string>> } = {
  companySize,
  contractType,
  coursePeriod,
  courseShift,
  courseStatus,
  exceptionGround: jobForm.exception.grounds,
  expectedAnswer,
  gender,
  genderOrder,
  internshipLevel: Object.fromEntries(internshipLevels.items.map(({ code, name }) => [code, name])) as Record<
    CodeIn<'internshipLevel'>,
    string
  >,
  internshipPeriod: coursePeriod,
  jobShift,
  jobSpecificType,
  languageLevel,
  licenceCategory: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' },
  minimumExperience,
  pcdType,
  questionType,
  salaryType,
  schooling,
  technologyLevel,
  workType,
  workingHours,
  yearsOfExperience,
}

/** The label of a code; an unknown one is shown as it is (specification, data §8). */
export function labelOfCode(table: CodeTableName, code: string | number): string {
  const labels: Readonly<Record<string, string>> = codeLabels[table]
  return Object.hasOwn(labels, String(code)) ? (labels[String(code)] as string) : String(code)
}
