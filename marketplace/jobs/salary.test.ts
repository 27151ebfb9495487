import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salaryTypes } from '../reference/salary-types.ts'
import { belowMinimumWage, minimumWageOf } from './minimum-wage.ts'
import { amountBounds, faultsOfSalary, isSalaryInBounds, monthlySpan, type Salary } from './salary.ts'
import { centsFromText, salaryParts } from './salary-text.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 })

describe('a salary', () => {
  it.each<[string, Salary, string[]]>([
    ['at the lower bound', { salaryType: 2, from: 50_000 }, []],
    ['at the upper bound', { salaryType: 2, from: 3_000_000 }, []],
    ['below', { salaryType: 2, from: 49_999 }, ['salary wrong_salary']],
    ['above', { salaryType: 2, from: 3_000_001 }, ['salary wrong_salary']],
    ['missing', { salaryType: 2 }, ['salary required']],
    ['as a range', { salaryType: 1, from: 210_000, to: 260_000 }, []],
    ['as half a range', { salaryType: 1, from: 210_000 }, ['salaryRange required']],
    ['as a range too high', { salaryType: 1, from: 210_000, to: 3_000_001 }, ['salaryRange wrong_salary']],
    [
      'as a range the wrong way round',
      { salaryType: 1, from: 260_000, to: 210_000 },
      ['salaryRange salary_range_reversed'],
    ],
    ['with commission', { salaryType: 3, from: 200_000, commission: '5%' }, []],
    ['with commission missing', { salaryType: 3, from: 200_000 }, ['salaryCommission required']],
    ['with a fixed part too low', { salaryType: 3, from: 100, commission: '5%' }, ['salary wrong_salary']],
    ['of 2,28 an hour', { salaryType: 4, from: 228 }, []],
    ['of 2,27 an hour', { salaryType: 4, from: 227 }, ['salary wrong_salary']],
    ['of 22,73 a day', { salaryType: 5, from: 2273 }, []],
    ['of 22,72 a day', { salaryType: 5, from: 2272 }, ['salary wrong_salary']],
    ['by commission', { salaryType: 6, commission: '10%' }, []],
    ['by no commission', { salaryType: 6 }, ['salaryCommission required']],
    ['to agree', { salaryType: 7 }, []],
    ['of another sort', { salaryType: 8, alt: 'por produção' }, []],
    ['of another sort that isn’t said', { salaryType: 8, alt: ' ' }, ['salaryAlt required']],
  ])('%s', (_, salary, faults) => {
    expect(faultsOfSalary(salary).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
  })

  it('is in bounds exactly when its month is, whatever the type', () => {
    const times = { 1: 1, 2: 1, 3: 1, 4: 220, 5: 22 } as const
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 5), amount, (type, cents) => {
        const month = cents * times[type]
        return isSalaryInBounds(type, cents) === (month >= 50_000 && month <= 3_000_000)
      }),
    )
  })

  it('has the same bounds for an amount as its check', () => {
    expect(amountBounds(1)).toEqual({ least: 50_000, most: 3_000_000 })
    expect(amountBounds(7)).toBeUndefined()
    for (const type of [1, 2, 3, 4, 5] as const) {
      const { least = 0, most = 0 } = amountBounds(type) ?? {}
      expect([least - 1, least, most, most + 1].map((cents) => isSalaryInBounds(type, cents))).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
  })

  it('spans a month', () => {
    expect(monthlySpan({ salaryType: 1, from: 100_000, to: 200_000 })).toEqual({ from: 100_000, to: 200_000 })
    expect(monthlySpan({ salaryType: 4, from: 1000 })).toEqual({ from: 220_000, to: 220_000 })
    expect(monthlySpan({ salaryType: 7, from: 1000 })).toBeUndefined()
  })
})

