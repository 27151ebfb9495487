import { expect, it } from 'vitest'
import { verdictOf, verdictOfRefusal } from './returns.ts'

it.each([
  ['5.1.1', 'gone'],
  ['5.1.10', 'gone'],
  ['5.2.1', 'gone'],
  ['5.1.7', 'other'],
  ['5.1.8', 'other'],
  ['5.7.1', 'other'],
  ['5.6.0', 'other'],
  ['5.2.2', 'unwell'],
  ['5.4.4', 'unwell'],
] as const)('a letter that comes back with %s says that its address is %s', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict)
  expect(verdictOfRefusal(550, status)).toBe(verdict)
})

it('a refusal without an enhanced status is that of an unknown address, or of a full mailbox', () => {
  expect([550, 553, 552].map((code) => verdictOfRefusal(code, null))).toEqual(['gone', 'gone', 'unwell'])
})
