import { expect, it } from 'vitest'
import { countInWindows } from './siblings.ts'

it('counts each subject in a window that begins with its first', () => {
  let now = 0
  const count = countInWindows(() => now)
  expect(count('one', 1000)).toEqual({ current: 1, ttl: 1000 })
  now = 400
  expect(count('one', 1000)).toEqual({ current: 2, ttl: 600 })
  expect(count('other', 1000)).toEqual({ current: 1, ttl: 1000 })
  now = 1000
  expect(count('one', 1000)).toEqual({ current: 1, ttl: 1000 })
})

it('forgets the oldest windows where there are too many', () => {
  const count = countInWindows(() => 0)
  count('first', 1000)
  for (let other = 0; other < 50_000; other += 1) count(`other ${other}`, 1000)
  expect(count('other 49999', 1000).current).toBe(2)
  expect(count('first', 1000).current).toBe(1)
})
