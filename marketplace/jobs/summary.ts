import { addDays, type Day, dayOf, weekdayNumber } from '../time/days.ts'

/** How many jobs one summary letter lists; the page of jobs shows all of them. */
export const mostSummedUp = 50

/** The Monday, in São Paulo, of the week that contains a moment; every job is summed up once a week. */
export function weekOf(moment: Date): Day {
  const day = dayOf(moment)
  return addDays(day, 1 - weekdayNumber(day))
}
