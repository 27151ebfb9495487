import { expect, it } from 'vitest'
import { z } from 'zod'
import { parametersOf } from './parameters.ts'
import { flag, pageSize, recordId, several } from './shapes.ts'

const named = (parameters: ReturnType<typeof parametersOf>) =>
  Object.fromEntries(parameters.map(({ name, ...rest }) => [name, rest]))

it('says of each parameter where it is, whether it has to be given, and what the server reads', () => {
  const input = z.object({ id: recordId, size: pageSize(20), pcdOnly: flag, levels: several(z.enum(['a', 'b'])) })
  const read = named(parametersOf({ method: 'GET', path: '/jobs/{id}', input }))
  expect(read).toMatchObject({
    id: { place: 'path', required: true, values: { type: 'string', maxLength: 24 } },
    size: { place: 'query', required: false, values: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
    pcdOnly: { place: 'query', required: true, values: { type: 'boolean' } },
    levels: { place: 'query', required: false, values: { type: 'array', items: { enum: ['a', 'b'] } } },
  })
  expect(named(parametersOf({ method: 'POST', path: '/jobs', input })).id?.place).toBe('body')
})

it('joins what one of several inputs takes', () => {
  const input = z.discriminatedUnion('method', [
    z.object({ method: z.literal('put'), name: z.string() }),
    z.object({ method: z.literal('get'), id: z.string() }),
  ])
  const read = named(parametersOf({ method: 'GET', path: '/link/{method}', input }))
  expect(read).toMatchObject({
    method: { place: 'path', required: true, values: { anyOf: [{ const: 'put' }, { const: 'get' }] } },
    name: { place: 'query', required: false },
    id: { place: 'query', required: false },
  })
})
