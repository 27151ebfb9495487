import { expect, it } from 'vitest'
import { dayFormat } from './day-format.ts'

it.each([
  ['2027-01-01', { day: 'numeric', month: 'long' }, '1º de janeiro'],
  ['2027-01-11', { day: 'numeric', month: 'long' }, '11 de janeiro'],
  ['2027-01-01', { day: 'numeric', month: 'short' }, '1º de jan.'],
  ['2027-05-01', { dateStyle: 'long' }, '1º de maio de 2027'],
  ['2027-05-31', { dateStyle: 'long' }, '31 de maio de 2027'],
  ['2027-05-01', { dateStyle: 'short' }, '01/05/2027'],
] as const)('%s with %o is %s', (day, options, text) => {
  expect(dayFormat({ ...options, timeZone: 'UTC' })(new Date(`${day}T00:00:00Z`))).toBe(text)
})
