import { addDays, type Day, dayOf, weekdayNumber } from '../time/days.ts'

/** How many jobs one letter sums up; the page of jobs has them all. */
export const mostSummedUp = 50

/** The Monday, in São Paulo, of the week in which a moment lies: every job is summed up once a week. */
export function weekOf(moment: Date): Day {
  const day = dayOf(moment)
  return addDays(day, 1 - weekdayNumber(day))
}
