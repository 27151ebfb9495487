import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Breakdown, type Item, sumOf } from './breakdown.ts'
import { fractionOf, parseAmount, shareOf } from './cents.ts'
import { companyOf, employeeOrContractor } from './contractor.ts'
import { employeeCost } from './employee-cost.ts'
import { fgts } from './fgts.ts'
import { netSalary } from './net-salary.ts'
import { tablesOf2026 as tables } from './tables/of-2026.ts'
import { employerRegimes } from './tables/year-tables.ts'
import { thirteenthSalary } from './thirteenth-salary.ts'
import { vacation } from './vacation.ts'

const linesOf = ({ parts }: Breakdown) => parts.flatMap(({ lines }) => lines)
const centsOf = (breakdown: Breakdown, item: Item) => linesOf(breakdown).find((line) => line.item === item)?.cents
const amount = fc.integer({ min: 100, max: 3_000_000 })
const few = fc.integer({ min: 0, max: 5 })

// The amounts here were worked out by hand from the tables of 2026; comments show the steps where there are any.

/** The lines of the main part add up to its sum. */
function expectSum({ parts: [main] }: Breakdown) {
  expect(sumOf(main?.lines ?? [])).toBe(main?.lines.findLast(({ role }) => role === 'sum')?.cents)
}

describe('amounts', () => {
  it.each([
    ['2.500', 250_000],
    ['2500', 250_000],
    ['2500,5', 250_050],
    ['2500,50', 250_050],
    ['R$ 2.500,50', 250_050],
    ['1.234.567,89', 123_456_789],
    ['2500.50', 250_050],
    ['0', 0],
    ['2500 reais', 250_000],
    ['R$ 2.500,00 por mês', 250_000],
    ['2.500/mês', 250_000],
    ['2500,', 250_000],
    ['3 mil', 300_000],
    ['2,5 mil reais', 250_000],
    ['1.621 reais', 162_100],
    ['3k', 300_000],
  ])('reads %s as %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents)
  })

  it.each([
    '',
    'dois mil',
    '2.500 mil',
    '2500 por hora',
    'mil',
    ',',
    '2,500.00',
    '25.00.00',
    '-5',
    '2500,505',
    '1e5',
    '2.5000',
    '9'.repeat(16),
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('rounds halves of a cent up', () => {
    expect([fractionOf(1, 1, 2), fractionOf(10, 1, 3), fractionOf(20, 1, 3), shareOf(5, 100_000)]).toEqual([1, 3, 7, 1])
  })
})

describe('the net salary', () => {
  it.each([
    { salary: 162_100, dependants: 0, net: 149_943 },
    { salary: 300_000, dependants: 0, net: 275_141 },
    { salary: 500_000, dependants: 0, net: 449_849 },
    { salary: 600_000, dependants: 0, net: 497_339 },
    { salary: 1_000_000, dependants: 0, net: 744_236 },
  ])('of $salary cents is $net', ({ salary, dependants, net }) => {
    expect(netSalary({ salary, dependants }, tables).result).toEqual({ item: 'netSalary', cents: net })
  })

  it('pays at most 6% for the transport voucher, and no more than it costs', () => {
    const voucher = (transport: number) =>
      centsOf(netSalary({ salary: 200_000, dependants: 0, transport }, tables), 'transportVoucher')
    expect([voucher(30_000), voucher(8_000), voucher(0)]).toEqual([12_000, 8_000, undefined])
  })

  it('is never more than the salary, and grows with it', () => {
    fc.assert(
      fc.property(amount, few, (salary, dependants) => {
        const breakdown = netSalary({ salary, dependants }, tables)
        const more = netSalary({ salary: salary + 100, dependants }, tables)
        expect(breakdown.result.cents).toBeLessThanOrEqual(salary)
        expect(breakdown.result.cents).toBeGreaterThan(0)
        expect(more.result.cents).toBeGreaterThan(breakdown.result.cents)
        expectSum(breakdown)
      }),
    )
  })
})

describe('the 13th salary', () => {
  it('comes in two halves, the second with all discounts', () => {
    const breakdown = thirteenthSalary({ salary: 300_000, months: 12, dependants: 0 }, tables)
    expect(linesOf(breakdown).map(({ item, cents }) => [item, cents])).toEqual([
      ['firstInstalment', 150_000],
      ['thirteenth', 300_000],
      ['firstInstalmentPaid', 150_000],
      ['inssOfThirteenth', 24_859],
      ['secondInstalment', 125_141],
    ])
    expect(breakdown.result.cents).toBe(275_141)
  })

  it('has no simplified discount, but the reduction', () => {
    // 5.000 − 501,51 = 4.498,49 at 22,5% − 675,49 = 336,67, less 312,89
    expect(centsOf(thirteenthSalary({ salary: 500_000, months: 12, dependants: 0 }, tables), 'irrfOfThirteenth')).toBe(
      2_378,
    )
  })

  it('is a twelfth for each month', () => {
    const gross = (months: number) =>
      centsOf(thirteenthSalary({ salary: 300_000, months, dependants: 0 }, tables), 'thirteenth')
    expect([1, 5, 12].map(gross)).toEqual([25_000, 125_000, 300_000])
  })
})

describe('a vacation', () => {
  it('is paid with a third more, and taxed apart', () => {
    // 4.000: INSS 121,575 + 115,3656 + 131,6592; 3.392,80 at 15% − 394,16 = 114,76, less the reduction
    const breakdown = vacation({ salary: 300_000, days: 30, sold: 0, dependants: 0 }, tables)
    expect(centsOf(breakdown, 'inss')).toBe(36_859)
    expect(breakdown.result.cents).toBe(363_141)
  })

  it('has no discounts on days that are sold', () => {
    const breakdown = vacation({ salary: 300_000, days: 20, sold: 10, dependants: 0 }, tables)
    expect(linesOf(breakdown).map(({ item, cents }) => [item, cents])).toEqual([
      ['vacation', 200_000],
      ['vacationThird', 66_667],
      ['soldDays', 100_000],
      ['soldThird', 33_333],
      ['inss', 21_568],
      ['netVacation', 378_432],
    ])
  })
})

describe('a contractor', () => {
  it('must invoice as much as needed to be left with the salary and all its benefits', () => {
    const breakdown = employeeOrContractor({ salary: 500_000, dependants: 0 }, tables)
    // 4.498,49 + 4.474,71 ÷ 12 + 801,81 ÷ 12 + 5.333,33 ÷ 12
    expect(centsOf(breakdown, 'employmentWorth')).toBe(538_264)
    // 6% of Simples and 11% of 28% go: 5.382,64 ÷ 0,9092
    expect(breakdown.result).toEqual({ item: 'invoice', cents: 592_019 })
  })

  it('keeps more of a larger invoice, and the least one is found', () => {
    const given = { accountant: 30_000, dependants: 1 }
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 39_000_000 }), (invoice) => {
        const net = (of: number) => companyOf(of, given, tables).net
        expect(net(invoice + 100)).toBeGreaterThan(net(invoice))
      }),
    )
    fc.assert(
      fc.property(amount, (salary) => {
        const breakdown = employeeOrContractor({ salary, ...given }, tables)
        const worth = centsOf(breakdown, 'employmentWorth') as number
        expectSum(breakdown)
        expect(companyOf(breakdown.result.cents, given, tables).net).toBeGreaterThanOrEqual(worth)
        expect(companyOf(breakdown.result.cents - 100, given, tables).net).toBeLessThan(worth)
      }),
    )
  })
})

