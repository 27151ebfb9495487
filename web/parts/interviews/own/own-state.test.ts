import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { expect, it } from 'vitest'
import { ownState } from './own-state.ts'

it.each([
  ['candidate:pending', false, ['confirmed', 'refused'], 'waits'],
  ['candidate:reconfirm:pending', false, ['accepted', 'canceled'], 'again'],
  ['candidate:accepted', false, ['canceled'], 'agreed'],
  ['candidate:accepted', false, [], 'now'],
  ['candidate:pending:viewed', true, ['refused'], 'stopped'],
  ['candidate:pending', true, [], 'stopped'],
  ['candidate:reconfirm:pending', true, ['canceled'], 'agreed'],
] as const)('%s of a job that is taken down: %s, with the answers %j, is %s', (status, takenDown, may, expected) => {
  const interview: Pick<OwnInterview, 'status' | 'takenDown' | 'may'> = { status, takenDown, may: [...may] }
  expect(ownState(interview)).toBe(expected)
})
