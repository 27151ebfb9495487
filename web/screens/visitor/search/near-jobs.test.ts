import type { JobCard } from '@trampolim/contract/jobs.ts'
import { expect, it } from 'vitest'
import { filledUp } from './near-jobs.tsx'

const jobs = (ids: string) => [...ids].map((id) => ({ id }) as JobCard)
const idsOf = (near: string, recent: string) =>
  filledUp(jobs(near), jobs(recent))
    .map(({ id }) => id)
    .join('')

it.each([
  ['ab', 'cdefgh', 'abcdef'],
  ['ab', 'bcdefa', 'abcdef'],
  ['abcdef', 'ghijkl', 'abcdef'],
  ['a', '', 'a'],
])('jobs nearby (%s) are followed by the newest (%s), each once, as many as those: %s', (near, recent, expected) => {
  expect(idsOf(near, recent)).toBe(expected)
})
