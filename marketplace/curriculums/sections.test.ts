import { describe, expect, it } from 'vitest'
import { type CurriculumField, curriculumFields, hasField } from './fields.ts'
import { curriculumKinds } from './kinds.ts'
import { curriculumSections, readinessOf, sectionsOf } from './sections.ts'

const nothing = {
  objective: '',
  internshipCourses: [],
  apprenticeCourses: [],
  experiences: [],
  languages: [],
  technologiesGeneral: [],
  technologies: [],
  noTechnologies: false,
  driverLicence: [],
}

describe('the sections of a curriculum', () => {
  it('have every field once', () => {
    expect(Object.values(curriculumSections).flat().toSorted()).toEqual(Object.keys(curriculumFields).toSorted())
  })

  it.each(curriculumKinds.codes)('of kind %s have its fields and no others', (kind) => {
    const fields = sectionsOf(kind).flatMap((name): readonly CurriculumField[] => curriculumSections[name])
    const own = Object.keys(curriculumFields).filter((field) => hasField(kind, field))
    expect(fields.toSorted()).toEqual(own.toSorted())
  })

  it.each([
    ['professional', 4],
    ['internship', 5],
    ['apprentice', 5],
  ] as const)('of kind %s are told one by one', (kind, count) => {
    const ready = (told: object) =>
      readinessOf(kind, { ...nothing, ...told })
        .filter((each) => each.ready)
        .map(({ name }) => name)
    expect(readinessOf(kind, nothing)).toHaveLength(count)
    expect(ready({})).toEqual([])
    expect(ready({ objective: ' ' })).toEqual([])
    expect(ready({ objective: 'x' })).toEqual(['curriculum'])
    expect(ready({ additionalExperiences: 'x' })).toEqual(['experience'])
    expect(ready({ schoolLevel: 'TECHNOLOGIST' })).toEqual(['schooling'])
    expect(ready({ noTechnologies: true })).toEqual(['knowledge'])
    expect(ready({ driverLicence: ['B'] })).toEqual(['knowledge'])
    expect(ready({ internshipCourses: [{}], apprenticeCourses: ['x'] })).toEqual(kind === 'professional' ? [] : [kind])
  })
})
