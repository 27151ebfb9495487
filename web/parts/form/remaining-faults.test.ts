import { expect, it } from 'vitest'
import { remainingFaults } from './remaining-faults.ts'

it('keeps a fault of the rules until the rules accept, whichever field changed', () => {
  const shown = { endDate: 'antes do início' }
  const rules = { before: shown, changed: ['startDate'] }
  expect(remainingFaults(shown, { ...rules, after: shown })).toEqual(shown)
  expect(remainingFaults(shown, { ...rules, after: {} })).toEqual({})
})

it('keeps a fault of the server until its field changes', () => {
  const shown = { email: 'já existe', 'phones.0.phone': 'em uso', 'answer.a': 'vazia' }
  const rules = { before: {}, after: {} }
  expect(Object.keys(remainingFaults(shown, { ...rules, changed: ['email'] }))).toEqual(['phones.0.phone', 'answer.a'])
  expect(Object.keys(remainingFaults(shown, { ...rules, changed: ['phones'] }))).toEqual(['email', 'answer.a'])
  expect(Object.keys(remainingFaults(shown, { ...rules, changed: ['answer.a'] }))).toEqual(['email', 'phones.0.phone'])
})

it('shows no fault that wasn’t shown before', () => {
  expect(remainingFaults({}, { before: {}, after: { name: 'vazio' }, changed: ['name'] })).toEqual({})
})
