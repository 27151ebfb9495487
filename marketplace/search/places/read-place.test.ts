import { expect, it } from 'vitest'
import { writtenOut } from './read-place.ts'

it.each([
  ['jd angela', 'jardim angela'],
  ['s jose dos campos', 'sao jose dos campos'],
  ['jd sta rosa', 'jardim santa rosa'],
  ['rio grande do s', 'rio grande do s'],
  ['pq', 'pq'],
  ['b h', 'b h'],
])('«%s» is written out as «%s»', (typed, written) => {
  expect(writtenOut(typed)).toBe(written)
})
