import { expect, it } from 'vitest'
import { currentLink } from './current-link.ts'

const links = ['/review', '/review/search', '/recruiter/jobs', '/recruiter/job/create'].map((to) => ({ to }))

it.each([
  ['/review', '/review'],
  ['/review/search', '/review/search'],
  ['/review/0123', '/review'],
  ['/reviewer', null],
  ['/recruiter/job/create', '/recruiter/job/create'],
  ['/recruiter/jobs', '/recruiter/jobs'],
])('marks one link at most: at %s %o', (path, current) => {
  expect(currentLink(links, path)).toBe(current)
})
