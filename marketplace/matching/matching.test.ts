import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, type DistanceBand, distanceBandCodes, distanceBands } from '../places/distance-bands.ts'
import { minimumExperiences, yearsOfExperience } from '../reference/experience.ts'
import { languageLevels } from '../reference/language-levels.ts'
import { type LicenceCategory, licenceCategories } from '../reference/licence-categories.ts'
import { type Schooling, schoolings } from '../reference/schooling.ts'
import { technologyLevels } from '../reference/technology-levels.ts'
import type { MatchedCurriculum, MatchedJob } from './parts.ts'
import { byCompatibility, type MatchPart, match, matchWeights, scoreMatch, scoreOf } from './score.ts'

const cbo = fc.constantFrom('848305', '848310', '848405', '411010', '411005')
const schooling = fc.option(fc.constantFrom(...schoolings.codes), { nil: undefined })
const languages = fc.array(
  fc.record({ language: fc.constantFrom('ingles', 'espanhol'), level: fc.constantFrom(...languageLevels.codes) }),
  { maxLength: 3 },
)
const technologies = fc.array(
  fc.record({
    technology: fc.constantFrom('excel', 'sql'),
    yearsOfExperience: fc.constantFrom(...technologyLevels.codes),
  }),
  { maxLength: 3 },
)
const licences = fc.uniqueArray(fc.constantFrom(...licenceCategories.codes))
const cents = fc.integer({ min: 50_000, max: 3_000_000 })
const span = fc.tuple(cents, cents).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))

const anyJob: fc.Arbitrary<MatchedJob> = fc.record({
  cbo,
  minimumExperience: fc.constantFrom(...minimumExperiences.codes),
  isRemote: fc.boolean(),
  salary: fc.option(span, { nil: undefined }),
  schooling,
  languages,
  technologies,
  licences,
})
const anyCurriculum: fc.Arbitrary<MatchedCurriculum> = fc.record({
  occupations: fc.array(fc.record({ cbo, yearsOfExperience: fc.constantFrom(...yearsOfExperience.codes) }), {
    maxLength: 3,
  }),
  distance: fc.option(fc.constantFrom(...distanceBandCodes), { nil: undefined }),
  salary: fc.option(cents, { nil: undefined }),
  schooling,
  languages,
  technologies,
  licences,
})

const job: MatchedJob = {
  cbo: '848305',
  minimumExperience: 1,
  isRemote: false,
  salary: { from: 200_000, to: 260_000 },
  schooling: 'HIGH_SCHOOL_GENERAL',
  languages: [{ language: 'ingles', level: 2 }],
  technologies: [{ technology: 'excel', yearsOfExperience: 2 }],
  licences: ['B'],
}
const curriculum: MatchedCurriculum = {
  occupations: [{ cbo: '848305', yearsOfExperience: 1 }],
  distance: 'to-5',
  salary: 250_000,
  schooling: 'HIGH_SCHOOL_GENERAL',
  languages: [{ language: 'ingles', level: 2 }],
  technologies: [{ technology: 'excel', yearsOfExperience: 2 }],
  licences: ['B'],
}

