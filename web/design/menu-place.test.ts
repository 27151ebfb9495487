import { expect, it } from 'vitest'
import { opensUpwards } from './menu-place.ts'

it.each([
  ['below where it fits', 100, false],
  ['above where the bar at the bottom would cover it', 600, true],
  ['below where there is even less room above', 290, false],
])('a menu opens %s', (_, top, up) => {
  expect(opensUpwards({ top, bottom: top + 44 }, { height: top === 290 ? 600 : 300, end: 785 })).toBe(up)
})
