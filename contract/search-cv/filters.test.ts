import { expect, it } from 'vitest'
import { watchedFilters } from './filters.ts'

it.each([
  ['as values', { languages: [{ language: 'ingles', level: 2 }], age: { min: 20, max: 30 } }],
  ['as JSON in a query', { languages: '[{"language":"ingles","level":2}]', age: '{"min":20,"max":30}' }],
  ['field by field in a query', { languages: [{ language: 'ingles', level: '2' }], age: { min: '20', max: '30' } }],
])('a language with its level and an age are read %s', (_how, given) => {
  const { languages, age } = watchedFilters.parse(given)
  expect({ languages, age }).toEqual({ languages: [{ language: 'ingles', level: 2 }], age: { min: 20, max: 30 } })
})

it.each([
  ['as one value', 'Vendas, varejo', ['Vendas, varejo']],
  ['as a list', ['Vendas, varejo', 'Moda'], ['Vendas, varejo', 'Moda']],
  ['as JSON', '["Vendas, varejo"]', ['Vendas, varejo']],
  ['as nothing', '', []],
])('a career focus or a district with a comma is read %s', (_how, given, read) => {
  const { careerFocus, districts } = watchedFilters.parse({ careerFocus: given, districts: given })
  expect([careerFocus, districts]).toEqual([read, read])
})

it('codes are still read if they are joined by commas', () => {
  expect(watchedFilters.parse({ location: '3550308,3509502', states: 'SP,RJ' })).toMatchObject({
    location: [3_550_308, 3_509_502],
    states: ['SP', 'RJ'],
  })
})
