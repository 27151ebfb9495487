import { describe, expect, it } from 'vitest'
import { groundOf, mayFindPeople, type SearchedBy } from './search.ts'

const nothing: SearchedBy = { towns: 0, states: 0, name: '', keywords: '', hasJob: false, occupations: 0 }

describe('where a search of curriculums reads', () => {
  it.each<[string, Partial<SearchedBy>]>([
    ['everybody', {}],
    ['everybody', { name: 'Ju' }],
    ['job', { hasJob: true }],
    ['job', { hasJob: true, name: 'Ju' }],
    ['words', { name: 'Ana' }],
    ['words', { name: 'Ana', towns: 1, states: 1, keywords: 'vendas' }],
    ['words', { keywords: 'vendas', states: 2, hasJob: true }],
    ['towns', { towns: 1, keywords: 'vendas', states: 1 }],
    ['states', { states: 1, hasJob: true }],
    ['words', { occupations: 1, name: 'Ana' }],
    ['occupation', { occupations: 1, towns: 3, states: 1, keywords: 'vendas', hasJob: true }],
  ])('is %s for %j', (ground, asked) => {
    expect(groundOf({ ...nothing, ...asked })).toBe(ground)
  })
})

describe('finding people who did not apply', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('with a job ever approved %s, taken down %s: %s', (everApproved, takenDown, may) => {
    expect(mayFindPeople({ everApproved, takenDown })).toBe(may)
  })
})
