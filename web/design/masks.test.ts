import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, finished, type Mask, masked, spelledOut } from './masks.ts'

const masks: Mask[] = ['cpf', 'cnpj', 'cep', 'phone', 'date', 'month', 'money']

describe('a mask', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '5299', '529.9'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '112223330001811', '11.222.333/0001-81'],
    ['cep', '04101-000', '04101-000'],
    ['phone', '1133334444', '(11) 3333-4444'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '+5511987654321', '(11) 98765-4321'],
    ['phone', '5511987654321', '(11) 98765-4321'],
    ['phone', '011987654321', '(11) 98765-4321'],
    ['phone', '55999998888', '(55) 99999-8888'],
    ['phone', '555599999888', '(55) 9999-9888'],
    ['phone', '5555999998888', '(55) 99999-8888'],
    ['phone', '(55) 90999-88887', '(55) 90999-8888'],
    ['phone', '(55) 99999-88887', '+55 (99) 9998-8887'],
    ['phone', '559132223333', '+55 (91) 3222-3333'],
    ['phone', '+55 91 98765-4321', '(91) 98765-4321'],
    ['date', '05031990', '05/03/1990'],
    ['month', '072024', '07/2024'],
    ['money', '2500', '2.500'],
    ['money', '2.500,5', '2.500,5'],
    ['money', '2500,505', '2.500,50'],
    ['money', 'R$ 1.234.567,89', '1.234.567,89'],
    ['money', '007', '7'],
    ['money', '0', '0'],
    ['money', ',5', '0,5'],
    ['money', '1,2,3', '1,23'],
    ['money', '', ''],
  ] as const)('writes %s %s as %s', (mask, typed, shown) => {
    expect(masked(mask, typed)).toBe(shown)
  })

  it('doesn’t change what is already masked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...masks), fc.string(), (mask, typed) => {
        const once = masked(mask, typed)
        expect(masked(mask, once)).toBe(once)
      }),
    )
  })

  it.each([
    ['date', '1/2/1990', '01/02/1990'],
    ['date', '1/', '01/'],
    ['date', '01/2/', '01/02/'],
    ['date', '1.2.1990', '01/02/1990'],
    ['date', '1 2 1990', '01/02/1990'],
    ['date', '1,2,1990', '01/02/1990'],
    ['month', '7 2024', '07/2024'],
    ['date', '1990-02-01', '01/02/1990'],
    ['date', '31/12/1990', '31/12/1990'],
    ['month', '7/2024', '07/2024'],
    ['month', '2024-07', '07/2024'],
    ['cpf', '5-2', '52'],
  ] as const)('reads %s %s, given as a whole, as %s', (mask, typed, shown) => {
    expect(masked(mask, spelledOut(mask, typed)).padEnd(shown.length, '/')).toBe(shown)
  })

  it('lets a phone be typed with the country’s code, sign by sign', () => {
    for (const number of ['+5511987654321', '+55 11 98765-4321', '5511987654321', '011987654321']) {
      expect([...number].reduce((shown, sign) => masked('phone', shown + sign), '')).toBe('(11) 98765-4321')
    }
    for (const area of [11, 51, 55, 91, 94, 99]) {
      const number = `(${area}) 98765-4321`
      for (const code of ['+55 ', '55', '+55', '0']) {
        expect([...`${code}${number}`].reduce((shown, sign) => masked('phone', shown + sign), '')).toBe(number)
      }
    }
  })

  it('keeps the caret behind the digits that were before it', () => {
    const digits = fc.stringMatching(/^\d{1,11}$/)
    const withCaret = digits.chain((typed) => fc.tuple(fc.constant(typed), fc.nat({ max: typed.length })))
    fc.assert(
      fc.property(fc.constantFrom<Mask>('cpf', 'cnpj', 'phone'), withCaret, (mask, [typed, caret]) => {
        const shown = masked(mask, typed)
        const place = caretAfter(mask, { typed, caret, shown })
        expect(shown.slice(0, place).replace(/\D/g, '')).toBe(typed.slice(0, caret))
      }),
    )
  })

  it('keeps the caret behind the digit of money that was typed last', () => {
    expect(caretAfter('money', { typed: '2100', caret: 4, shown: '2.100' })).toBe(5)
    expect(caretAfter('money', { typed: '29.100', caret: 2, shown: '29.100' })).toBe(2)
  })
})

describe('leaving a field', () => {
  it.each([
    ['money', '2500', '2.500'],
    ['money', '2.500,5', '2.500,50'],
    ['money', '2.500,', '2.500'],
    ['money', '2.500,50', '2.500,50'],
    ['money', '', ''],
    ['cpf', '5299', '529.9'],
  ] as const)('completes %s %s to %s', (mask, typed, shown) => {
    expect(finished(mask, typed)).toBe(shown)
    expect(finished(mask, shown)).toBe(shown)
  })
})
