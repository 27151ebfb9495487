import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

it.each([
  ['São Paulo, SP', 'sao paulo sp', true],
  ['Campinas, SP', ' Campinas / SP', true],
  ['Campinas, SP', 'Campinas - sp', true],
  ['Campinas, SP', 'campinas (SP)', true],
  ['Santo Antônio, RN', 'Santo Antônio', false],
  ['C#', 'C', false],
  ['C++', 'c++', true],
  ['Node.js', 'node js', false],
])('of «%s», «%s» is the same name: %o', (name, typed, same) => {
  expect(isSameName(name, typed)).toBe(same)
})
