import { addDays, type Day } from '../time/days.ts'
import { monthNumber, monthOf } from '../time/months.ts'

/** From this many days on a month counts as a twelfth (Lei 4.090/1962 art. 1 § 2, CLT art. 146). */
const daysOfTwelfth = 15

/** Whole years of service, the last day included. */
export function wholeYears(admission: Day, lastDay: Day): number {
  const end = addDays(lastDay, 1)
  return Math.max(0, Math.floor(wholeMonths(admission, end) / 12))
}

/**
 * Days of notice: 30, and three more for each whole year of service, at most 90 (Lei 12.506/2011 art. 1, CF art. 7 XXI).
 */
export function noticeDays(admission: Day, lastDay: Day): number {
  return Math.min(90, 30 + 3 * wholeYears(admission, lastDay))
}

/** Twelfths of a 13th salary: the months of the calendar with at least 15 days of service, both days included. */
export function thirteenthTwelfths(from: Day, to: Day): number {
  if (to < from) return 0
  const [first, last] = [monthNumber(monthOf(from)), monthNumber(monthOf(to))]
  if (first === last) return dayNumber(to) - dayNumber(from) + 1 >= daysOfTwelfth ? 1 : 0
  const atStart = daysIn(from) - dayNumber(from) + 1 >= daysOfTwelfth ? 1 : 0
  const atEnd = dayNumber(to) >= daysOfTwelfth ? 1 : 0
  return last - first - 1 + atStart + atEnd
}

/**
 * Twelfths of a vacation since the last whole year of service: whole months, and a remainder of more than 14 days (CLT
 * art. 146). Paid notice prolongs the service beyond the last day (CLT art. 487 § 1).
 */
export function vacationTwelfths(admission: Day, lastDay: Day, { until = lastDay }: { until?: Day } = {}): number {
  const start = addMonths(admission, 12 * wholeYears(admission, lastDay))
  const end = addDays(until, 1)
  if (end <= start) return 0
  const months = wholeMonths(start, end)
  const rest = daysBetween(addMonths(start, months), end)
  return months + (rest >= daysOfTwelfth ? 1 : 0)
}

/** Days of the last month to be paid, of 30: a month that was worked to its end is whole (CLT art. 64). */
export function balanceDays(admission: Day, lastDay: Day): number {
  const began = monthOf(admission) === monthOf(lastDay) ? dayNumber(admission) : 1
  if (began === 1 && dayNumber(lastDay) === daysIn(lastDay)) return 30
  return Math.min(30, dayNumber(lastDay) - began + 1)
}

/** Whole months from a day to a later one, which isn't included. */
export function wholeMonths(from: Day, end: Day): number {
  const months = monthNumber(monthOf(end)) - monthNumber(monthOf(from))
  return addMonths(from, months) > end ? months - 1 : months
}

/**
 * The same day this many months later, or the day after the end of the month if that month has no such day (Código
 * Civil art. 132 § 3).
 */
export function addMonths(day: Day, months: number): Day {
  const number = monthNumber(monthOf(day)) + months
  const first = `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`
  return addDays(first, Math.min(dayNumber(day) - 1, daysIn(first)))
}

const dayNumber = (day: Day): number => Number(day.slice(8))

function daysIn(day: Day): number {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
}

function daysBetween(from: Day, end: Day): number {
  return Math.round((Date.parse(end) - Date.parse(from)) / 86_400_000)
}
