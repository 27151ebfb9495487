import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, obstacleOfAge } from './ages.ts'
import { addDays, dayEndedAt, dayOf, endOfDay, isDay, weekdayNumber } from './days.ts'
import { isMonth, monthNumber } from './months.ts'
import { addWorkingDays, isWorkingDay, nationalHolidays, reviewDueAt, reviewDueDay } from './working-days.ts'

const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it('end with a midnight in São Paulo, and with no other moment', () => {
    fc.assert(
      // São Paulo had its last summer time in 2019.
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 86_399_999 }), (days, later) => {
        const day = addDays('2020-01-01', days)
        const end = endOfDay(day)
        expect(dayEndedAt(end)).toBe(day)
        expect(dayEndedAt(new Date(end.getTime() + later))).toBeNull()
      }),
    )
  })

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1926-01-01'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-1-1',
    '',
    '2026-04-1',
    '0000-01-01',
    '2026-04-10T00',
  ])('%o does not', (day) => {
    expect(isDay(day)).toBe(false)
  })

  it('counts days forwards and backwards', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, n) => addDays(addDays(day, n), -n) === day),
    )
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('finds the day in São Paulo late in the evening', () => {
    expect(dayOf(new Date('2026-04-21T02:59:59Z'))).toBe('2026-04-20')
    expect(dayOf(new Date('2026-04-21T03:00:00Z'))).toBe('2026-04-21')
    expect(dayOf(new Date('2026-04-21T03:00:00Z'), 'America/Manaus')).toBe('2026-04-20')
  })

  it('numbers weekdays from Monday', () => {
    expect(['2026-04-20', '2026-04-25', '2026-04-26'].map(weekdayNumber)).toEqual([1, 6, 7])
  })
})

it('compares months across years', () => {
  expect(monthNumber('2025-01') - monthNumber('2024-12')).toBe(1)
  expect(['2024-07', '1999-12'].every(isMonth)).toBe(true)
  expect(['2024-13', '2024-0', '1899-01', '2024-7', '', '2024-07-01'].some(isMonth)).toBe(false)
})

describe('age', () => {
  it.each([
    ['2012-04-20', '2026-04-19', 13],
    ['2012-04-20', '2026-04-20', 14],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2012-02-29', '2028-02-28', 15],
    ['2012-02-29', '2028-02-29', 16],
    ['2010-12-31', '2026-01-01', 15],
  ])('of a person born on %s is, on %s, %i', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age)
  })

  it('rises by one within a year and never falls', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (birthDate, day) => {
        const rise = ageOn(birthDate, addDays(day, 366)) - ageOn(birthDate, day)
        return rise >= 1 && rise <= 2 && ageOn(birthDate, addDays(day, 1)) >= ageOn(birthDate, day)
      }),
    )
  })

  const today = '2026-04-20'
  it.each([
    [1, '2010-04-20', false, undefined],
    [1, '2010-04-21', false, 'under_age_for_kind'],
    [2, '2010-04-21', true, 'under_age_for_kind'],
    [2, '1950-01-01', false, undefined],
    [3, '2012-04-20', false, undefined],
    [3, '2012-04-21', false, 'under_age_for_kind'],
    [3, '2002-04-21', false, undefined],
    [3, '2002-04-20', false, 'over_age_for_kind'],
    [3, '2002-04-20', true, undefined],
    [3, '1980-01-01', true, undefined],
  ] as const)('for kind %i, born on %s, disabled %o: %o', (kind, birthDate, isHandicap, obstacle) => {
    expect(obstacleOfAge(kind, { birthDate, today, isHandicap })).toBe(obstacle)
  })
})

describe('working days', () => {
  it.each([
    ['2026-01-01', 'Confraternização Universal'],
    ['2026-04-03', 'Sexta-feira Santa'],
    ['2026-04-21', 'Tiradentes'],
    ['2026-05-01', 'Dia do Trabalho'],
    ['2026-09-07', 'Independência'],
    ['2026-10-12', 'Nossa Senhora Aparecida'],
    ['2026-11-02', 'Finados'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Natal'],
    ['2026-04-25', 'a Saturday'],
    ['2026-04-26', 'a Sunday'],
  ])('%s (%s) is none', (day) => {
    expect(isWorkingDay(day)).toBe(false)
  })

  it('counts Carnival, which is optional, as one', () => {
    expect(isWorkingDay('2026-02-17')).toBe(true)
  })

  it('names ten national holidays in 2026, one more than in 2023', () => {
    expect(nationalHolidays(2026)).toHaveLength(nationalHolidays(2023).length + 1)
    expect(nationalHolidays(2026).map(({ day }) => day)).toContain('2026-11-20')
  })

  it.each([
    ['2026-04-16', 1, '2026-04-17'],
    ['2026-04-17', 2, '2026-04-22'],
    ['2026-12-30', 2, '2027-01-04'],
    ['2026-04-25', 1, '2026-04-27'],
  ])('%s and %i more is %s', (day, count, reached) => {
    expect(addWorkingDays(day, count)).toBe(reached)
  })

  it('always lands on a working day with just as many between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 15 }), (day, count) => {
        const reached = addWorkingDays(day, count)
        let between = 0
        for (let each = addDays(day, 1); each <= reached; each = addDays(each, 1)) if (isWorkingDay(each)) between += 1
        return isWorkingDay(reached) && between === count
      }),
      { numRuns: 60 },
    )
  })

  it('gives a review until the end of the second working day in São Paulo', () => {
    const handedIn = new Date('2026-04-18T01:30:00Z')
    expect(dayOf(handedIn)).toBe('2026-04-17')
    expect(reviewDueDay(handedIn)).toBe('2026-04-22')
    expect(reviewDueAt(handedIn).toISOString()).toBe('2026-04-23T03:00:00.000Z')
    expect(reviewDueAt(new Date('2018-11-01T12:00:00Z')).toISOString()).toBe('2018-11-07T02:00:00.000Z')
  })
})