describe('a match', () => {
  it('weighs its parts to 100', () => {
    const { course, ...others } = matchWeights
    expect(Object.values(others).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    expect(course).toBe(others.experience)
  })

  it('is full if everything fits, and says why', () => {
    const full = match(job, curriculum)
    expect(full).toMatchObject({ score: 100, known: 100 })
    expect(full.parts.map(({ reason }) => reason)).toContain('occupation_full')
    expect(full.parts).toHaveLength(8)
  })

  it.each<[string, Partial<MatchedCurriculum>, MatchPart, number]>([
    ['same family of occupations', { occupations: [{ cbo: '848310', yearsOfExperience: 1 }] }, 'occupation', 0.6],
    ['same subgroup', { occupations: [{ cbo: '848405', yearsOfExperience: 1 }] }, 'occupation', 0.3],
    ['another occupation', { occupations: [{ cbo: '411010' }] }, 'occupation', 0],
    ['no experience', { occupations: [{ cbo: '848305', yearsOfExperience: 0 }] }, 'experience', 0],
    ['within 20 km', { distance: 'to-20' }, 'distance', 0.75],
    ['beyond 50 km', { distance: 'to-100' }, 'distance', 0],
    ['hopes above the top', { salary: 325_000 }, 'salary', 0.5],
    ['hopes for one and a half times the top', { salary: 390_000 }, 'salary', 0],
    ['lower schooling', { schooling: 'GRADE_SCHOOL_TRADITIONAL' }, 'schooling', 0.5],
    ['lower language', { languages: [{ language: 'ingles', level: 1 }] }, 'languages', 0.5],
    ['another language', { languages: [{ language: 'espanhol', level: 4 }] }, 'languages', 0],
    ['another category of licence', { licences: ['A'] }, 'driverLicence', 0],
    ['beginner', { technologies: [{ technology: 'excel', yearsOfExperience: 0 }] }, 'technologies', 0.5],
  ])('%s', (_, change, part, value) => {
    const found = match(job, { ...curriculum, ...change }).parts.find((each) => each.part === part)
    expect(found?.value).toBeCloseTo(value, 10)
    expect(found?.reason).toBe(value > 0 ? `${part}_partial` : `${part}_none`)
  })

  // A job asks for a level, whose course is its text: whoever has studied further has reached it.
  it.each<[Schooling, Schooling, number]>([
    ['TECHNICAL_COURSE', 'HIGH_SCHOOL_GENERAL', 2 / 3],
    ['TECHNICAL_COURSE', 'TECHNICAL_COURSE', 1],
    ['TECHNICAL_COURSE', 'TECHNOLOGIST', 1],
    ['TECHNICAL_COURSE', 'BACHELOR_NORMAL', 1],
    ['TECHNOLOGIST', 'TECHNICAL_COURSE', 3 / 4],
    ['BACHELOR_NORMAL', 'TECHNOLOGIST', 4 / 5],
  ])('compares the level asked for, %s, with the level reached, %s', (asked, reached, value) => {
    const { parts } = match({ ...job, schooling: asked }, { ...curriculum, schooling: reached })
    expect(parts.find(({ part }) => part === 'schooling')?.value).toBeCloseTo(value, 10)
  })

  it('gives six months most of the value of more experience', () => {
    const experience = (years: 1 | 5) =>
      match(
        { ...job, minimumExperience: 6 },
        { ...curriculum, occupations: [{ cbo: '848305', yearsOfExperience: years }] },
      ).parts.find(({ part }) => part === 'experience')?.value
    expect(experience(1)).toBeCloseTo(0.76, 10)
    expect(experience(5)).toBe(1)
  })

  it('is null, not zero, if nothing can be compared', () => {
    const empty: MatchedCurriculum = { occupations: [], languages: [], technologies: [], licences: [] }
    expect(match(job, empty)).toEqual({ score: null, known: 0, tooFar: false, parts: [] })
  })

  it('lies between 0 and 100', () => {
    fc.assert(
      fc.property(anyJob, anyCurriculum, (some, other) => {
        const { score, known, parts } = match(some, other)
        expect(parts.every(({ value }) => value >= 0 && value <= 1)).toBe(true)
        expect(known).toBe(parts.reduce((sum, { weight }) => sum + weight, 0))
        if (known === 0) expect(score).toBeNull()
        else expect(score !== null && score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true)
      }),
    )
  })

  it('has the same score where its parts are not asked for', () => {
    fc.assert(
      fc.property(anyJob, anyCurriculum, (some, other) => {
        const { parts, ...score } = match(some, other)
        expect(scoreMatch(some, other)).toEqual(score)
      }),
    )
  })

  it('treats missing data as if its part did not exist', () => {
    const without: [MatchPart[], Partial<MatchedCurriculum>][] = [
      [['distance'], { distance: undefined }],
      [['salary'], { salary: undefined }],
      [['schooling'], { schooling: undefined }],
      [['languages'], { languages: [] }],
      [['technologies'], { technologies: [] }],
      [['driverLicence'], { licences: [] }],
      [['occupation', 'experience'], { occupations: [] }],
    ]
    fc.assert(
      fc.property(anyJob, anyCurriculum, fc.constantFrom(...without), (some, other, [parts, change]) => {
        const rest = match(some, other).parts.filter(({ part }) => !parts.includes(part))
        const less = match(some, { ...other, ...change })
        expect(less.parts).toEqual(rest)
        if (!less.tooFar) expect(less).toMatchObject(scoreOf(rest))
      }),
    )
  })

  it('never falls when a part gets better', () => {
    const value = fc.double({ min: 0, max: 1, noNaN: true })
    const some = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 40 }), value }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(some, fc.nat(), value, (parts, pick, better) => {
        const improved = parts.map((part, at) =>
          at === pick % parts.length ? { ...part, value: Math.max(part.value, better) } : part,
        )
        expect(Number(scoreOf(improved).score)).toBeGreaterThanOrEqual(Number(scoreOf(parts).score))
      }),
    )
  })

  it('never falls with a smaller distance, a lower expected salary or more schooling', () => {
    fc.assert(
      fc.property(anyJob, anyCurriculum, fc.double({ min: 0, max: 1, noNaN: true }), (some, other, part) => {
        const better: Partial<MatchedCurriculum> = {
          ...(other.distance === undefined ? {} : { distance: bandOf(distanceBands[other.distance] * part) }),
          ...(other.salary === undefined ? {} : { salary: other.salary * part }),
          ...(other.schooling === undefined ? {} : { schooling: 'DOCTOR' }),
          languages: other.languages.map((each) => ({ ...each, level: 4 })),
          technologies: other.technologies.map((each) => ({ ...each, yearsOfExperience: 6 })),
          occupations: other.occupations.map((each) => ({ ...each, yearsOfExperience: 5 })),
          licences: other.licences.length > 0 ? ['A', 'E'] : [],
        }
        const [before, after] = [match(some, other), match(some, { ...other, ...better })]
        expect(Number(after.score)).toBeGreaterThanOrEqual(Number(before.score))
      }),
    )
  })

  it('uses nothing else, such as gender, age or fields that no page asks for', () => {
    const extra = { gender: 2, birthDate: '1950-01-01', age: 76, noTechnologies: true }
    fc.assert(
      fc.property(anyJob, anyCurriculum, (some, other) => {
        expect(match(some, { ...other, ...extra })).toEqual(match(some, other))
      }),
    )
  })
})

