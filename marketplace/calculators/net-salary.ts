import { type Breakdown, type Line, minus, note, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, shareOf } from './cents.ts'
import { type Contribution, contributionOn } from './inss.ts'
import { taxOn, type Withheld } from './irrf.ts'
import type { YearTables } from './tables/year-tables.ts'

export type NetSalaryInputs = {
  salary: Cents
  dependants: number
  /** The monthly cost of the transport tickets. */
  transport?: Cents | undefined
  alimony?: Cents | undefined
  other?: Cents | undefined
}

/**
 * What remains of a month's salary after INSS, income tax, the employee's share of the transport voucher, alimony
 * ordered by a court, and other deductions (CLT art. 462).
 */
export function netSalary(inputs: NetSalaryInputs, tables: YearTables): Breakdown {
  const { salary, dependants, transport = 0, alimony = 0, other = 0 } = inputs
  const inss = contributionOn(salary, tables)
  const tax = taxOn({ gross: salary, inss: inss.total, dependants, alimony }, tables)
  const lines = [
    plus('salary', salary),
    minus('inss', inss.total),
    minus('irrf', tax.total),
    minus('transportVoucher', voucherShare(salary, transport, tables)),
    minus('alimony', alimony),
    minus('otherDiscounts', other),
  ]
  return {
    result: { item: 'netSalary', cents: sumOf(lines) },
    parts: [
      { name: 'month', lines: summed('netSalary', lines) },
      { name: 'inssSteps', lines: inssSteps(inss) },
      { name: 'taxSteps', lines: taxSteps(salary, tax) },
      { name: 'apart', lines: [note('fgtsDeposit', shareOf(salary, tables.fgts.employee))] },
    ],
  }
}

/** The employee's share of the transport voucher: its cost, at most 6% of the basic salary (Lei 7.418/1985 art. 4). */
export function voucherShare(salary: Cents, cost: Cents, { transport }: YearTables): Cents {
  return Math.min(cost, shareOf(salary, transport))
}

/** The steps of the INSS contribution, bracket by bracket. */
function inssSteps({ slices, total }: Contribution): Line[] {
  const lines = slices.map(({ from, to, rate, cents }) => plus('inssSlice', cents, { from, to, rate }))
  return [...lines, { item: 'inss', cents: total, role: 'sum' }]
}

/** The steps of the income tax, from the earnings to the amount withheld. */
function taxSteps(gross: Cents, { deduction, base, rate, before, reduction, total }: Withheld): Line[] {
  return [
    plus('salary', gross),
    minus(deduction.kind === 'simplified' ? 'simplifiedDeduction' : 'legalDeduction', deduction.cents),
    { item: 'taxBase', cents: base, role: 'sum' },
    plus('taxByTable', before, { rate }),
    minus('taxReduction', reduction),
    { item: 'tax', cents: total, role: 'sum' },
  ]
}
