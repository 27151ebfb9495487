import { expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

it('makes each of the first pages several times, whatever becomes of one', async () => {
  const made = new Map<string, number>()
  await warmUp(
    async (path) => {
      made.set(path, (made.get(path) ?? 0) + 1)
      if (path === '/search') throw new Error('the database is away')
    },
    { within: 60_000 },
  )
  expect([...made.keys()]).toEqual(['/', '/search', '/signin', '/recruiter'])
  expect(new Set(made.values())).toEqual(new Set([3]))
})

it('ends in time where a page never comes, and makes no other', async () => {
  let made = 0
  await warmUp(
    () => {
      made += 1
      return new Promise(() => undefined)
    },
    { within: 10 },
  )
  expect(made).toBe(1)
})
