import { type Breakdown, plus, sumOf } from './breakdown.ts'
import { type Cents, fractionOf, shareOf } from './cents.ts'
import { voucherShare } from './net-salary.ts'
import type { EmployerRegime, YearTables } from './tables/year-tables.ts'

/** How dangerous the activity is: what a company pays for accidents at work (Lei 8.212/1991 art. 22 II). */
export const accidentRisks = ['low', 'medium', 'high'] as const
export type AccidentRisk = (typeof accidentRisks)[number]
const accidentRates: Record<AccidentRisk, number> = { low: 10_000, medium: 20_000, high: 30_000 }

export type EmployeeCostInputs = {
  salary: Cents
  regime: EmployerRegime
  risk: AccidentRisk
  transport?: Cents | undefined
  benefits?: Cents | undefined
}

/**
 * What an employee costs: the salary, the employer's charges by regime (Lei 8.212/1991 art. 22, LC 123/2006, LC 150/2015 art. 34),
 * FGTS (Lei 8.036/1990 art. 15), transport voucher and benefits, and a month's share of 13th salary and of the third of the
 * vacation, with their charges.
 */
export function employeeCost(inputs: EmployeeCostInputs, tables: YearTables): Breakdown {
  const { salary, regime, risk, transport = 0, benefits = 0 } = inputs
  const rates = tables.employer[regime]
  const accidents = rates.accidents === 'chosen' ? accidentRates[risk] : rates.accidents
  const wages = [
    plus('salary', salary),
    plus('employerInss', shareOf(salary, rates.inss), { rate: rates.inss }),
    plus('accidentInsurance', shareOf(salary, accidents), { rate: accidents }),
    plus('thirdParties', shareOf(salary, rates.others), { rate: rates.others }),
    plus('employerFgts', shareOf(salary, rates.fgts), { rate: rates.fgts }),
    plus('fineSavings', shareOf(salary, rates.fine), { rate: rates.fine }),
    plus('employerTransport', transport - voucherShare(salary, transport, tables)),
    plus('benefits', benefits),
  ]
  const [thirteenth, third] = [fractionOf(salary, 1, 12), fractionOf(salary, 1, 36)]
  const charges = rates.inss + accidents + rates.others + rates.fgts + rates.fine
  const savings = [
    plus('thirteenthSavings', thirteenth),
    plus('thirdSavings', third),
    plus('chargesOnSavings', shareOf(thirteenth + third, charges), { rate: charges }),
  ]
  const cost = sumOf(wages) + sumOf(savings)
  const shown = wages.filter(({ cents }, at) => at === 0 || cents !== 0)
  return {
    result: { item: 'monthlyCost', cents: cost },
    parts: [
      { name: 'wages', lines: shown },
      { name: 'savings', lines: savings },
      {
        name: 'cost',
        lines: [
          { item: 'monthlyCost', cents: cost, role: 'sum' },
          { item: 'yearlyCost', cents: cost * 12, role: 'sum' },
        ],
      },
    ],
  }
}
