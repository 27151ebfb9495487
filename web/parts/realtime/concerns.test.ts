import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { expect, it } from 'vitest'
import { concerns } from './concerns.ts'

const [jobId, other] = ['a'.repeat(24), 'b'.repeat(24)]
const board = (of: string | null): Hint => ({ event: 'updateuser', about: 'board', jobId: of })
const chat: Hint = { event: 'chat', threadId: jobId, messageId: jobId, jobId, candidateId: jobId }
const everything: Hint = { event: 'updateuser', about: 'everything', jobId: null }
const invited: Hint = { event: 'invite:user:new', invitationId: jobId, jobId }
const boardPath = `/recruiter/job/${jobId}/selective-process`

it.each([
  ['a board', boardPath, board(jobId), true],
  ['a board, of a job that is gone', boardPath, board(null), true],
  ['a board, of another job', boardPath, board(other), false],
  ['a board, of an answer', boardPath, { event: 'accept', invitationId: jobId, jobId }, true],
  ['a candidate beside the board, who may be written about', `${boardPath}/cv-details/${jobId}`, board(jobId), false],
  ['a thread', `/messages/${jobId}`, chat, true],
  ['the recruiter’s threads', '/recruiter/messages', chat, true],
  ['the recruiter’s threads, of who withdrew', '/recruiter/messages', board(jobId), true],
  ['a dashboard', '/dashboard', invited, true],
  ['a dashboard, of a message', '/dashboard', chat, false],
  [
    'a candidate’s processes, of a hiring message',
    '/selective-process',
    { event: 'updateuser', about: 'notifications', jobId: null },
    true,
  ],
  ['a form', '/curriculum/professional/edit', everything, false],
  ['a form', '/profile', { event: 'updateuser', about: 'notifications', jobId: null }, false],
  ['any that shows hints, of everything', '/selective-process', everything, true],
] as const)('reads again: %s', (_what, pathname, hint, expected) => {
  expect(concerns(hint as Hint, pathname)).toBe(expected)
})
