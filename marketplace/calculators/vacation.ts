import { type Breakdown, minus, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, fractionOf } from './cents.ts'
import { contributionOn } from './inss.ts'
import { taxOn } from './irrf.ts'
import type { YearTables } from './tables/year-tables.ts'

export type VacationInputs = { salary: Cents; days: number; sold: number; dependants: number }

/** A month's days for wages (CLT art. 64). */
export const daysOfMonth = 30

/**
 * The pay of a vacation: its days plus one third (CF art. 7 XVII, CLT art. 142), and up to ten sold days (CLT art. 143)
 * with their third. Sold days have neither INSS (Lei 8.212/1991 art. 28 § 9 e 6) nor income tax (Súmula 125 STJ); the
 * tax on the rest is computed separately from the month's salary (RIR/2018 art. 682).
 */
export function vacation({ salary, days, sold, dependants }: VacationInputs, tables: YearTables): Breakdown {
  const pay = fractionOf(salary, days, daysOfMonth)
  const third = fractionOf(pay, 1, 3)
  const soldPay = fractionOf(salary, sold, daysOfMonth)
  const inss = contributionOn(pay + third, tables).total
  const tax = taxOn({ gross: pay + third, inss, dependants }, tables)
  const lines = [
    plus('vacation', pay, { days }),
    plus('vacationThird', third),
    plus('soldDays', soldPay, { days: sold }),
    plus('soldThird', fractionOf(soldPay, 1, 3)),
    minus('inss', inss),
    minus('irrf', tax.total),
  ]
  return {
    result: { item: 'netVacation', cents: sumOf(lines) },
    parts: [{ name: 'vacationPay', lines: summed('netVacation', lines) }],
  }
}
