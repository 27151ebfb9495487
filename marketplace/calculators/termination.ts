import { addDays, type Day } from '../time/days.ts'
import { type Breakdown, type Item, type Line, minus, note, plus, summed, sumOf } from './breakdown.ts'
import { type Cents, fractionOf, type Rate, shareOf } from './cents.ts'
import { contributionOn } from './inss.ts'
import { taxOn } from './irrf.ts'
import { balanceDays, noticeDays, thirteenthTwelfths, vacationTwelfths } from './service.ts'
import type { YearTables } from './tables/year-tables.ts'
import { fgtsEstimate } from './termination-fgts.ts'
import { thirteenthOf } from './thirteenth-salary.ts'
import { daysOfMonth } from './vacation.ts'

/** Dismissed without cause, resigned, by agreement (CLT art. 484-A), dismissed for cause (art. 482), end of a fixed term. */
export const terminationReasons = ['dismissal', 'resignation', 'agreement', 'cause', 'endOfTerm'] as const
export type TerminationReason = (typeof terminationReasons)[number]

/** Whether the notice was worked, not worked, or waived by the party to whom it was owed. */
export const noticeWays = ['worked', 'notWorked', 'released'] as const
export type NoticeWay = (typeof noticeWays)[number]

export type TerminationInputs = {
  salary: Cents
  reason: TerminationReason
  admission: Day
  lastDay: Day
  notice: NoticeWay
  /** Whole years of vacation that weren't taken. */
  vacationsDue: number
  dependants: number
  fgtsBalance?: Cents | undefined
  /** What was already paid of the year's 13th salary. */
  thirteenthPaid?: Cents | undefined
}

/**
 * What is due when employment ends. An employer who dismisses without letting the notice be worked pays for it, half of
 * it if both sides agreed, and it counts as service (CLT art. 487 § 1). An employee who resigns and doesn't work the
 * notice owes 30 days (§ 2). After dismissal for cause there is neither a 13th salary (Lei 4.090/1962 art. 3) nor a
 * proportional vacation (CLT art. 146). Paid notice and vacations have no INSS and no income tax (Lei 8.212/1991 art.
 * 28 § 9, Lei 7.713/1988 art. 6 V, Súmula 386 STJ).
 */
export function termination(inputs: TerminationInputs, tables: YearTables): Breakdown {
  const { salary, dependants, fgtsBalance, thirteenthPaid = 0 } = inputs
  const notice = noticeOf(inputs)
  const earned = { ...earningsOf(inputs, addDays(inputs.lastDay, notice.counts)), notice: notice.paid }
  const inss = contributionOn(earned.balance, tables).total
  const tax = taxOn({ gross: earned.balance, inss, dependants }, tables).total
  const thirteenth = thirteenthOf({ salary, months: earned.thirteenthTwelfths, dependants }, tables)
  const vacations = earned.due + earned.doubled + fractionOf(salary, earned.vacationTwelfths, 12)
  const ofThirteenth = byYear(earned.thirteenthTwelfths)
  const ofVacation = byYear(earned.vacationTwelfths)
  const dues: Line[] = [
    plus('balance', earned.balance, { days: earned.days }),
    plus(inputs.reason === 'agreement' ? 'noticeHalf' : 'noticePaid', notice.paid, { days: notice.days }),
    ofTwelfths('thirteenthProportional', ofThirteenth.first, salary),
    ofTwelfths('thirteenthNextYear', ofThirteenth.second, salary),
    plus('vacationDue', earned.due, { count: inputs.vacationsDue }),
    plus('vacationDoubled', earned.doubled),
    ofTwelfths('vacationCompleted', ofVacation.isWhole ? ofVacation.first : 0, salary),
    ofTwelfths('vacationProportional', ofVacation.isWhole ? ofVacation.second : ofVacation.first, salary),
    plus('terminationThird', fractionOf(vacations, 1, 3)),
    minus('inssOfBalance', inss),
    minus('irrfOfBalance', tax),
    minus('inssOfThirteenth', thirteenth.inss),
    minus('irrfOfThirteenth', thirteenth.tax),
    minus('noticeOwed', notice.owed),
    minus('thirteenthPaid', thirteenthPaid),
  ]
  // What exceeds the dues isn't charged: at most a month's pay may be deducted, and from nothing but the dues (CLT art. 477 § 5).
  const lines = [...dues, plus('notCharged', Math.max(0, -sumOf(dues)))]
  const fgtsBase = earned.balance + notice.paid + thirteenth.gross
  return {
    result: { item: 'netTermination', cents: sumOf(lines) },
    parts: [
      { name: 'dues', lines: summed('netTermination', lines) },
      { name: 'fgtsAccount', lines: fgtsLines(inputs, { fgtsBase, fgtsBalance }, tables) },
    ],
  }
}

