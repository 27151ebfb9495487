import type { JobSpecificType } from '../reference/job-types.ts'
import type { Refusal } from '../refusals.ts'
import type { Day } from './days.ts'

/** Youngest age for an account (specification, data §5: minimum legal age 14). */
export const leastAccountAge = 14

/** Youngest age for professional jobs and internships (CF art. 7 XXXIII; product, readings). */
export const leastWorkingAge = 16

/**
 * Ages of an apprentice, inclusive: on the 24th birthday the contract ends (CLT art. 428 and 433). The upper one doesn't apply to
 * people with disabilities.
 */
export const apprenticeAges = { least: 14, most: 23 } as const

/**
 * A person's age in full years on a day. A person born on the 29th of February becomes a year older on the 1st of March
 * if the year isn't a leap year.
 */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Why a person's age prevents applying to a kind of job; undefined if it doesn't. */
export function obstacleOfAge(
  kind: JobSpecificType,
  { birthDate, today, isHandicap }: { birthDate: Day; today: Day; isHandicap: boolean },
): Extract<Refusal, 'under_age_for_kind' | 'over_age_for_kind'> | undefined {
  const age = ageOn(birthDate, today)
  if (kind !== 3) return age < leastWorkingAge ? 'under_age_for_kind' : undefined
  if (age < apprenticeAges.least) return 'under_age_for_kind'
  return age > apprenticeAges.most && !isHandicap ? 'over_age_for_kind' : undefined
}
