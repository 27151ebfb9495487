import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minimumWageOf } from '../jobs/minimum-wage.ts'
import { ceilingOf, contributionOn } from './inss.ts'
import { bracketOf, reductionOn, taxOn } from './irrf.ts'
import { tablesOf2026 as tables } from './tables/of-2026.ts'
import { allTables, isOfTheYear, tablesOn } from './tables/tables-on.ts'

// The amounts here were worked out by hand from the tables of 2026, with the steps in comments; amounts published by
// others are in published-examples.test.ts.
const earnings = fc.integer({ min: 0, max: 3_000_000 })
const taxOf = (gross: number, dependants = 0) =>
  taxOn({ gross, inss: contributionOn(gross, tables).total, dependants }, tables)

describe('the tables', () => {
  it('are chosen by the day, the first ones for earlier days', () => {
    const next = { ...tables, year: 2027, validFrom: '2027-01-01' }
    const year = (day: string) => tablesOn(day, [tables, next]).year
    expect(['2025-06-30', '2026-01-01', '2026-12-31', '2027-01-01', '2028-05-05'].map(year)).toEqual([
      2026, 2026, 2026, 2027, 2027,
    ])
    expect([isOfTheYear(tables, '2026-12-31'), isOfTheYear(tables, '2027-01-01')]).toEqual([true, false])
  })

  it('go up, begin with the minimum wage, and follow one another', () => {
    const days = allTables.map(({ validFrom }) => validFrom)
    expect(days).toEqual([...days].sort())
    for (const each of allTables) {
      expect(each.inss[0]?.upTo).toBe(minimumWageOf(each.year))
      for (const brackets of [each.inss, each.irrf.brackets, each.contractor.simples]) {
        for (const [at, { upTo, rate }] of brackets.entries()) {
          const before = brackets[at - 1]
          if (before) expect([upTo > before.upTo, rate > before.rate]).toEqual([true, true])
        }
      }
    }
  })

  it.each(tables.irrf.brackets.slice(0, -1))('of income tax have no step at $upTo', ({ upTo, rate, less }) => {
    const next = bracketOf(upTo + 1, tables.irrf.brackets)
    const tax = (by: { rate: number; less: number }) => (upTo * by.rate) / 1_000_000 - by.less
    expect(Math.abs(tax({ rate, less }) - tax(next))).toBeLessThan(1)
  })
})

describe('INSS', () => {
  it.each([
    [0, 0],
    // 121,575: what is less than a cent is dropped.
    [162_100, 12_157],
    // 121,575 + 115,3656
    [290_284, 23_694],
    // + 97,16 at 12% = 11,6592
    [300_000, 24_859],
    // 121,575 + 115,3656 + 174,1716
    [435_427, 41_111],
    // + 645,73 at 14% = 90,4022
    [500_000, 50_151],
    [600_000, 64_151],
    // + 4.121,28 at 14% = 576,9792: 988,0914
    [847_555, 98_809],
    [2_000_000, 98_809],
  ])('of %i cents is %i', (gross, inss) => {
    expect(contributionOn(gross, tables).total).toBe(inss)
  })

  it('grows with the earnings up to the ceiling, never beyond 14%, and is the sum of its slices', () => {
    fc.assert(
      fc.property(earnings, (gross) => {
        const { total, slices } = contributionOn(gross, tables)
        expect(total).toBeLessThanOrEqual(gross * 0.14)
        expect(contributionOn(gross + 1, tables).total).toBeGreaterThanOrEqual(total)
        expect(slices.reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
        expect(slices.at(-1)?.to ?? 0).toBe(Math.min(gross, ceilingOf(tables)))
      }),
    )
  })
})

describe('income tax', () => {
  it.each([
    { gross: 300_000, dependants: 0, before: 0, reduction: 0 },
    // 5.000 − 607,20 = 4.392,80 at 22,5% − 675,49
    { gross: 500_000, dependants: 0, before: 31_289, reduction: 31_289 },
    // 6.000 − 641,51 = 5.358,49 at 27,5% − 908,73; 978,62 − 798,87
    { gross: 600_000, dependants: 0, before: 56_485, reduction: 17_975 },
    // 641,51 + 2 × 189,59 = 1.020,69 is more than the simplified discount: 4.979,31 at 27,5% − 908,73
    { gross: 600_000, dependants: 2, before: 46_058, reduction: 17_975 },
    // 7.350 − 830,51 = 6.519,49 at 27,5% − 908,73
    { gross: 735_000, dependants: 0, before: 88_413, reduction: 0 },
    // 10.000 − 988,09 = 9.011,91 at 27,5% − 908,73
    { gross: 1_000_000, dependants: 0, before: 156_955, reduction: 0 },
  ])('of $gross cents with $dependants dependants', ({ gross, dependants, before, reduction }) => {
    expect(taxOf(gross, dependants)).toMatchObject({ before, reduction, total: before - reduction })
  })

  it('takes the larger of both deductions, and alimony only with the legal ones', () => {
    expect(taxOf(500_000).deduction).toEqual({ kind: 'simplified', cents: 60_720 })
    expect(taxOf(500_000, 1).deduction).toEqual({ kind: 'legal', cents: 50_151 + 18_959 })
    const paying = taxOn({ gross: 800_000, inss: 92_151, dependants: 0, alimony: 100_000 }, tables)
    expect(paying.deduction).toEqual({ kind: 'legal', cents: 192_151 })
  })

  it('is nothing up to 5.000 reais', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 10 }), (gross, dependants) => {
        expect(taxOf(gross, dependants).total).toBe(0)
      }),
    )
  })

  it('has no cliff: a cent more of earnings costs at most two of tax, also at 5.000 and at 7.350', () => {
    const near = (edge: number) => fc.integer({ min: edge - 200, max: edge + 200 })
    fc.assert(
      fc.property(fc.oneof(earnings, near(500_000), near(735_000)), (gross) => {
        const step = taxOf(gross + 1).total - taxOf(gross).total
        expect(step).toBeGreaterThanOrEqual(-1)
        expect(step).toBeLessThanOrEqual(2)
      }),
      { numRuns: 1000 },
    )
  })

  it('never falls below nothing, and never grows by dependants', () => {
    fc.assert(
      fc.property(earnings, fc.integer({ min: 0, max: 19 }), (gross, dependants) => {
        const { total, reduction, before } = taxOf(gross, dependants)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(reduction).toBeLessThanOrEqual(before)
        expect(taxOf(gross, dependants + 1).total).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('is reduced by less the more is earned', () => {
    expect([100, 500_000, 500_001, 600_000, 735_000, 735_001].map((gross) => reductionOn(gross, tables))).toEqual([
      31_289, 31_289, 31_289, 17_975, 0, 0,
    ])
  })
})
