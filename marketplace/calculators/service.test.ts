import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/days.ts'
import { addMonths, balanceDays, noticeDays, thirteenthTwelfths, vacationTwelfths, wholeYears } from './service.ts'

describe('service', () => {
  it.each([
    ['2025-03-10', '2026-03-08', 0, 30],
    ['2025-03-10', '2026-03-09', 1, 33],
    ['2024-02-29', '2025-02-27', 0, 30],
    ['2024-02-29', '2025-02-28', 1, 33],
    ['2020-01-01', '2026-06-30', 6, 48],
    ['1990-01-01', '2026-06-30', 36, 90],
  ])('from %s to %s is %i whole years, with %i days of notice', (admission, lastDay, years, days) => {
    expect([wholeYears(admission, lastDay), noticeDays(admission, lastDay)]).toEqual([years, days])
  })

  it.each([
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-01', '2026-01-14', 0],
    ['2026-01-01', '2026-01-15', 1],
    ['2026-03-17', '2026-09-14', 6],
    ['2026-03-18', '2026-09-15', 6],
    ['2026-02-14', '2026-02-28', 1],
    ['2026-11-20', '2027-01-20', 2],
    ['2026-06-01', '2026-05-31', 0],
  ])('from %s to %s has %i twelfths of a 13th salary', (from, to, twelfths) => {
    expect(thirteenthTwelfths(from, to)).toBe(twelfths)
  })

  it.each([
    ['2026-01-10', '2026-01-23', 0],
    ['2026-01-10', '2026-01-24', 1],
    ['2025-01-10', '2026-01-09', 0],
    ['2025-01-10', '2026-06-30', 6],
    ['2024-08-31', '2026-02-28', 6],
  ])('from %s to %s has %i twelfths of a vacation since the last whole year', (admission, lastDay, twelfths) => {
    expect(vacationTwelfths(admission, lastDay)).toBe(twelfths)
  })

  it.each([
    ['2020-01-01', '2026-09-20', 20],
    ['2020-01-01', '2026-02-28', 30],
    ['2020-01-01', '2026-01-31', 30],
    ['2020-01-01', '2026-01-30', 30],
    ['2026-09-05', '2026-09-30', 26],
    ['2026-10-01', '2026-10-31', 30],
    ['2026-10-02', '2026-10-31', 30],
  ])('from %s to %s has %i days of the last month', (admission, lastDay, days) => {
    expect(balanceDays(admission, lastDay)).toBe(days)
  })

  it('counts no more twelfths than there are months, and a day more never takes one', () => {
    const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2005-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 9000 }), (from, days) => {
        const to = addDays(from, days)
        expect(thirteenthTwelfths(from, to)).toBeLessThanOrEqual(days / 28 + 1)
        expect(thirteenthTwelfths(from, addDays(to, 1))).toBeGreaterThanOrEqual(thirteenthTwelfths(from, to))
        expect(vacationTwelfths(from, to)).toBeLessThanOrEqual(12)
        expect(noticeDays(from, to)).toBeLessThanOrEqual(90)
        expect(addMonths(from, 0)).toBe(from)
      }),
    )
  })
})
