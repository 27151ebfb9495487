import { expect, it } from 'vitest'
import { intentsFor, mayEdit, needsNewApproval } from './job-actions.ts'

it.each([
  ['job:created', ['finish', 'delete'], true, false],
  ['job:validating', ['finish', 'delete'], false, false],
  ['job:approved', ['pause', 'extend', 'finish', 'delete'], true, true],
  ['job:disabled', ['resume', 'extend', 'finish', 'delete'], true, true],
  ['job:rejected', ['finish', 'delete'], true, false],
  ['job:closed', ['delete'], false, false],
] as const)('a job in %s offers what its status allows', (status, intents, edited, approvedAgain) => {
  expect(intentsFor(status)).toEqual(intents)
  expect(mayEdit(status)).toBe(edited)
  expect(needsNewApproval(status)).toBe(approvedAgain)
})
