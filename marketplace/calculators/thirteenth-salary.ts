import { type Breakdown, minus, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, fractionOf } from './cents.ts'
import { contributionOn } from './inss.ts'
import { taxOn } from './irrf.ts'
import type { YearTables } from './tables/year-tables.ts'

export type ThirteenthInputs = { salary: Cents; months: number; dependants: number }

export type Thirteenth = { gross: Cents; inss: Cents; tax: Cents }

/**
 * A 13th salary of a number of twelfths (Lei 4.090/1962 art. 1). Its INSS and income tax are computed separately from
 * those of the month (Lei 8.212/1991 art. 28 § 7, Lei 8.134/1990 art. 16). The reduction of the tax applies here too
 * (Lei 9.250/1995 art. 3-A § 3); the simplified discount applies only to monthly salaries.
 */
export function thirteenthOf({ salary, months, dependants }: ThirteenthInputs, tables: YearTables): Thirteenth {
  const gross = fractionOf(salary, months, 12)
  const inss = contributionOn(gross, tables).total
  return { gross, inss, tax: taxOn({ gross, inss, dependants, simplified: false }, tables).total }
}

/**
 * The 13th salary in two instalments: half of it until 30 November without discounts, the rest until 20 December with all of
 * them (Lei 4.749/1965 art. 1 and 2).
 */
export function thirteenthSalary(inputs: ThirteenthInputs, tables: YearTables): Breakdown {
  const { gross, inss, tax } = thirteenthOf(inputs, tables)
  const first = fractionOf(gross, 1, 2)
  const lines = [
    plus('thirteenth', gross, { twelfths: inputs.months }),
    minus('firstInstalmentPaid', first),
    minus('inssOfThirteenth', inss),
    minus('irrfOfThirteenth', tax),
  ]
  const second = sumOf(lines)
  return {
    result: { item: 'netThirteenth', cents: first + second },
    parts: [
      {
        name: 'instalments',
        lines: [{ item: 'firstInstalment', cents: first, role: 'sum' }, ...summed('secondInstalment', lines)],
      },
    ],
  }
}
