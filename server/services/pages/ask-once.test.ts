import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import { askOnce } from './ask-once.ts'

/** Calls that count how often they were made. */
function countedCalls() {
  const made: string[] = []
  const call = (name: string) => async (input: unknown) => {
    made.push(`${name} ${JSON.stringify(input)}`)
    return made.length
  }
  const jobs = { readJob: call('readJob'), likeJob: call('likeJob') }
  return { made, calls: { gateway: { jobs } } as unknown as Calls }
}

it('asks for the same thing once, and for another one on its own', async () => {
  const { made, calls } = countedCalls()
  const { jobs } = askOnce().sharing(calls).gateway
  const answers = await Promise.all([jobs.readJob({ id: 'a' }), jobs.readJob({ id: 'a' }), jobs.readJob({ id: 'b' })])
  expect(answers).toEqual([1, 1, 2])
  expect(made).toEqual(['readJob {"id":"a"}', 'readJob {"id":"b"}'])
})

it('asks again after a change', async () => {
  const { calls } = countedCalls()
  const page = askOnce()
  const { jobs } = page.sharing(calls).gateway
  const counted = () => page.once('counters', async () => ({}))
  const [job, counters] = [await jobs.readJob({ id: 'a' }), counted()]
  await jobs.likeJob({ id: 'a' })
  expect(await jobs.readJob({ id: 'a' })).not.toEqual(job)
  expect(counted()).not.toBe(counters)
})

it('makes every change as often as it is requested', async () => {
  const { made, calls } = countedCalls()
  const { jobs } = askOnce().sharing(calls).gateway
  await jobs.likeJob({ id: 'a' })
  await jobs.likeJob({ id: 'a' })
  expect(made).toHaveLength(2)
})

it('keeps nothing for the next page', async () => {
  const { made, calls } = countedCalls()
  await askOnce().sharing(calls).gateway.jobs.readJob({ id: 'a' })
  await askOnce().sharing(calls).gateway.jobs.readJob({ id: 'a' })
  expect(made).toHaveLength(2)
})
