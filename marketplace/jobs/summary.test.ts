import { expect, it } from 'vitest'
import { weekOf } from './summary.ts'

it.each([
  ['2026-03-09T02:59:59.999Z', '2026-03-02', 'Sunday night in São Paulo, Monday in UTC'],
  ['2026-03-09T03:00:00.000Z', '2026-03-09', 'Monday, as it begins in São Paulo'],
  ['2026-03-10T15:00:00.000Z', '2026-03-09', 'a Tuesday'],
  ['2026-03-16T02:59:00.000Z', '2026-03-09', 'the last minute of a Sunday'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28', 'a Friday after the turn of the year'],
])('the week of %s begins on %s: %s', (moment, monday) => {
  expect(weekOf(new Date(moment))).toBe(monday)
})
