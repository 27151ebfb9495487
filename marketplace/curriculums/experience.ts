import { type Fault, faultAt } from '../faults.ts'
import type { Day } from '../time/days.ts'
import { isMonth, type Month, monthNumber, monthOf } from '../time/months.ts'
import { faultsOfPeriod } from './period.ts'

/** A past or present job in a form (specification, data §3.3). */
export type ExperienceFields = {
  readonly companyName?: string | undefined
  readonly occupation?: string | undefined
  readonly startDate?: Month | undefined
  readonly exitDate?: Month | undefined
  readonly isCurrentJob?: boolean | undefined
}

/** Returns the faults of an experience: a past one has an end, and none begins or ends in a future month. */
export function faultsOfExperience(experience: ExperienceFields, { today }: { today: Day }): Fault[] {
  const { startDate, isCurrentJob } = experience
  const exitDate = isCurrentJob ? undefined : experience.exitDate
  const missing = [
    ...faultAt('companyName', experience.companyName?.trim() ? undefined : 'required'),
    ...faultAt('occupation', experience.occupation?.trim() ? undefined : 'required'),
    ...faultAt('startDate', startDate ? undefined : 'required'),
    ...faultAt('exitDate', isCurrentJob || exitDate ? undefined : 'required'),
  ]
  const period = faultsOfPeriod({ start: ['startDate', startDate], end: ['exitDate', exitDate] })
  const toCome = (month: Month | undefined) => month !== undefined && isMonth(month) && month > monthOf(today)
  const future = [
    ...faultAt('startDate', toCome(startDate) ? 'date_in_future' : undefined),
    ...faultAt('exitDate', toCome(exitDate) ? 'date_in_future' : undefined),
  ]
  return [...missing, ...(period.length > 0 ? period : future)]
}

/** When an experience began and ended, in months counted since the year 0; undefined if the data don't say. */
function spanOf(experience: ExperienceFields, today: Day): readonly [start: number, end: number] | undefined {
  const { startDate, exitDate, isCurrentJob } = experience
  const ended = isCurrentJob ? monthOf(today) : exitDate
  if (!startDate || !ended || !isMonth(startDate) || !isMonth(ended)) return undefined
  const start = monthNumber(startDate)
  return [start, Math.max(monthNumber(ended), start + 1)]
}

/** The months of all experiences together; overlapping ones count once. */
export function totalExperienceMonths(experiences: readonly ExperienceFields[], { today }: { today: Day }): number {
  const spans = experiences.map((each) => spanOf(each, today)).filter((span) => span !== undefined)
  let total = 0
  let counted = Number.NEGATIVE_INFINITY
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    total += Math.max(0, end - Math.max(start, counted))
    counted = Math.max(counted, end)
  }
  return total
}

/** Splits a number of months into years and remaining months: 15 is one year and three months. */
export function yearsAndMonths(months: number): { years: number; months: number } {
  return { years: Math.floor(months / 12), months: months % 12 }
}
