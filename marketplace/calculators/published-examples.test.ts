import { describe, expect, it } from 'vitest'
import { contributionOn } from './inss.ts'
import { reductionOn, taxOn } from './irrf.ts'
import { noticeDays } from './service.ts'
import { tablesOf2026 } from './tables/of-2026.ts'
import type { YearTables } from './tables/year-tables.ts'
import { thirteenthSalary } from './thirteenth-salary.ts'

/** Amounts and days published by others; each test names its source. The other tests were worked out by hand. */

/** Of January 2023: Portaria Interministerial MPS/MF 26/2023. */
const january2023: YearTables = {
  ...tablesOf2026,
  inss: [
    { upTo: 130_200, rate: 75_000 },
    { upTo: 257_129, rate: 90_000 },
    { upTo: 385_694, rate: 120_000 },
    { upTo: 750_749, rate: 140_000 },
  ],
}

/** Of February 2024 to April 2025: Lei 14.848/2024, when nothing was taken off the tax. */
const lei14848: YearTables = {
  ...tablesOf2026,
  irrf: {
    ...tablesOf2026.irrf,
    brackets: [
      { upTo: 225_920, rate: 0, less: 0 },
      { upTo: 282_665, rate: 75_000, less: 16_944 },
      { upTo: 375_105, rate: 150_000, less: 38_144 },
      { upTo: 466_468, rate: 225_000, less: 66_277 },
      { upTo: Number.POSITIVE_INFINITY, rate: 275_000, less: 89_600 },
    ],
    simplified: 56_480,
    reduction: { wholeUpTo: 0, most: 0, partUpTo: 0, base: 0, rate: 0 },
  },
}

describe('INSS', () => {
  it('was R$ 877,24 at most in January 2023, as the press reported the new ceiling', () => {
    for (const gross of [750_749, 1_500_000]) expect(contributionOn(gross, january2023).total).toBe(87_724)
  })
})

describe('income tax', () => {
  const taxOf = (gross: number, tables: YearTables) =>
    taxOn({ gross, inss: contributionOn(gross, tables).total, dependants: 0 }, tables)

  it('of a teacher with R$ 4.867,77 was R$ 305,40 and is nothing, as the government said when it proposed the law (March 2025)', () => {
    expect(taxOf(486_777, lei14848)).toMatchObject({ before: 30_540, total: 30_540 })
    expect(taxOf(486_777, tablesOf2026).total).toBe(0)
  })

  // Lei 9.250/1995, art. 3-A, as Lei 15.270/2025 wrote it: 'até R$ 312,89 (de modo que o imposto devido seja zero)'.
  it('of R$ 5.000 is reduced by R$ 312,89, which leaves nothing, as the law itself says', () => {
    expect(taxOf(500_000, tablesOf2026)).toMatchObject({ before: 31_289, reduction: 31_289, total: 0 })
  })

  // The same: 'R$ 978,62 − (0,133145 × rendimentos)' up to R$ 7.350, and none beyond.
  it.each([
    [500_001, 31_289],
    [600_000, 17_975],
    [735_000, 0],
    [735_001, 0],
  ])('of %i cents is reduced by %i, by the formula that the law prints', (gross, reduction) => {
    expect(reductionOn(gross, tablesOf2026)).toBe(reduction)
  })
})

describe('days of notice', () => {
  // Nota Técnica 184/2012 of the Ministry of Labour (CGRT/SRT/MTE) prints this table of Lei 12.506/2011.
  it.each(Array.from({ length: 22 }, (_, years) => [years, Math.min(30 + 3 * years, 90)] as const))(
    'after %i whole years are %i',
    (years, days) => {
      expect(noticeDays('2000-01-01', `${2000 + years}-06-30`)).toBe(days)
    },
  )
})

describe('the 13th salary', () => {
  // Lei 4.090/1962, art. 1 § 1: a twelfth of what is due in December for each month; Lei 4.749/1965, art. 2: half of it first.
  it.each([
    [12, 240_000],
    [6, 120_000],
    [1, 20_000],
  ])('of R$ 2.400 for %i months is %i cents, by the shares that the laws name', (months, cents) => {
    const [main] = thirteenthSalary({ salary: 240_000, months, dependants: 0 }, tablesOf2026).parts
    const lines = new Map(main?.lines.map((line) => [line.item, line.cents]))
    expect([lines.get('thirteenth'), lines.get('firstInstalment')]).toEqual([cents, cents / 2])
  })
})
