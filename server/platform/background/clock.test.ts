import { expect, it } from 'vitest'
import { watchClock } from './clock.ts'

const second = 1000
const hour = 3600 * second

it.each([
  ['goes on', 5 * second, 0],
  ['goes a little wrong', 8 * second, 0],
  ['is moved forward', 5 * second + hour, hour],
  ['is moved back', 5 * second - hour, -hour],
])('tells by how much a clock was moved that %s', (_how, later, moved) => {
  let passed = 0
  const clock = watchClock(() => passed)
  const begun = Date.parse('2026-11-25T12:00:00.000Z')
  expect(clock.look(new Date(begun))).toBe(0)
  passed += 5 * second
  expect(clock.look(new Date(begun + later))).toBe(moved)
  passed += 5 * second
  expect(clock.look(new Date(begun + later + 5 * second))).toBe(0)
})
