import { describe, expect, it } from 'vitest'
import {
  comparing,
  filtersInUse,
  newQuery,
  peoplePath,
  readPeopleQuery,
  toggled,
  withoutFilters,
} from './people-query.ts'

const read = (search: string) => readPeopleQuery(new URLSearchParams(search))
const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string]

describe('the address of a search of curriculums', () => {
  it('is read and written alike', () => {
    const address = `/recruiter/curriculums?job=${one}&name=Ana&occupation=Confeiteiro&location=Campinas%2C+SP&location=Santos%2C+SP&languages=ingles%3A2&states=SP&sort=location&page=2&cv=${two}`
    expect(peoplePath(read(address.split('?')[1] as string))).toBe(address)
  })

  it('ignores what it does not know', () => {
    const query = read(
      `job=x&cv=1&sort=name&compare=${one}&compare=no&compare=${two}&compare=${three}&since=ontem&page=0`,
    )
    expect(query).toMatchObject({ job: '', cv: '', sort: 'relevance', compare: [one, two], since: '', page: 1 })
    expect(filtersInUse(query)).toEqual([])
  })

  it('makes one value of the form’s language and level', () => {
    expect(read('language=ingles&level=3').filters.languages).toEqual(['ingles:3'])
    expect(read('language=ingles&level=').filters.languages).toEqual(['ingles'])
    expect(read('language=&level=3').filters.languages).toEqual([])
  })

  it('adds to filters of several values and replaces the others', () => {
    const query = toggled(toggled(newQuery(), 'states', 'SP'), 'states', 'RJ')
    expect(query.filters.states).toEqual(['SP', 'RJ'])
    expect(toggled(query, 'states', 'SP').filters.states).toEqual(['RJ'])
    expect(toggled(toggled(query, 'updated', '7'), 'updated', '30').filters.updated).toEqual(['30'])
    expect(filtersInUse(withoutFilters(query))).toEqual([])
  })

  it('compares two people at most', () => {
    const both = comparing(comparing(newQuery(), one), two)
    expect(both.compare).toEqual([one, two])
    expect(comparing(both, three).compare).toEqual([one, three])
    expect(comparing(both, one).compare).toEqual([two])
  })
})
