import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { labelledCodes } from '../../form/labelled-codes.ts'

/** The code tables from which a curriculum's form chooses. */
export const { labelOf, optionsOf } = labelledCodes({
  yearsOfExperience: reference.yearsOfExperience,
  languageLevel: reference.languageLevel,
  technologyLevel: reference.technologyLevel,
  schooling: reference.schooling,
  courseStatus: reference.courseStatus,
  coursePeriod: reference.coursePeriod,
  courseShift: reference.courseShift,
  companySize: reference.companySize,
})

/** The code, as a form holds it, whose label a text is; empty if none has it. */
export function codeLabelled(
  table: Parameters<typeof labelOf>[0],
  codes: readonly (string | number)[],
  text: string,
): string {
  return String(codes.find((code) => labelOf(table, code) === text) ?? '')
}