/** The amount that a notice adds or costs, and for how many days it counts as service. */
function noticeOf({ salary, reason, notice, admission, lastDay }: TerminationInputs) {
  const days = noticeDays(admission, lastDay)
  const none = { days, counts: 0, paid: 0, owed: 0 }
  if (notice !== 'notWorked') return none
  if (reason === 'dismissal') return { ...none, counts: days, paid: fractionOf(salary, days, daysOfMonth) }
  if (reason === 'agreement') {
    return { ...none, counts: Math.floor(days / 2), paid: fractionOf(salary, days, 2 * daysOfMonth) }
  }
  return reason === 'resignation' ? { ...none, owed: salary } : none
}

function earningsOf({ salary, reason, admission, lastDay, vacationsDue }: TerminationInputs, until: Day) {
  const days = balanceDays(admission, lastDay)
  const newYear = `${lastDay.slice(0, 4)}-01-01`
  const forCause = reason === 'cause'
  return {
    days,
    balance: fractionOf(salary, days, daysOfMonth),
    thirteenthTwelfths: forCause ? 0 : thirteenthTwelfths(admission > newYear ? admission : newYear, until),
    due: salary * vacationsDue,
    // Once a second year is complete, the time to take the first year's vacation is over, and it is paid double (CLT
    // art. 137).
    doubled: vacationsDue > 1 ? salary : 0,
    vacationTwelfths: forCause ? 0 : vacationTwelfths(admission, lastDay, { until }),
  }
}

/** Twelfths of the year that was begun, and of the next, into which a paid notice may reach. */
function byYear(twelfths: number) {
  return { first: Math.min(12, twelfths), second: Math.max(0, twelfths - 12), isWhole: twelfths >= 12 }
}

const ofTwelfths = (item: Item, twelfths: number, salary: Cents): Line =>
  plus(item, fractionOf(salary, twelfths, 12), { twelfths })

const allOfIt: Rate = 1_000_000
/** What may be withdrawn (Lei 8.036/1990 art. 20 I and IX, CLT art. 484-A § 1). */
const withdrawn: Record<TerminationReason, Rate> = {
  dismissal: allOfIt,
  resignation: 0,
  agreement: 800_000,
  cause: 0,
  endOfTerm: allOfIt,
}

/** The FGTS account: its balance, what the termination adds, and the fine on both (Lei 8.036/1990 art. 18 § 1 and 2). */
function fgtsLines(
  inputs: TerminationInputs,
  { fgtsBase, fgtsBalance }: { fgtsBase: Cents; fgtsBalance: Cents | undefined },
  tables: YearTables,
): Line[] {
  const { fgts } = tables
  const before = fgtsBalance ?? fgtsEstimate(inputs, tables)
  const added = shareOf(fgtsBase, fgts.employee)
  const rate = inputs.reason === 'dismissal' ? fgts.fine : inputs.reason === 'agreement' ? fgts.agreedFine : 0
  const lines = [
    plus(fgtsBalance === undefined ? 'fgtsEstimated' : 'fgtsBalance', before),
    plus('fgtsOfTermination', added),
    plus('fgtsFine', shareOf(before + added, rate), { rate }),
  ]
  const share = withdrawn[inputs.reason]
  return [...summed('fgtsAccount', lines), note('fgtsWithdrawal', shareOf(sumOf(lines), share), { rate: share })]
}
