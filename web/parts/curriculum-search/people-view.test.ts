import type { CurriculumFacets } from '@trampolim/contract/search-cv/search.ts'
import { describe, expect, it } from 'vitest'
import { readPeopleQuery } from './people-query.ts'
import { facetGroups, updatedAgo } from './people-view.ts'

const facets: CurriculumFacets = {
  ...{
    states: [],
    districts: [],
    salaries: [],
    careerFocus: [],
    pcdOnly: [],
    benefits: [],
    availability: [],
    updated: [],
  },
  cities: [{ value: '3534401', label: 'Osasco, SP', count: 8, more: false }],
}
const cityIn = (search: string) => facetGroups(facets, readPeopleQuery(new URLSearchParams(search)))[0]?.choices[0]

describe('the choices beside a search of curriculums', () => {
  it('add a town to the others', () => {
    expect(cityIn('location=São Paulo, SP')?.to).toBe(
      '/recruiter/curriculums?location=S%C3%A3o+Paulo%2C+SP&location=Osasco%2C+SP',
    )
  })

  it('leave only a town, as counted, instead of a circle around places', () => {
    const around = cityIn('location=São Paulo, SP&distance=20&states=SP')
    expect(around).toMatchObject({ to: '/recruiter/curriculums?location=Osasco%2C+SP&states=SP', chosen: false })
    expect(cityIn('location=Osasco, SP&distance=20')).toMatchObject({
      ...{ to: '/recruiter/curriculums?location=Osasco%2C+SP', chosen: false },
    })
  })

  it('keep the distance from a job’s workplaces', () => {
    expect(cityIn(`job=${'1'.repeat(24)}&distance=20`)?.to).toContain('distance=20')
  })
})

it.each([
  ['2026-03-10', 'hoje'],
  ['2026-02-10', 'há 28 dias'],
  ['2026-01-10', 'há 59 dias'],
  ['2026-01-08', 'há 2 meses'],
  ['2025-02-07', 'há 13 meses'],
  ['2024-03-01', 'há 2 anos'],
  ['2021-03-01', 'há 5 anos'],
])('what changed on %s did so %s', (day, ago) => {
  expect(updatedAgo(`${day}T15:00:00.000Z`, new Date('2026-03-10T15:00:00.000Z'))).toBe(ago)
})
