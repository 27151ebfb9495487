import { describe, expect, it } from 'vitest'
import { filtersUsed } from './asked-people.ts'
import { readPeopleQuery } from './people-query.ts'

const used = (search: string, asked: Parameters<typeof filtersUsed>[1]) =>
  filtersUsed(readPeopleQuery(new URLSearchParams(search)), asked).map(({ label }) => label)

describe('the filters that are shown as used', () => {
  it('are those that the search uses, not what it did not understand', () => {
    const search =
      'occupation=xyzw&distance=7&salary=abc&schooling=none&updated=9&salaries=zz&states=XX&languages=klingon&ageMin=abc'
    expect(used(search, { input: { states: [], salaries: [] }, names: new Map() })).toEqual([])
    expect(used('distance=20&states=SP', { input: { distance: 20, states: ['SP'] }, names: new Map() })).toEqual([
      'até 20 km',
      'SP',
    ])
  })

  it('have the full name of what was typed, each of its own filter', () => {
    const names = new Map([['location sao paulo', 'São Paulo, SP']])
    const input = { location: [3_550_308], name: 'sao paulo' }
    expect(used('location=sao+paulo&name=sao+paulo', { input, names })).toEqual(['nome: sao paulo', 'São Paulo, SP'])
  })
})
