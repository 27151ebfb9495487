import { expect, it } from 'vitest'
import { isAskedAgain } from './asked-again.ts'

const items = [{ interviewId: 'a', startDateTime: '2026-03-12T12:00:00.000Z' }]
const offers = [{ id: 'b', interviewId: 'a' }]

it.each([
  ['a', '2026-03-11T23:59:00.000Z', true],
  ['b', '2026-03-11T23:59:00.000Z', true],
  ['a', '2026-03-12T00:00:00.000Z', false],
  ['b', '2026-03-12T10:00:00.000Z', false],
  ['c', '2026-03-11T12:00:00.000Z', false],
  [null, '2026-03-11T12:00:00.000Z', false],
])('a reminder of %s after %s is promised: %s', (of, now, expected) => {
  expect(isAskedAgain(of, { items, offers, now: new Date(now) })).toBe(expected)
})
