import { expect, it } from 'vitest'
import { stillWrong } from './still-wrong.ts'

it('keeps a fault of the rules until the rules are content, whatever field changed', () => {
  const shown = { endDate: 'antes do início' }
  const rules = { before: shown, changed: ['startDate'] }
  expect(stillWrong(shown, { ...rules, after: shown })).toEqual(shown)
  expect(stillWrong(shown, { ...rules, after: {} })).toEqual({})
})

it('keeps what the server said until its field changes', () => {
  const shown = { email: 'já existe', 'phones.0.phone': 'em uso', 'answer.a': 'vazia' }
  const rules = { before: {}, after: {} }
  expect(Object.keys(stillWrong(shown, { ...rules, changed: ['email'] }))).toEqual(['phones.0.phone', 'answer.a'])
  expect(Object.keys(stillWrong(shown, { ...rules, changed: ['phones'] }))).toEqual(['email', 'answer.a'])
  expect(Object.keys(stillWrong(shown, { ...rules, changed: ['answer.a'] }))).toEqual(['email', 'phones.0.phone'])
})

it('shows no fault that wasn’t shown before', () => {
  expect(stillWrong({}, { before: {}, after: { name: 'vazio' }, changed: ['name'] })).toEqual({})
})
