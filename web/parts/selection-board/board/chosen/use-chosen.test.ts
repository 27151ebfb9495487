import { expect, it } from 'vitest'
import { between } from './use-chosen.ts'

const cards = ['a', 'b', 'c', 'd'].map((processId) => ({ processId, from: 'curriculums' as const }))

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s are %o', (one, other, ids) => {
  expect(between(cards, one, other)).toEqual(ids)
})
