import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { expect, it } from 'vitest'
import { asMissing, readJobHead } from '../selection-board/board/read-board.ts'
import { readOwnJob } from './read-own-job.ts'

const missing = { data: { message: refusals.job_not_found }, init: { status: 404 } }
const gone = () => new ORPCError('job_not_found', { status: 404, message: refusals.job_not_found })
const callsWith = (readJob: () => Promise<unknown>) => ({ gateway: { jobs: { readJob } } }) as unknown as Calls

it('says that a job of the company may have been deleted', async () => {
  const deleted = callsWith(async () => {
    throw gone()
  })
  await expect(readOwnJob(deleted, 'a')).rejects.toMatchObject(missing)
  await expect(
    readJobHead(
      callsWith(async () => ({ own: null })),
      'a',
    ),
  ).rejects.toMatchObject(missing)
  expect(() => asMissing(gone())).toThrow(expect.objectContaining(missing))
  const wrongAddress = new ORPCError('invalid_form', { status: 422, message: 'Verifique.' })
  expect(() => asMissing(wrongAddress)).toThrow(expect.objectContaining({ data: null }))
})
