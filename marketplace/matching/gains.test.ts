import { describe, expect, it } from 'vitest'
import { gainsOf } from './gains.ts'
import type { MatchedCurriculum, MatchedJob } from './parts.ts'
import { match } from './score.ts'

const job: MatchedJob = {
  cbo: '782510',
  minimumExperience: 1,
  isRemote: false,
  schooling: 'HIGH_SCHOOL_GENERAL',
  languages: [{ language: 'ingles', level: 3 }],
  technologies: [{ technology: 'excel', yearsOfExperience: 2 }],
  licences: ['D'],
}
const curriculum: MatchedCurriculum = {
  occupations: [{ cbo: '782510', yearsOfExperience: 1 }],
  distance: 'to-20',
  schooling: 'GRADE_SCHOOL_TRADITIONAL',
  languages: [{ language: 'ingles', level: 1 }],
  technologies: [],
  licences: ['B'],
}

describe('what would raise a score', () => {
  it('names each missing item with the points it gives, the most first', () => {
    const gains = gainsOf(job, curriculum)
    expect(gains.map(({ part, item, stated }) => [part, item, stated])).toEqual([
      ['driverLicence', 'D', true],
      ['schooling', 'HIGH_SCHOOL_GENERAL', true],
      ['languages', 'ingles', true],
      ['technologies', 'excel', false],
    ])
    expect(gains.every(({ points }, at) => points > 0 && points <= (gains[at - 1]?.points ?? 100))).toBe(true)
  })

  it('promises nothing where nothing could be compared yet', () => {
    const nothing = { occupations: [], languages: [], technologies: [], licences: [] }
    expect(gainsOf(job, nothing)).toEqual([])
  })

  it('keeps its promise: with the item the score rises by just that', () => {
    const before = match(job, curriculum).score ?? 0
    const after = match(job, { ...curriculum, licences: ['B', 'D'] }).score ?? 0
    expect(gainsOf(job, curriculum)[0]).toMatchObject({ item: 'D', points: after - before })
  })

  it('names nothing that is there already, in a higher form, or would not help', () => {
    const all: MatchedCurriculum = {
      ...curriculum,
      schooling: 'DOCTOR',
      languages: [{ language: 'ingles', level: 4 }],
      technologies: [{ technology: 'excel', yearsOfExperience: 6 }],
      licences: ['E'],
    }
    expect(gainsOf(job, all)).toEqual([])
    expect(gainsOf(job, { ...curriculum, distance: 'over-100' })).toEqual([])
  })
})
