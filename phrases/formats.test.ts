import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText, dayFormat, isSingular, listText, wholeText } from './formats.ts'

it.each([
  ['2027-01-01', { day: 'numeric', month: 'long' }, '1º de janeiro'],
  ['2027-01-11', { day: 'numeric', month: 'long' }, '11 de janeiro'],
  ['2027-01-01', { day: 'numeric', month: 'short' }, '1º de jan.'],
  ['2027-05-01', { dateStyle: 'long' }, '1º de maio de 2027'],
  ['2027-05-31', { dateStyle: 'long' }, '31 de maio de 2027'],
  ['2026-12-01', { weekday: 'long', day: 'numeric', month: 'long' }, 'terça-feira, 1º de dezembro'],
  ['2026-12-11', { weekday: 'long', day: 'numeric', month: 'long' }, 'sexta-feira, 11 de dezembro'],
  ['2027-05-01', { dateStyle: 'short' }, '01/05/2027'],
] as const)('%s with %o is %s', (day, options, text) => {
  expect(dayFormat({ ...options, timeZone: 'UTC' })(new Date(`${day}T00:00:00Z`))).toBe(text)
})

it('whole numbers, amounts, lists and plurals are those of Intl', () => {
  const [whole, amounts] = [undefined, { style: 'currency', currency: 'BRL' } as const].map(
    (options) => new Intl.NumberFormat('pt-BR', options),
  ) as [Intl.NumberFormat, Intl.NumberFormat]
  const [lists, plurals] = [new Intl.ListFormat('pt-BR'), new Intl.PluralRules('pt-BR')]
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(wholeText(value)).toBe(whole.format(value))
      expect(amountText(value)).toBe(amounts.format(value / 100))
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => {
      expect(listText(texts)).toBe(lists.format(texts))
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -3, max: 3e6 }), fc.double({ min: -3, max: 3, noNaN: true })), (count) => {
      expect(isSingular(count)).toBe(plurals.select(count) === 'one')
    }),
    { examples: [[0], [1], [1.5], [2], [1e6]] },
  )
})
