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

it('encodes a query as URLSearchParams does', () => {
  const units = Array.from({ length: 0x180 }, (_, unit) => String.fromCharCode(unit))
  for (const text of [...units, 'São Paulo, SP', 'a+b&c=d', '😀', '\ud800']) {
    expect(asSearch({ [text]: text, b: 1 })).toBe(`?${new URLSearchParams({ [text]: text, b: '1' })}`)
  }
})
