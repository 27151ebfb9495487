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
