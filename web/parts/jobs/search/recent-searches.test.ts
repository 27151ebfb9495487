import { expect, it } from 'vitest'
import { recentlyTyped } from './recent-searches.ts'

const recent = [
  'Campinas, SP',
  'São Paulo, SP',
  'Vila Campestre, São Paulo, SP',
  'Campinas, SP',
  '',
  'Campo Grande, MS',
]

it.each([
  ['', ['Campinas, SP', 'São Paulo, SP', 'Vila Campestre, São Paulo, SP', 'Campo Grande, MS']],
  ['camp', ['Campinas, SP', 'Campo Grande, MS']],
  ['sao', ['São Paulo, SP', 'Vila Campestre, São Paulo, SP']],
  ['campinas, sp', []],
  ['aulo', []],
])('«%s» begins these recent searches: %j', (text, found) => {
  expect(recentlyTyped(recent, text)).toEqual(found)
})
