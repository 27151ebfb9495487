import { expect, it } from 'vitest'
import { nextPlace } from './suggest.tsx'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, -1],
] as const)('%s at place %i of %i leads to %i, -1 being the field', (key, current, count, place) => {
  expect(nextPlace(key, { current, count })).toBe(place)
})
