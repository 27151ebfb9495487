import { describe, expect, it } from 'vitest'
import type { Breakdown, Item } from './breakdown.ts'
import { employeeOrContractor } from './contractor.ts'
import { employeeCost } from './employee-cost.ts'
import { fgts } from './fgts.ts'
import { tablesOf2026 } from './tables/of-2026.ts'
import { termination } from './termination.ts'
import { vacation } from './vacation.ts'

/**
 * Amounts that follow from the words of laws alone, each with its article: shares of a round salary, so that they can be
 * checked against the law without a table of ours.
 */

const linesOf = ({ parts }: Breakdown) => parts.flatMap(({ lines }) => lines)
const centsOf = (breakdown: Breakdown, item: Item) => linesOf(breakdown).find((line) => line.item === item)?.cents

describe('FGTS of R$ 1.000,00', () => {
  // Lei 8.036/1990, art. 15 and § 7: 8% of the pay, and 2% of an apprentice's.
  it.each([
    ['employee', 'monthlyDeposit', 8_000],
    ['apprentice', 'apprenticeDeposit', 2_000],
  ] as const)('of an %s, the %s, is %i cents', (contract, item, monthly) => {
    expect(centsOf(fgts({ salary: 100_000, months: 12, contract }, tablesOf2026), item)).toBe(monthly)
  })
})

describe('the fine on FGTS', () => {
  // Lei 8.036/1990, art. 18 § 1: 40% of the deposits; CLT, art. 484-A I b: half of it by agreement.
  it.each([
    ['dismissal', 40_000],
    ['agreement', 20_000],
  ] as const)('of R$ 1.000,00 more in the account is after %s %i cents more', (reason, fine) => {
    const fineOf = (fgtsBalance: number) =>
      centsOf(
        termination(
          {
            ...{ salary: 300_000, vacationsDue: 0, dependants: 0, notice: 'worked', reason, fgtsBalance },
            ...{ admission: '2025-01-01', lastDay: '2026-06-30' },
          },
          tablesOf2026,
        ),
        'fgtsFine',
      ) ?? 0
    expect(fineOf(200_000) - fineOf(100_000)).toBe(fine)
  })
})

describe('what an employer pays on R$ 1.000,00', () => {
  it.each([
    // LC 150/2015, art. 34 II to V: 8%, 0,8%, 8% and 3,2%.
    ['domestic', 'low', { employerInss: 8_000, accidentInsurance: 800, employerFgts: 8_000, fineSavings: 3_200 }],
    // LC 123/2006, art. 18-C § 1 III: 3%, besides the FGTS of everybody.
    ['mei', 'low', { employerInss: 3_000, employerFgts: 8_000 }],
    // Lei 8.212/1991, art. 22 I and II: 20%, and 1%, 2% or 3% by the risk of the activity.
    ['general', 'low', { employerInss: 20_000, accidentInsurance: 1_000 }],
    ['general', 'medium', { employerInss: 20_000, accidentInsurance: 2_000 }],
    ['general', 'high', { employerInss: 20_000, accidentInsurance: 3_000 }],
    // LC 123/2006, art. 13 VI: the one document covers the employer's share, except in the activities of Anexo IV.
    ['simples', 'high', { employerInss: 0, employerFgts: 8_000 }],
    ['simplesIv', 'low', { employerInss: 20_000, accidentInsurance: 1_000, employerFgts: 8_000 }],
  ] as const)('as %s with a %s risk is what the law names', (regime, risk, named) => {
    const breakdown = employeeCost({ salary: 100_000, regime, risk }, tablesOf2026)
    for (const [item, cents] of Object.entries(named)) expect(centsOf(breakdown, item as Item) ?? 0, item).toBe(cents)
  })

  // Lei 7.418/1985, art. 4, sole paragraph: the employer pays what goes beyond 6% of the salary.
  it('has of tickets for R$ 200,00 the part beyond R$ 60,00', () => {
    const breakdown = employeeCost({ salary: 100_000, transport: 20_000, regime: 'simples', risk: 'low' }, tablesOf2026)
    expect(centsOf(breakdown, 'employerTransport')).toBe(14_000)
  })
})

describe('a vacation of R$ 3.000,00', () => {
  // CF, art. 7 XVII: a third more; CLT, art. 143: a third of the days may be sold.
  it('has a third more, also of the ten days that are sold', () => {
    const breakdown = vacation({ salary: 300_000, days: 20, sold: 10, dependants: 0 }, tablesOf2026)
    const [days, third, sold, soldThird] = (['vacation', 'vacationThird', 'soldDays', 'soldThird'] as const).map(
      (item) => centsOf(breakdown, item) ?? 0,
    )
    expect([days, sold]).toEqual([200_000, 100_000])
    expect((third ?? 0) + (soldThird ?? 0)).toBe(100_000)
  })
})

describe('CLT or PJ at the minimum wage of 2026', () => {
  /**
   * R$ 1.621,00 (Decreto 12.797/2025). As an employee: 7,5% of INSS (EC 103/2019, art. 28, as of the Portaria of the
   * year), no tax (Lei 11.482/2007, art. 1), a 13th salary (Lei 4.090/1962), a third of the vacation (CF, art. 7 XVII),
   * 8% of FGTS on thirteen salaries and a third (Lei 8.036/1990, art. 15). As a company: 6% of Simples (LC 123/2006,
   * Anexo III), 11% of INSS on a pró-labore of a minimum wage (Lei 10.666/2003, art. 4), no tax on it.
   */
  const breakdown = employeeOrContractor({ salary: 162_100, dependants: 0 }, tablesOf2026)

  it('is worth the shares that the laws name', () => {
    // 1.621,00 less 121,57; the vacation's 540,33 less 9% of INSS on it.
    expect(centsOf(breakdown, 'monthlyNet')).toBe(149_943)
    expect(centsOf(breakdown, 'thirteenthShare')).toBe(12_495)
    expect(centsOf(breakdown, 'thirdShare')).toBe(4_098)
    // 8% of 1.621,00 × 13⅓ ÷ 12
    expect(centsOf(breakdown, 'fgtsShare')).toBe(14_409)
  })

  it('must be invoiced with what Simples and INSS take', () => {
    // 178,31 of INSS: (1.809,45 + 178,31) ÷ 0,94
    expect(centsOf(breakdown, 'partnerInss')).toBe(17_831)
    expect(centsOf(breakdown, 'partnerTax') ?? 0).toBe(0)
    expect(Math.abs(breakdown.result.cents - 211_464)).toBeLessThanOrEqual(1)
  })
})
