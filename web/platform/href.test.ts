import { expect, it } from 'vitest'
import { asSearch, fillPath } from './href.ts'

it('fills names, escaped', () => {
  expect(fillPath('/recruiter/:taskType/:processId', { taskType: 'a b', processId: 'x/y' })).toBe(
    '/recruiter/a%20b/x%2Fy',
  )
})

it('leaves out what is empty and repeats lists', () => {
  expect(asSearch({ occupation: 'vendedor', location: '', page: undefined, salaries: [1, 2] })).toBe(
    '?occupation=vendedor&salaries=1&salaries=2',
  )
  expect(asSearch({ occupation: null })).toBe('')
})
