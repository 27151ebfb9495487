import { describe, expect, it } from 'vitest'
import { codeCalled } from './code-table.ts'
import { contractTypes, employmentTypeOf } from './contract-types.ts'
import { coursePeriods, internshipPeriods } from './course-periods.ts'
import { courseStatuses } from './course-statuses.ts'
import { minimumExperiences, monthsAsked, mostMonths, yearsOfExperience } from './experience.ts'
import { genderOrders, genders } from './genders.ts'
import { internshipLevels } from './internship-levels.ts'
import { jobKindWord, jobSpecificType, jobSpecificTypes } from './job-types.ts'
import { languageLevels } from './language-levels.ts'
import { documentItems, lookupLists } from './lookups.ts'
import { salaryTypes } from './salary-types.ts'
import { highestSchooling, lowestSchooling, reachesSchooling, schoolings } from './schooling.ts'
import { sectors } from './sectors.ts'
import { courseShifts, jobShifts } from './shifts.ts'
import { stateOfZipCode, states } from './states.ts'
import { technologyLevels } from './technology-levels.ts'
import { weekdays } from './weekdays.ts'
import { workTypes } from './work-types.ts'

describe('code tables', () => {
  it.each([
    ['salaryType', salaryTypes, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['jobSpecificType', jobSpecificTypes, [1, 2, 3]],
    ['contractType', contractTypes, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['workType', workTypes, [1, 2, 3]],
    ['minimumExperience', minimumExperiences, [0, 1, 2, 3, 4, 5, 6]],
    ['yearsOfExperience', yearsOfExperience, [0, 1, 2, 3, 4, 5]],
    ['language level', languageLevels, [1, 2, 3, 4]],
    ['genderOrder', genderOrders, [1, 2, 3, 4]],
    ['gender', genders, [1, 2, 3, 4]],
    ['technology level', technologyLevels, [0, 2, 4, 6]],
    ['job shift', jobShifts, [1, 2, 3, 4, 5]],
    ['course shift', courseShifts, [1, 2, 3, 4]],
    ['course period', coursePeriods, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['internship period', internshipPeriods, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['course status', courseStatuses, [1, 2]],
  ])('%s has the codes of the specification and no other', (_, table, codes) => {
    expect(table.codes).toEqual(codes)
    expect(table.has(codes[0])).toBe(true)
    for (const foreign of [-1, 99, String(codes[0]), null, undefined]) expect(table.has(foreign)).toBe(false)
  })

  it('names twelve sectors and seven weekdays', () => {
    expect(sectors.codes).toHaveLength(12)
    expect(weekdays.codes).toHaveLength(7)
  })
})

it.each([
  [1, 'FULL_TIME'],
  [2, 'TEMPORARY'],
  [3, 'CONTRACTOR'],
  [4, 'CONTRACTOR'],
  [5, 'OTHER'],
  [6, 'OTHER'],
  [7, 'FULL_TIME'],
  [8, 'INTERN'],
] as const)('contract type %i is %s in structured data', (type, employment) => {
  expect(employmentTypeOf(type)).toBe(employment)
})

it('turns kinds of job into words of a path and back', () => {
  for (const type of jobSpecificTypes.codes) expect(jobSpecificType(jobKindWord(type))).toBe(type)
  expect(jobSpecificTypes.codes.map(jobKindWord)).toEqual(['professional', 'internship', 'apprentice'])
})

describe('schooling', () => {
  it('reaches every level up to its own', () => {
    const rising = [
      'GRADE_SCHOOL_TRADITIONAL',
      'HIGH_SCHOOL_GENERAL',
      'TECHNICAL_COURSE',
      'TECHNOLOGIST',
      'BACHELOR_NORMAL',
      'MBA',
      'MASTER',
      'DOCTOR',
    ] as const
    for (const [asked, level] of rising.entries())
      for (const [reached, own] of rising.entries()) expect(reachesSchooling(level, own)).toBe(reached >= asked)
  })

  it('finds the highest of several, and none among none', () => {
    expect(highestSchooling(['TECHNICAL_COURSE', 'MASTER', 'BACHELOR_NORMAL'])).toBe('MASTER')
    expect(highestSchooling([])).toBeUndefined()
    expect(lowestSchooling(['BACHELOR_NORMAL', 'TECHNICAL_COURSE', 'MASTER'])).toBe('TECHNICAL_COURSE')
    expect(lowestSchooling([])).toBeUndefined()
  })

  it('includes the levels that permit an internship', () => {
    for (const level of internshipLevels.codes) expect(schoolings.has(level)).toBe(true)
  })
})

describe('experience', () => {
  it('leaves no gap between the spans of its codes', () => {
    expect(yearsOfExperience.codes.map(mostMonths)).toEqual([0, 12, 36, 48, 72, Number.POSITIVE_INFINITY])
  })

  it('asks for more months the higher the code', () => {
    expect(minimumExperiences.codes.map(monthsAsked)).toEqual([0, 6, 12, 24, 36, 48, 60])
  })
})

describe('states', () => {
  it.each([
    ['01310-100', 'SP'],
    ['20040-002', 'RJ'],
    ['29010-000', 'ES'],
    ['30130-010', 'MG'],
    ['40020-000', 'BA'],
    ['49010-000', 'SE'],
    ['50030-230', 'PE'],
    ['57020-000', 'AL'],
    ['58010-000', 'PB'],
    ['59010-000', 'RN'],
    ['60010-000', 'CE'],
    ['64000-000', 'PI'],
    ['65010-000', 'MA'],
    ['66010-000', 'PA'],
    ['68900-000', 'AP'],
    ['69005-000', 'AM'],
    ['69301-000', 'RR'],
    ['69400-000', 'AM'],
    ['69900-000', 'AC'],
    ['70040-010', 'DF'],
    ['72800-000', 'GO'],
    ['73000-000', 'DF'],
    ['74003-010', 'GO'],
    ['76801-000', 'RO'],
    ['77001-000', 'TO'],
    ['78005-000', 'MT'],
    ['79002-000', 'MS'],
    ['80010-000', 'PR'],
    ['88010-000', 'SC'],
    ['90010-000', 'RS'],
  ])('finds the state of CEP %s: %s', (zipCode, state) => {
    expect(stateOfZipCode(zipCode)).toBe(state)
  })

  it('has 27 of them, each with its own CEP', () => {
    const found = new Set<string>()
    for (let prefix = 1000; prefix < 100_000; prefix += 100) {
      const state = stateOfZipCode(`${String(prefix).padStart(5, '0')}000`)
      if (state) found.add(state)
    }
    expect([...found].sort()).toEqual([...states.codes].sort())
    expect(found.size).toBe(27)
  })

  it.each(['', '0131', '00000-000', '013101000'])('finds none for %o', (zipCode) => {
    expect(stateOfZipCode(zipCode)).toBeUndefined()
  })
})

describe.each(Object.entries({ ...lookupLists, ...documentItems }))('list %s', (_, items) => {
  it('names each item once, under its own code', () => {
    expect(new Set(items.map((item) => item.code)).size).toBe(items.length)
    expect(new Set(items.map((item) => item.name)).size).toBe(items.length)
    for (const { code, name } of items) {
      expect(code).toMatch(/^[a-z0-9-]+$|^[A-Z_]+$/)
      expect(name.trim()).toBe(name)
      expect(name).not.toBe('')
    }
  })
})

it('finds an item by its name as people write it', () => {
  const items = [
    { code: 'excel-e-vba', name: 'Excel e VBA' },
    { code: 'pao', name: 'Pão' },
  ]
  expect(['excel E vba ', 'pao', 'PAO', 'Cobol'].map((typed) => codeCalled(items, typed))).toEqual([
    'excel-e-vba',
    'pao',
    'pao',
    'Cobol',
  ])
})
