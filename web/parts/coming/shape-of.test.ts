import { describe, expect, it } from 'vitest'
import { shapeOf } from './shape-of.ts'

describe('what a page looks like before it is there', () => {
  it.each([
    ['/search', 'list'],
    ['/jobs', 'list'],
    ['/vagas/de/vendedor', 'list'],
    ['/recruiter/jobs', 'list'],
    ['/review/reports', 'list'],
    ['/jobs/0191', 'sheet'],
    ['/review/0191-7c', 'sheet'],
    ['/recruiter/job/1/selective-process', 'board'],
    ['/recruiter/job/1/selective-process/cv-details/2', 'sheet'],
    ['/recruiter/job/create', 'form'],
    ['/curriculum/professional/edit', 'form'],
    ['/register', 'form'],
    ['/profile', 'form'],
  ])('%s: %s', (pathname, shape) => {
    expect(shapeOf(pathname)).toBe(shape)
  })
})