describe('a match with on-site work far away', () => {
  it.each<[DistanceBand, number]>([
    ['to-50', 91],
    ['to-100', 50],
    ['over-100', 20],
  ])('%s: at most %i', (distance, most) => {
    const found = match(job, { ...curriculum, distance })
    expect(found.score).toBe(most)
    expect(found.tooFar).toBe(most < 91)
  })

  it('is not limited for remote work, nor below what its components reach', () => {
    expect(match({ ...job, isRemote: true }, { ...curriculum, distance: 'over-100' })).toMatchObject({
      ...{ score: 100, tooFar: false },
    })
    const poor: MatchedCurriculum = {
      ...curriculum,
      occupations: [{ cbo: '411010' }],
      salary: 900_000,
      licences: ['A'],
    }
    const far = match(
      { ...job, schooling: 'DOCTOR', languages: [], technologies: [] },
      { ...poor, distance: 'over-100' },
    )
    expect(far).toMatchObject({ tooFar: false })
    expect(far.score).toBeLessThan(20)
  })
})

describe('a category of the driver’s licence', () => {
  it.each<[LicenceCategory, LicenceCategory[], number]>([
    ['B', ['B'], 1],
    ['B', ['D'], 1],
    ['D', ['B'], 0],
    ['A', ['E'], 0],
    ['A', ['A', 'B'], 1],
    ['E', ['A'], 0],
  ])('%s asked, %j held', (asked, own, value) => {
    const parts = match({ ...job, licences: [asked] }, { ...curriculum, licences: own }).parts
    expect(parts.find(({ part }) => part === 'driverLicence')?.value).toBe(value)
  })
})

it('orders by score, then by how much is known, unknown ones last', () => {
  const of = (score: number | null, known: number) => ({ score, known, parts: [] })
  const given = [of(null, 0), of(70, 50), of(90, 10), of(70, 80), of(0, 100)]
  expect(given.toSorted(byCompatibility).map(({ score, known }) => [score, known])).toEqual([
    [90, 10],
    [70, 80],
    [70, 50],
    [0, 100],
    [null, 0],
  ])
})
