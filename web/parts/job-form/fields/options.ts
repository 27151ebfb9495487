import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Option } from '../../../design/select.tsx'

/** The code tables from which a job's form chooses. */
const tables = {
  jobSpecificType: reference.jobSpecificType,
  contractType: reference.contractType,
  salaryType: reference.salaryType,
  workType: reference.workType,
  workingHours: reference.workingHours,
  minimumExperience: reference.minimumExperience,
  languageLevel: reference.languageLevel,
  technologyLevel: reference.technologyLevel,
  schooling: reference.schooling,
  expectedAnswer: reference.expectedAnswer,
  questionType: reference.questionType,
  genderOrder: reference.genderOrder,
  coursePeriod: reference.coursePeriod,
  jobShift: reference.jobShift,
} as const

const t = speak(tables)

type Table = keyof typeof tables

/** The label of a code; an unknown one is shown as it is (specification, data §8). */
export function labelOf(table: Table, code: string | number): string {
  const labels: Readonly<Record<string, string>> = tables[table]
  return Object.hasOwn(labels, String(code)) ? t(`${table}.${code}` as Parameters<typeof t>[0]) : String(code)
}

/** The codes of a table as options of a select. */
export function optionsOf(table: Table, codes: readonly (string | number)[]): Option[] {
  return codes.map((code) => ({ value: code, text: labelOf(table, code) }))
}

/** The items of a lookup list as options. */
export function optionsOfItems(items: readonly { code: string; name: string }[]): Option[] {
  return items.map(({ code, name }) => ({ value: code, text: name }))
}
