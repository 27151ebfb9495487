import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Option } from '../../../design/select.tsx'

/** The code tables from which a curriculum's form chooses. */
const tables = {
  yearsOfExperience: reference.yearsOfExperience,
  languageLevel: reference.languageLevel,
  technologyLevel: reference.technologyLevel,
  schooling: reference.schooling,
  courseStatus: reference.courseStatus,
  coursePeriod: reference.coursePeriod,
  courseShift: reference.courseShift,
  companySize: reference.companySize,
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

/** The code, as a form holds it, whose label a text is; empty if none has it. */
export function codeLabelled(table: Table, codes: readonly (string | number)[], text: string): string {
  return String(codes.find((code) => labelOf(table, code) === text) ?? '')
}