describe('FGTS', () => {
  it('is 8% a month and of the 13th salary, 2% for apprentices', () => {
    const year = fgts({ salary: 200_000, months: 12, contract: 'employee', balance: 100_000 }, tables)
    expect([year.result.cents, centsOf(year, 'fineOfDismissal'), centsOf(year, 'fineOfAgreement')]).toEqual([
      308_000, 123_200, 61_600,
    ])
    expect(fgts({ salary: 100_000, months: 6, contract: 'apprentice' }, tables).result.cents).toBe(13_000)
  })
})

describe('what an employee costs', () => {
  it.each([
    { regime: 'simples', salary: 200_000, cost: 240_001 },
    { regime: 'general', salary: 200_000, cost: 299_557 },
    { regime: 'domestic', salary: 162_100, cost: 216_133 },
  ] as const)('with $regime', ({ regime, salary, cost }) => {
    expect(employeeCost({ salary, regime, risk: 'low' }, tables).result.cents).toBe(cost)
  })

  it('is more than the salary, and least in Simples', () => {
    fc.assert(
      fc.property(amount, amount, (salary, transport) => {
        const costs = employerRegimes.map(
          (regime) => employeeCost({ salary, regime, risk: 'medium', transport }, tables).result.cents,
        )
        expect(Math.min(...costs)).toBe(costs[0])
        expect(costs[0]).toBeGreaterThan(salary)
      }),
    )
  })
})