describe('what is shown', () => {
  it.each<[Salary, object]>([
    [
      { salaryType: 1, from: 210_000, to: 260_000 },
      { form: 'range', from: { cents: 210_000 }, to: { cents: 260_000 } },
    ],
    [
      { salaryType: 1, from: 210_000, to: 210_000 },
      { form: 'fixed', amount: { cents: 210_000 } },
    ],
    [
      { salaryType: 2, from: 210_000, commission: '5%' },
      { form: 'fixed', amount: { cents: 210_000 } },
    ],
    [
      { salaryType: 3, from: 210_000, commission: '5%' },
      { form: 'fixed', amount: { cents: 210_000 }, commission: { words: '5%' } },
    ],
    [
      { salaryType: 4, from: 2000, commission: '5%' },
      { form: 'hourly', amount: { cents: 2000 } },
    ],
    [
      { salaryType: 5, from: 20_000 },
      { form: 'daily', amount: { cents: 20_000 } },
    ],
    [
      { salaryType: 6, commission: '10% das vendas' },
      { form: 'commission', commission: { words: '10% das vendas' } },
    ],
    [{ salaryType: 7, from: 210_000, commission: '5%', alt: 'x' }, { form: 'to_agree' }],
    [
      { salaryType: 8, alt: 'bolsa' },
      { form: 'other', amount: { words: 'bolsa' } },
    ],
    [{ salaryType: 8 }, { form: 'to_agree' }],
    [
      { salaryType: 2, alt: '2100-2600' },
      { form: 'range', from: { cents: 210_000 }, to: { cents: 260_000 } },
    ],
    [
      { salaryType: 2, alt: '2.100,50' },
      { form: 'fixed', amount: { cents: 210_050 } },
    ],
    [{ salaryType: 2 }, { form: 'to_agree' }],
  ])('%o is %o', (salary, parts) => {
    expect(salaryParts(salary)).toEqual(parts)
  })

  it('is nothing if the recruiter hides it', () => {
    const any = fc.record({
      salaryType: fc.constantFrom(...salaryTypes.codes),
      from: amount,
      to: amount,
      commission: fc.string(),
      alt: fc.string(),
    })
    fc.assert(
      fc.property(any, (salary) => {
        expect(salaryParts({ ...salary, doNotShowSalary: true })).toEqual({ form: 'to_agree' })
      }),
    )
  })

  it('reads amounts as Brazilians write them', () => {
    expect(['2100', '2.100', '2.100,5', '1.234.567,89'].map(centsFromText)).toEqual([
      210_000, 210_000, 210_050, 123_456_789,
    ])
    expect(['', '10%', '2.10', '1,234', 'dois mil', '-5'].map(centsFromText)).toEqual(Array(6).fill(undefined))
  })
})

describe('the minimum wage', () => {
  it('is that of the year', () => {
    expect([2023, 2024, 2025, 2026, 2027].map(minimumWageOf)).toEqual([undefined, 141_200, 151_800, 162_100, 162_100])
  })

  it.each<[string, Salary, Parameters<typeof belowMinimumWage>[1], number | undefined]>([
    ['met', { salaryType: 2, from: 162_100 }, { contractType: 1, year: 2026 }, undefined],
    ['missed by a cent', { salaryType: 2, from: 162_099 }, { contractType: 1, year: 2026 }, 162_100],
    [
      'in proportion to half the hours',
      { salaryType: 2, from: 81_050 },
      { contractType: 1, year: 2026, monthlyHours: 110 },
      undefined,
    ],
    ['an hour', { salaryType: 4, from: 736 }, { contractType: 7, year: 2026, monthlyHours: 110 }, 162_100],
    ['not for freelancers', { salaryType: 2, from: 60_000 }, { contractType: 4, year: 2026 }, undefined],
    ['not for interns', { salaryType: 2, from: 60_000 }, { contractType: 8, year: 2026 }, undefined],
    ['unknown to agree', { salaryType: 7 }, { contractType: 1, year: 2026 }, undefined],
  ])('%s', (_, salary, at, least) => {
    expect(belowMinimumWage(salary, at)).toBe(least)
  })
})
