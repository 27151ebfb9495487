import { type CodeOf, codeTable } from './code-table.ts'

/**
 * Period (usually a half-year) of a course in a professional curriculum, 0 to 12; 0 is indifferent (product, readings).
 */
export const coursePeriods = codeTable({
  indifferent: 0,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
})
export type CoursePeriod = CodeOf<typeof coursePeriods>

/** Period of an internship course, 0 to 10; 0 is indifferent (product, readings). */
export const internshipPeriods = codeTable({
  indifferent: 0,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
})
export type InternshipPeriod = CodeOf<typeof internshipPeriods>
