import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { courseShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { technologyLevels } from '@trampolim/marketplace/reference/technology-levels.ts'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthText } from '../curriculums/form/typed-values.ts'
import { jsonResumeOf } from './json-resume.ts'
import { readJsonResume } from './read-json-resume.ts'

const ajv = new Ajv({ strict: false })
;(addFormats as unknown as (to: Ajv) => void)(ajv)
const isJsonResume = ajv.compile(schema)
const today = '2026-03-02'
const person = {
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: '+55 (11) 98765-4321',
  city: 'Osasco',
  state: 'SP',
}

const words = fc
  .string({ unit: fc.constantFrom(...'aãçZ09 .-ÁŁ😀&"\\'), minLength: 1, maxLength: 40 })
  .map((text) => `x${text.trim()}`)
const paragraph = fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n'))
const month = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }))
    .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`)
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const someOf = <Value>(values: readonly Value[], most: number) => fc.uniqueArray(oneOf(values), { maxLength: most })

const content = fc.record({
  objective: paragraph,
  occupations: fc
    .uniqueArray(words, { minLength: 1, maxLength: 3 })
    .map((titles) =>
      titles.map((title) => ({ cbo: '521110', title, yearsOfExperience: 2 as const, area: '', hierarchy: '' })),
    ),
  experiences: fc.array(
    fc.record({
      companyName: words,
      occupation: words,
      startDate: month(1990, 2010),
      exitDate: month(2011, 2025),
      isCurrentJob: fc.boolean(),
      description: paragraph,
    }),
    { maxLength: 5 },
  ),
  formations: fc.array(
    fc.record({
      schoolLevel: oneOf(schoolings.codes),
      course: words,
      nameOfInstitution: words,
      courseStatus: fc.constant(2 as const),
      courseStart: month(1990, 2010),
      courseEnd: month(2011, 2025),
    }),
    { maxLength: 4 },
  ),
  internshipCourses: fc.array(
    fc.record({
      schoolLevel: oneOf(schoolings.codes),
      course: words,
      nameOfInstitution: words,
      institutionCityState: fc.constant(3_550_308),
      institutionCity: fc.constant('São Paulo, SP'),
      coursePeriod: oneOf(internshipPeriods.codes),
      courseShift: oneOf(courseShifts.codes),
      courseStart: month(1990, 2010),
      courseEnd: month(2011, 2025),
      imRegisteredInThisCourse: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  courses: fc.uniqueArray(words, { maxLength: 4 }),
  languages: fc.array(fc.record({ language: oneOf(languages.codes), level: oneOf(languageLevels.codes) }), {
    maxLength: 4,
  }),
  technologies: fc.array(
    fc.record({ technology: oneOf(technologies.codes), yearsOfExperience: oneOf(technologyLevels.codes) }),
    { maxLength: 4 },
  ),
  technologiesGeneral: someOf(generalTechnologies.codes, 5),
  driverLicence: someOf(licenceCategories.codes, 3),
  videoUrl: oneOf([null, 'https://youtu.be/dQw4w9WgXcQ']),
})

type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never
const resumeOf = (written: Content) =>
  jsonResumeOf(
    { ...written, updateAt: '2026-03-02T12:00:00.000Z' } as unknown as Parameters<typeof jsonResumeOf>[0],
    person,
  )
const readOf = (written: Content) => readJsonResume(JSON.stringify(resumeOf(written)), { kind: 'internship', today })

describe('a JSON Resume', () => {
  it('keeps to the published schema, whatever the curriculum says', () => {
    fc.assert(
      fc.property(content, (written) => {
        expect(isJsonResume(resumeOf(written)), JSON.stringify(isJsonResume.errors)).toBe(true)
      }),
    )
  })

  it('brings back everything that both know', () => {
    fc.assert(
      fc.property(content, (written) => {
        const read = readOf(written)
        expect(read?.unread).toEqual([])
        const draft = read?.draft ?? {}
        expect(draft.objective ?? '').toBe(written.objective)
        expect(draft.occupations?.map(({ title }) => title)).toEqual(written.occupations.map(({ title }) => title))
        expect(draft.experiences ?? []).toEqual(
          written.experiences.map((each) =>
            expect.objectContaining({
              companyName: each.companyName,
              occupation: each.occupation,
              description: each.description,
              startDate: monthText(each.startDate),
              exitDate: each.isCurrentJob ? '' : monthText(each.exitDate),
              isCurrentJob: each.isCurrentJob,
            }),
          ),
        )
        expect(draft.formations ?? []).toEqual(
          written.formations.map((each) =>
            expect.objectContaining({
              schoolLevel: each.schoolLevel,
              course: each.course,
              nameOfInstitution: each.nameOfInstitution,
              courseStatus: '2',
              courseStart: monthText(each.courseStart),
              courseEnd: monthText(each.courseEnd),
            }),
          ),
        )
        expect(draft.internshipCourses ?? []).toEqual(
          written.internshipCourses.map((each) => ({
            schoolLevel: each.schoolLevel,
            course: each.course,
            nameOfInstitution: each.nameOfInstitution,
            institutionCityState: '',
            institutionCity: each.institutionCity,
            coursePeriod: String(each.coursePeriod),
            courseShift: String(each.courseShift),
            courseStart: monthText(each.courseStart),
            courseEnd: monthText(each.courseEnd),
            imRegisteredInThisCourse: each.imRegisteredInThisCourse,
          })),
        )
        expect(draft.courses ?? '').toBe(written.courses.join(', '))
        expect(draft.languages ?? []).toEqual(
          written.languages.map(({ language, level }) => ({ language, level: String(level) })),
        )
        expect(draft.technologies ?? []).toEqual(
          written.technologies.map(({ technology, yearsOfExperience }) => ({
            technology,
            yearsOfExperience: String(yearsOfExperience),
          })),
        )
        expect(draft.technologiesGeneral ?? []).toEqual(written.technologiesGeneral)
        expect(draft.driverLicence ?? []).toEqual(written.driverLicence)
        expect(draft.videoUrl ?? '').toBe(written.videoUrl ?? '')
      }),
    )
  })

  it('has the courses of an internship among the others, where they are too in curriculums of other kinds', () => {
    const [written] = fc.sample(content, 1) as [Content]
    const course = {
      schoolLevel: 'TECHNOLOGIST',
      course: 'Gastronomia',
      nameOfInstitution: 'Senac',
      institutionCity: 'São Paulo, SP',
      coursePeriod: 2,
      courseShift: 3,
      courseStart: '2025-02',
      imRegisteredInThisCourse: true,
    }
    const resume = resumeOf({ ...written, formations: [], internshipCourses: [course] } as unknown as Content)
    expect(resume).toMatchObject({
      education: [{ institution: 'Senac', area: 'Gastronomia', studyType: 'Tecnólogo', startDate: '2025-02' }],
    })
    const { draft } = readJsonResume(JSON.stringify(resume), { kind: 'professional', today }) ?? {}
    expect(draft?.internshipCourses).toBeUndefined()
    expect(draft?.formations).toMatchObject([{ course: 'Gastronomia', nameOfInstitution: 'Senac' }])
  })

  it.each([null, 3, 'x', [], {}, { city: 3, period: ['x'], shift: 'manhã e tarde', enrolled: 'no' }])(
    'with %j beside a course brings no more than the course',
    (internship) => {
      const resume = { education: [{ institution: 'USP', area: 'Direito', internship }] }
      const { draft } = readJsonResume(JSON.stringify(resume), { kind: 'internship', today }) ?? {}
      const [course] = [...(draft?.formations ?? []), ...(draft?.internshipCourses ?? [])]
      expect(course).toMatchObject({ course: 'Direito', nameOfInstitution: 'USP', coursePeriod: '', courseShift: '' })
    },
  )

  it('of another program is read too, and says what no list has', () => {
    const resume = {
      basics: { label: 'Programmer', summary: 'I build things.\u0000' },
      work: [
        {
          company: 'Pied Piper',
          position: 'CEO',
          startDate: '2013-12-01',
          endDate: '2014',
          highlights: ['Built', 'Sold'],
        },
      ],
      volunteer: [{ organization: 'CoderDojo', position: 'Teacher', startDate: '2012-01-01' }],
      education: [{ institution: 'USP', area: 'Direito', studyType: 'Bachelor', endDate: '2030-12' }],
      languages: [{ language: 'English', fluency: 'Native speaker' }, { language: 'Klingon' }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['JavaScript', 'Juggling'] }],
    }
    const read = readJsonResume(JSON.stringify(resume), { kind: 'professional', today })
    expect(read?.draft).toMatchObject({
      occupations: [{ title: 'Programmer', cbo: '' }],
      objective: 'I build things.',
      experiences: [
        { companyName: 'Pied Piper', startDate: '12/2013', exitDate: '2014', description: 'Built\nSold' },
        { companyName: 'CoderDojo', isCurrentJob: true },
      ],
      formations: [{ schoolLevel: 'BACHELOR_NORMAL', course: 'Direito', courseStatus: '1' }],
      languages: [{ language: 'ingles', level: '4' }],
      technologies: [{ technology: 'javascript', yearsOfExperience: '6' }],
    })
    expect(read?.unread).toEqual(['Klingon', 'Juggling'])
  })

  it.each(['', 'x', '[]', 'null', '3', '{'])('isn’t %j', (text) => {
    expect(readJsonResume(text, { kind: 'professional', today })).toBeNull()
  })

  it('of anything else fills in nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readJsonResume(JSON.stringify({ basics: value, work: value, skills: value, languages: [value] }), {
          kind: 'professional',
          today,
        })
        expect(read?.draft).not.toHaveProperty('occupations')
      }),
    )
  })
})

it('reads names that every object has, deep nesting and markup as plain words', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const resume = {
    basics: { label: '<img src=x onerror=alert(1)>', summary: { deep: [] } },
    languages: names.map((language) => ({ language, fluency: language })),
    skills: names.map((name) => ({ name, level: name, keywords: names })),
    education: names.map((studyType) => ({ studyType })),
  }
  const read = readJsonResume(JSON.stringify(resume), { kind: 'professional', today })
  expect(read?.draft.languages).toBeUndefined()
  expect(read?.unread).toEqual(expect.arrayContaining(names))
  expect(read?.draft.occupations?.[0]?.title).toBe('<img src=x onerror=alert(1)>')
  expect(readJsonResume(`${'['.repeat(50_000)}${']'.repeat(50_000)}`, { kind: 'professional', today })).toBeNull()
})
