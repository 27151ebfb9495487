import { expect, it } from 'vitest'
import { asksToEnd } from './vacancies.ts'

it.each([
  ['job:approved', 3, 2, false],
  ['job:approved', 3, 3, true],
  ['job:approved', 3, 4, true],
  ['job:disabled', 1, 1, true],
  ['job:pending', 1, 1, true],
  ['job:closed', 1, 1, false],
  ['job:approved', 1, 0, false],
] as const)(
  'of a job that is %s with %s vacancies and %s hired, whether it is asked to end: %s',
  (status, vacancies, hired, asked) => {
    expect(asksToEnd(status, { vacancies, hired })).toBe(asked)
  },
)
