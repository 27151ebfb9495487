import { parametersOf } from '@trampolim/contract/parameters.ts'
import { publicCalls } from '@trampolim/contract/public-calls.ts'
import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

it.each([
  [{ type: 'string', maxLength: 120, default: '' }, 'texto de até 120 caracteres'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 20 }, 'número inteiro de 1 a 100; sem ele: `20`'],
  [{ type: 'string', enum: ['a', 'b'] }, 'um destes: `a`, `b`'],
  [{ anyOf: [{ const: 'put' }, { const: 'get' }] }, 'um destes: `put`, `get`'],
  [{ type: 'array', maxItems: 50, items: { enum: [1, 2] } }, 'um ou vários, até 50: um destes: `1`, `2`'],
  [{ type: 'string', pattern: '^[0-9a-f]{24}$', maxLength: 24 }, 'id de 24 caracteres hexadecimais'],
  [{ anyOf: [{ type: 'boolean' }, {}] }, '`true` ou `false`'],
  [{ type: 'object', properties: { name: { type: 'string' } } }, 'objeto com `name`'],
  [{}, ''],
] as const)('%j: %s', (values, text) => {
  expect(valueText(values as unknown as Parameters<typeof valueText>[0])).toBe(text)
})

it('has words for every parameter of what anyone may read, or its description', () => {
  const parameters = publicCalls()
    .filter(({ method }) => method === 'GET')
    .flatMap(parametersOf)
  expect(parameters.length).toBeGreaterThan(60)
  const wordless = parameters.filter(({ values }) => !valueText(values) && !values.description)
  expect(wordless).toEqual([])
})
