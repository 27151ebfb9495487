import { expect, it } from 'vitest'
import { deadlineText } from './dates.ts'

it.each([
  ['2026-03-12T17:30:00.000Z', '12 de mar., 14:30'],
  ['2026-03-13T03:00:00.000Z', '12 de mar.'],
  ['2026-12-02T03:00:00.000Z', '1º de dez.'],
])('a deadline at %s is told as %s', (due, text) => {
  expect(deadlineText(due)).toBe(text)
})
