import { expect, it } from 'vitest'
import { isBlockable } from './blocking.ts'
import { reviewSubjects } from './review.ts'

it.each([
  ['job:created', true],
  ['job:pending', true],
  ['job:validating', true],
  ['job:approved', true],
  ['job:disabled', true],
  ['job:rejected', true],
  ['job:blocked', false],
  ['job:closed', false],
  ['approved', false],
  ['constructor', false],
])('a job with the status %s may be blocked: %o', (status, may) => {
  expect(isBlockable({ subject: 'job', status })).toBe(may)
})

it.each([
  ['created', true],
  ['pending', true],
  ['validating', true],
  ['approved', true],
  ['rejected', true],
  ['blocked', false],
  ['job:approved', false],
])('a profile with the status %s may be blocked: %o', (status, may) => {
  const profiles = reviewSubjects.filter((subject) => subject !== 'job')
  expect(profiles.map((subject) => isBlockable({ subject, status }))).toEqual([may, may, may])
})
