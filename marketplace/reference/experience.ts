import { type CodeOf, codeTable } from './code-table.ts'

/** Experience that a job asks for (specification, data §9). */
export const minimumExperiences = codeTable({
  none: 0,
  sixMonths: 1,
  oneYear: 2,
  twoYears: 3,
  threeYears: 4,
  fourYears: 5,
  fiveYears: 6,
})
export type MinimumExperience = CodeOf<typeof minimumExperiences>

/**
 * A person's experience in an occupation. The codes are those of the specification (data §9). Its ranges have gaps
 * (seven months to a year, two to three years), so here each range begins where the previous one ends.
 */
export const yearsOfExperience = codeTable({
  none: 0,
  upToOneYear: 1,
  oneToThreeYears: 2,
  threeToFourYears: 3,
  fourToSixYears: 4,
  overSixYears: 5,
})
export type YearsOfExperience = CodeOf<typeof yearsOfExperience>

const monthsAskedBy: Record<MinimumExperience, number> = { 0: 0, 1: 6, 2: 12, 3: 24, 4: 36, 5: 48, 6: 60 }
const mostMonthsOf: Record<YearsOfExperience, number> = {
  0: 0,
  1: 12,
  2: 36,
  3: 48,
  4: 72,
  5: Number.POSITIVE_INFINITY,
}

/** Months of experience that a job asks for. */
export function monthsAsked(minimum: MinimumExperience): number {
  return monthsAskedBy[minimum]
}

/**
 * The largest number of months that a code may stand for: codes are ranges, and the upper end counts in the person's
 * favour.
 */
export function mostMonths(years: YearsOfExperience): number {
  return mostMonthsOf[years]
}
