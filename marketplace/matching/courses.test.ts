import { describe, expect, it } from 'vitest'
import { type AskedCourses, coursesValue, type StudentsCourse } from './courses.ts'
import { match } from './score.ts'

const asked: AskedCourses = {
  list: [{ internshipCourse: 'Administração', minCoursePeriod: 3, shiftCourse: 4 }],
  others: false,
}
const own: StudentsCourse = { course: 'administracao ', coursePeriod: 3, courseShift: 3 }

describe('the courses of an internship', () => {
  it.each<[string, Partial<StudentsCourse>, boolean, number]>([
    ['the course, its period and shift, however it is spelt', {}, false, 1],
    ['a later period', { coursePeriod: 8 }, false, 1],
    ['an earlier period', { coursePeriod: 2 }, false, 0.8],
    ['another shift', { courseShift: 1 }, false, 0.8],
    ['neither period nor shift', { coursePeriod: 1, courseShift: 1 }, false, 0.6],
    ['another course', { course: 'Direito' }, false, 0],
    ['another course where others are accepted', { course: 'Direito' }, true, 0.5],
  ])('give for %s', (_, change, others, value) => {
    expect(coursesValue({ ...asked, others }, [{ ...own, ...change }])).toBeCloseTo(value, 10)
  })

  it('count by the best of several, and not at all where a side has none', () => {
    expect(coursesValue(asked, [{ ...own, course: 'Direito' }, own])).toBe(1)
    expect(coursesValue(asked, [])).toBeUndefined()
    expect(coursesValue({ list: [], others: true }, [own])).toBeUndefined()
  })

  it('accept any shift and period where none is named', () => {
    const any: AskedCourses = {
      list: [{ internshipCourse: 'Administração', minCoursePeriod: 0, shiftCourse: 1 }],
      others: false,
    }
    expect(coursesValue(any, [{ ...own, coursePeriod: 1, courseShift: 2 }])).toBe(1)
    expect(coursesValue({ list: [{ internshipCourse: 'Administração' }], others: false }, [own])).toBe(1)
  })

  it('are compared in place of experience', () => {
    const nothing = { languages: [], technologies: [], licences: [] }
    const job = { ...nothing, cbo: '411010', minimumExperience: 2, isRemote: true, courses: asked } as const
    const student = { ...nothing, occupations: [{ cbo: '411010', yearsOfExperience: 0 }], courses: [own] } as const
    expect(match(job, student)).toMatchObject({ score: 100, known: 51 })
    expect(match(job, student).parts.map(({ part }) => part)).toEqual(['occupation', 'course'])
    expect(match(job, { ...student, courses: [{ ...own, course: 'Direito' }] }).score).toBeLessThan(70)
    expect(match({ ...job, courses: undefined }, student).parts.map(({ part }) => part)).toEqual([
      'occupation',
      'experience',
    ])
  })
})
