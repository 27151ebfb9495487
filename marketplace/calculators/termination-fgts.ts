import type { Day } from '../time/days.ts'
import { monthNumber, monthOf } from '../time/months.ts'
import { type Cents, fractionOf, shareOf } from './cents.ts'
import { thirteenthTwelfths } from './service.ts'
import type { YearTables } from './tables/year-tables.ts'

/**
 * The estimated balance of an FGTS account before a termination, if the salary was always the same: a deposit for each
 * earlier month (Lei 8.036/1990 art. 15) and one for the 13th salary of each earlier year, without interest.
 */
export function fgtsEstimate(
  { salary, admission, lastDay }: { salary: Cents; admission: Day; lastDay: Day },
  { fgts }: YearTables,
): Cents {
  const deposit = shareOf(salary, fgts.employee)
  const months = monthNumber(monthOf(lastDay)) - monthNumber(monthOf(admission))
  const twelfths = thirteenthTwelfths(admission, `${Number(lastDay.slice(0, 4)) - 1}-12-31`)
  return deposit * months + fractionOf(deposit, twelfths, 12)
}
