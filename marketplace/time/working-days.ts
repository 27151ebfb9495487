import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import { addDays, type Day, dayOf, weekdayNumber } from './days.ts'

/** The working days within which a review is due (specification, platform §9). */
export const reviewWorkingDays = 2

/** The national holidays of a year in Brazil with their names, in order. */
export function nationalHolidays(year: number): { day: Day; name: string }[] {
  return getHolidays(year)
    .filter((holiday) => holiday.type === 'national')
    .map(({ date, name }) => ({ day: localDay(date), name }))
}

const holidaysByYear = new Map<number, ReadonlySet<Day>>()

/** Whether a day is neither Saturday nor Sunday nor a national holiday. */
export function isWorkingDay(day: Day): boolean {
  if (weekdayNumber(day) > 5) return false
  const year = Number(day.slice(0, 4))
  const known = holidaysByYear.get(year) ?? new Set(nationalHolidays(year).map((holiday) => holiday.day))
  holidaysByYear.set(year, known)
  return !known.has(day)
}

/** The day that is a number of working days after another day, not counting that day. */
export function addWorkingDays(day: Day, workingDays: number): Day {
  let reached = day
  for (let left = workingDays; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** The day (in São Paulo) by the end of which something handed in at a moment must be reviewed. */
export function reviewDueDay(handedIn: Date): Day {
  return addWorkingDays(dayOf(handedIn), reviewWorkingDays)
}

/** The moment (24:00 in São Paulo) by which something handed in must be reviewed. */
export function reviewDueAt(handedIn: Date): Date {
  return startOfDay(addDays(reviewDueDay(handedIn), 1))
}

/** Midnight in São Paulo: at UTC-3, or at UTC-2 in summer time, where the day may begin at 01:00. */
function startOfDay(day: Day): Date {
  const hours = [2, 3, 4]
  const candidates = hours.map((hour) => new Date(`${day}T0${hour}:00:00Z`))
  return candidates.find((moment) => dayOf(moment) === day) ?? new Date(`${day}T03:00:00Z`)
}

/** Converts a date that the library returns at local midnight to its day. */
function localDay(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
