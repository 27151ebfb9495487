import { minimumWageOf } from '../jobs/minimum-wage.ts'
import { type Breakdown, minus, note, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, fractionOf, shareOf } from './cents.ts'
import { ceilingOf, contributionOn } from './inss.ts'
import { bracketOf, taxOn } from './irrf.ts'
import type { YearTables } from './tables/year-tables.ts'
import { thirteenthOf } from './thirteenth-salary.ts'

export type ContractorInputs = {
  salary: Cents
  dependants: number
  /** The monthly value of what the employer provides besides the salary. */
  benefits?: Cents | undefined
  /** The monthly cost of an accountant. */
  accountant?: Cents | undefined
}

/** The largest monthly revenue of Simples Nacional. */
const mostInvoiced: Cents = 40_000_000

/**
 * The amount that a one-person company must invoice each month to leave as much as a salary does. It is an estimate:
 * the salary includes its 13th, the third of the vacation, FGTS and benefits, spread over twelve months; the company
 * pays Simples Nacional by Anexo III, with the same revenue every month.
 */
export function employeeOrContractor(inputs: ContractorInputs, tables: YearTables): Breakdown {
  const worth = employmentLines(inputs, tables)
  const invoice = invoiceFor(sumOf(worth), inputs, tables)
  const company = companyOf(invoice, inputs, tables)
  return {
    result: { item: 'invoice', cents: invoice },
    parts: [
      { name: 'asEmployee', lines: summed('employmentWorth', worth) },
      {
        name: 'asContractor',
        lines: [
          ...summed('contractorNet', [
            plus('invoice', invoice),
            minus('simplesTax', company.simples),
            minus('partnerInss', company.inss),
            minus('partnerTax', company.tax),
            minus('accountant', inputs.accountant ?? 0),
          ]),
          note('proLabore', company.proLabore, { rate: tables.contractor.payroll }),
        ],
      },
    ],
  }
}

/** What employment brings in a month on average (CF art. 7 VIII and XVII, Lei 8.036/1990 art. 15). */
function employmentLines({ salary, dependants, benefits = 0 }: ContractorInputs, tables: YearTables) {
  const thirteenth = thirteenthOf({ salary, months: 12, dependants }, tables)
  const net = netOf(salary, dependants, tables)
  const third = netOf(salary + fractionOf(salary, 1, 3), dependants, tables) - net
  // Twelve salaries, the 13th and the third of the vacation.
  const fgts = shareOf(fractionOf(salary, 40, 3), tables.fgts.employee)
  return [
    plus('monthlyNet', net),
    plus('thirteenthShare', fractionOf(thirteenth.gross - thirteenth.inss - thirteenth.tax, 1, 12)),
    plus('thirdShare', fractionOf(third, 1, 12)),
    plus('fgtsShare', fractionOf(fgts, 1, 12)),
    plus('benefits', benefits),
  ]
}

function netOf(gross: Cents, dependants: number, tables: YearTables): Cents {
  const inss = contributionOn(gross, tables).total
  return gross - inss - taxOn({ gross, inss, dependants }, tables).total
}

export type Company = { simples: Cents; proLabore: Cents; inss: Cents; tax: Cents; net: Cents }

/**
 * What remains of a month's invoices. Simples Nacional by Anexo III (LC 123/2006 art. 18) requires 28% of the revenue
 * as pró-labore (§ 5-M), at least a minimum wage. The pró-labore pays 11% INSS up to the ceiling (Lei 10.666/2003 art.
 * 4) and income tax (Lei 7.713/1988 art. 7). The rest is profit, free of tax up to R$ 50.000,00 a month (Lei 9.249/1995
 * art. 10, Lei 15.270/2025).
 */
export function companyOf(
  invoice: Cents,
  { dependants, accountant = 0 }: Pick<ContractorInputs, 'dependants' | 'accountant'>,
  tables: YearTables,
): Company {
  const { simples, payroll, inss: rate } = tables.contractor
  const revenue = invoice * 12
  const bracket = bracketOf(revenue, simples)
  const simplesTax = fractionOf(shareOf(revenue, bracket.rate) - bracket.less, 1, 12)
  const proLabore = Math.max(shareOf(invoice, payroll), minimumWageOf(tables.year) ?? 0)
  const inss = shareOf(Math.min(proLabore, ceilingOf(tables)), rate)
  const tax = taxOn({ gross: proLabore, inss, dependants }, tables).total
  return { simples: simplesTax, proLabore, inss, tax, net: invoice - simplesTax - inss - tax - accountant }
}

/** The smallest invoice, in cents, that leaves at least `net`; the more is invoiced, the more is left. */
function invoiceFor(net: Cents, inputs: ContractorInputs, tables: YearTables): Cents {
  let [least, most] = [0, mostInvoiced]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (companyOf(middle, inputs, tables).net >= net) most = middle
    else least = middle + 1
  }
  return most
}
