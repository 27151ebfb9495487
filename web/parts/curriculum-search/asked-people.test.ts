import type { UnderstoodPeople } from '@trampolim/contract/search-cv/understood.ts'
import { describe, expect, it } from 'vitest'
import { filtersUsed } from './asked-people.ts'
import { peoplePath, readPeopleQuery } from './people-query.ts'

type Asked = Parameters<typeof filtersUsed>[1]
const used = (search: string, asked: Omit<Asked, 'understood'> & { understood?: UnderstoodPeople }) =>
  filtersUsed(readPeopleQuery(new URLSearchParams(search)), { understood: null, ...asked })
const labels = (...of: Parameters<typeof used>) => used(...of).map(({ label }) => label)

const nothing: UnderstoodPeople = {
  chips: [],
  corrected: false,
  alternatives: [],
  notUnderstood: [],
  leftOut: [],
  unsaid: [],
  protected: [],
  unknownPlace: null,
}

describe('the filters that are shown as used', () => {
  it('are those that the search uses, not what it did not understand', () => {
    const search =
      'occupation=xyzw&distance=7&salary=abc&schooling=none&updated=9&salaries=zz&states=XX&languages=klingon&ageMin=abc&benefits=gold'
    expect(labels(search, { input: { states: [], salaries: [] }, names: new Map() })).toEqual([])
    expect(labels('distance=20&states=SP', { input: { distance: 20, states: ['SP'] }, names: new Map() })).toEqual([
      'até 20 km',
      'SP',
    ])
    const input = { benefits: ['vale-refeicao' as const], availability: ['evening' as const], licences: ['B' as const] }
    expect(labels('benefits=vale-refeicao&availability=evening&licences=B', { input, names: new Map() })).toEqual([
      'CNH B',
      'conta: vale-refeição',
      'dá para falar à noite',
    ])
  })

  it('have the full name of what was chosen, each of its own filter', () => {
    const names = new Map([['sao paulo', 'São Paulo, SP']])
    const input = { location: [3_550_308], name: 'sao paulo' }
    const search = 'location=Campinas&location=sao+paulo&name=sao+paulo'
    expect(labels(search, { input, names })).toEqual(['nome: sao paulo', 'São Paulo, SP'])
  })

  it('begin with what the typed words were understood as, each taken away from the words alone', () => {
    const understood: UnderstoodPeople = {
      ...nothing,
      chips: [
        { kind: 'occupation', label: 'Vendedor', words: 'com CNH B', place: 'Campinas' },
        { kind: 'place', label: 'Campinas, SP', words: 'vendedor com CNH B', place: '' },
      ],
    }
    const names = new Map([['Santos, SP', 'Santos, SP']])
    const search = 'occupation=vendedor+com+CNH+B&location=Campinas&location=Santos%2C+SP&page=3'
    const found = used(search, { input: { location: [3_548_500] }, names, understood })
    expect(found.map(({ label, without }) => [label, peoplePath(without)])).toEqual([
      ['Vendedor', '/recruiter/curriculums?occupation=com+CNH+B&location=Campinas&location=Santos%2C+SP'],
      ['Campinas, SP', '/recruiter/curriculums?occupation=vendedor+com+CNH+B&location=Santos%2C+SP'],
      ['Santos, SP', '/recruiter/curriculums?occupation=vendedor+com+CNH+B&location=Campinas'],
    ])
  })
})
