import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import {
  askedOf,
  doOwnJobIntent,
  intentOf,
  intentsFor,
  mayEdit,
  needsNewApproval,
  questionAfter,
  questionOf,
} from './job-actions.ts'

it.each([
  ['job:created', ['finish', 'delete'], true, false],
  ['job:validating', ['finish', 'delete'], false, false],
  ['job:approved', ['pause', 'extend', 'finish', 'delete'], true, true],
  ['job:disabled', ['resume', 'extend', 'finish', 'delete'], true, true],
  ['job:rejected', ['finish', 'delete'], true, false],
  ['job:closed', ['delete'], false, false],
] as const)('a job in %s offers what its status allows', (status, intents, edited, approvedAgain) => {
  expect(intentsFor({ status, mayManage: true })).toEqual(intents)
  expect(mayEdit({ status, mayManage: true })).toBe(edited)
  expect(needsNewApproval(status)).toBe(approvedAgain)
})

it('offers nothing on a colleague’s job to a recruiter who isn’t approved yet', () => {
  expect(intentsFor({ status: 'job:approved', mayManage: false })).toEqual([])
  expect(mayEdit({ status: 'job:approved', mayManage: false })).toBe(false)
})

it('asks nothing that the job no longer offers', () => {
  const of = (status: 'job:approved' | 'job:closed', mayManage = true) =>
    ['finish', 'delete', 'deleteAgain', 'settle', null].map((asked) => askedOf(asked, { status, mayManage }))
  expect(of('job:approved')).toEqual(['finish', 'delete', 'deleteAgain', null, null])
  expect(of('job:closed')).toEqual([null, 'delete', 'deleteAgain', null, null])
  expect(of('job:approved', false)).toEqual(Array(5).fill(null))
})

it('asks once before the end and twice before a deletion', () => {
  expect(questionOf('pause')).toBeNull()
  const [end, deletion] = [questionOf('finish'), questionOf('delete')]
  if (!end || !deletion) throw new Error('nothing is asked')
  expect([questionAfter(end), intentOf(end)]).toEqual([null, 'finish'])
  const again = questionAfter(deletion)
  if (!again) throw new Error('a deletion is asked about once')
  expect([questionAfter(again), intentOf(again)]).toEqual([null, 'delete'])
})

it.each([
  ['job_not_found', 404, 'resolves'],
  ['profile_blocked', 403, 'rejects'],
] as const)('takes a deletion that was refused with %s for what it is', async (code, status, outcome) => {
  const deleteJob = async () => {
    throw new ORPCError(code, { status, message: '' })
  }
  const calls = { gateway: { recruiterJobs: { deleteJob } } } as unknown as Calls
  const done = doOwnJobIntent(calls, 'delete', { id: 'a'.repeat(24), form: new FormData() }).then(
    () => 'resolves',
    () => 'rejects',
  )
  expect(await done).toBe(outcome)
})
