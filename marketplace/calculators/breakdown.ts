import type { Cents, Rate } from './cents.ts'

/** What a line is about; its name and its law are in `phrases/pt-br/calculator-lines.ts`. */
export type Item =
  | 'salary'
  | 'inss'
  | 'irrf'
  | 'transportVoucher'
  | 'alimony'
  | 'otherDiscounts'
  | 'netSalary'
  | 'inssSlice'
  | 'legalDeduction'
  | 'simplifiedDeduction'
  | 'taxBase'
  | 'taxByTable'
  | 'taxReduction'
  | 'tax'
  | 'fgtsDeposit'
  | 'thirteenth'
  | 'firstInstalment'
  | 'firstInstalmentPaid'
  | 'secondInstalment'
  | 'netThirteenth'
  | 'vacation'
  | 'vacationThird'
  | 'soldDays'
  | 'soldThird'
  | 'netVacation'
  | 'balance'
  | 'noticePaid'
  | 'noticeHalf'
  | 'thirteenthProportional'
  | 'thirteenthNextYear'
  | 'vacationDue'
  | 'vacationDoubled'
  | 'vacationCompleted'
  | 'vacationProportional'
  | 'terminationThird'
  | 'inssOfBalance'
  | 'irrfOfBalance'
  | 'inssOfThirteenth'
  | 'irrfOfThirteenth'
  | 'noticeOwed'
  | 'thirteenthPaid'
  | 'notCharged'
  | 'netTermination'
  | 'fgtsBalance'
  | 'fgtsEstimated'
  | 'fgtsOfTermination'
  | 'fgtsFine'
  | 'fgtsAccount'
  | 'fgtsWithdrawal'
  | 'monthlyNet'
  | 'thirteenthShare'
  | 'thirdShare'
  | 'fgtsShare'
  | 'benefits'
  | 'employmentWorth'
  | 'invoice'
  | 'simplesTax'
  | 'proLabore'
  | 'partnerInss'
  | 'partnerTax'
  | 'accountant'
  | 'contractorNet'
  | 'monthlyDeposit'
  | 'apprenticeDeposit'
  | 'depositsOfMonths'
  | 'depositsOfThirteenth'
  | 'earlierBalance'
  | 'fgtsTotal'
  | 'fineOfDismissal'
  | 'fineOfAgreement'
  | 'employerInss'
  | 'accidentInsurance'
  | 'thirdParties'
  | 'employerFgts'
  | 'fineSavings'
  | 'employerTransport'
  | 'thirteenthSavings'
  | 'thirdSavings'
  | 'chargesOnSavings'
  | 'monthlyCost'
  | 'yearlyCost'

/** The parts into which a breakdown is divided. */
export type PartName =
  | 'month'
  | 'inssSteps'
  | 'taxSteps'
  | 'apart'
  | 'instalments'
  | 'vacationPay'
  | 'dues'
  | 'fgtsAccount'
  | 'asEmployee'
  | 'asContractor'
  | 'deposits'
  | 'ifDismissed'
  | 'wages'
  | 'savings'
  | 'cost'

/** The values that the text of a line contains besides its name; amounts in cents. */
export type LineValues = {
  days?: number
  months?: number
  twelfths?: number
  count?: number
  rate?: Rate
  from?: Cents
  to?: Cents
}

/** Lines with `plus` and `minus` add up to the next `sum`; a `note` belongs to no sum. */
export type Line = { item: Item; cents: Cents; role: 'plus' | 'minus' | 'sum' | 'note'; values?: LineValues }

/** A result with all the lines that led to it. */
export type Breakdown = {
  result: { item: Item; cents: Cents }
  parts: readonly { name: PartName; lines: readonly Line[] }[]
}

export const plus = (item: Item, cents: Cents, values?: LineValues): Line => lineOf('plus', item, cents, values)
export const minus = (item: Item, cents: Cents, values?: LineValues): Line => lineOf('minus', item, cents, values)
export const note = (item: Item, cents: Cents, values?: LineValues): Line => lineOf('note', item, cents, values)

/** Lines with their sum at the end; lines of zero are left out, except the first. */
export function summed(item: Item, lines: readonly Line[], values?: LineValues): Line[] {
  const shown = lines.filter(({ cents, role }, at) => at === 0 || role === 'note' || cents !== 0)
  return [...shown, lineOf('sum', item, sumOf(lines), values)]
}

/** The sum of the lines. */
export function sumOf(lines: readonly Line[]): Cents {
  return lines.reduce((sum, { cents, role }) => sum + (role === 'plus' ? cents : role === 'minus' ? -cents : 0), 0)
}

function lineOf(role: Line['role'], item: Item, cents: Cents, values: LineValues | undefined): Line {
  return values ? { item, cents, role, values } : { item, cents, role }
}
