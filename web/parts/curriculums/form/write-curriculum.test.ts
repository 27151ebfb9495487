import { describe, expect, it } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { doRowIntent } from '../../form/lists/row-intents.ts'
import { blankItems, draftFromForm, emptyCurriculum } from './draft.ts'
import { centsFrom, moneyText, monthFrom, monthText } from './typed-values.ts'
import { curriculumInput, faultsBeforeSending, faultsOfDraft } from './write-curriculum.ts'

const today = '2026-03-10'
const seller = { cbo: '521110', title: 'Vendedor', yearsOfExperience: '2', area: '', hierarchy: '' }
const draft = { ...emptyCurriculum, occupations: [seller] }
const course = {
  ...blankItems.internshipCourses,
  course: 'Gastronomia',
  schoolLevel: 'TECHNOLOGIST',
  nameOfInstitution: 'Senac',
  institutionCity: 'São Paulo, SP',
  institutionCityState: '3550308',
  coursePeriod: '3',
  courseShift: '3',
}
const job = { ...blankItems.experiences, companyName: 'Loja', occupation: 'Vendedor', startDate: '03/2021' }

describe('a curriculum’s draft', () => {
  it('becomes what the calls take, in cents, months and codes', () => {
    const input = curriculumInput('professional', {
      ...draft,
      salary: '2.100,00',
      experiences: [{ ...job, isCurrentJob: true, exitDate: '01/2020', salary: '1.800,50' }],
      languages: [{ language: 'ingles', level: '2' }, { ...blankItems.languages }],
    })
    expect(input).toMatchObject({
      occupations: [{ cbo: '521110', yearsOfExperience: 2 }],
      salary: 210_000,
      experiences: [{ startDate: '2021-03', salary: 180_050 }],
      languages: [{ language: 'ingles', level: 2 }],
      fileCV: null,
    })
    expect(input.experiences?.[0]).not.toHaveProperty('exitDate')
  })

  it('holds the fields of its kind alone, whatever was typed for another', () => {
    const typed = { ...draft, internshipCourses: [course], apprenticeCourses: ['vendas'], isInHighSchool: true }
    const names = ['internshipCourses', 'apprenticeCourses', 'isInHighSchool', 'acceptApprenticeOpportunities']
    const given = (kind: 'professional' | 'internship' | 'apprentice') =>
      names.filter((name) => name in curriculumInput(kind, typed))
    expect(given('professional')).toEqual([])
    expect(given('internship')).toEqual(['internshipCourses'])
    expect(given('apprentice')).toEqual(['apprenticeCourses', 'isInHighSchool', 'acceptApprenticeOpportunities'])
    expect(curriculumInput('internship', typed).internshipCourses).toEqual([
      {
        course: 'Gastronomia',
        schoolLevel: 'TECHNOLOGIST',
        nameOfInstitution: 'Senac',
        institutionCityState: 3550308,
        coursePeriod: 3,
        courseShift: 3,
        imRegisteredInThisCourse: true,
      },
    ])
  })

  it('of an internship names each field that a course lacks, and asks for a course', () => {
    const faults = (internshipCourses: (typeof course)[]) =>
      faultsOfDraft('internship', { ...draft, internshipCourses }, { today })
    expect(faults([course])).toEqual({})
    expect(faults([{ ...blankItems.internshipCourses }])).toEqual({
      internshipCourses: faultText('internship_course_required'),
    })
    expect(
      faults([{ ...blankItems.internshipCourses }, { ...course, coursePeriod: '', institutionCityState: '' }]),
    ).toEqual({
      'internshipCourses.1.coursePeriod': faultText('required'),
      'internshipCourses.1.institutionCityState': faultText('required'),
    })
    expect(
      faultsOfDraft('professional', { ...draft, internshipCourses: [{ ...course, course: '' }] }, { today }),
    ).toEqual({})
  })

  it('has no faults when it is filled in', () => {
    expect(
      faultsOfDraft('professional', { ...draft, experiences: [{ ...job, exitDate: '04/2022' }] }, { today }),
    ).toEqual({})
  })

  it('reports faults by the positions of the form, whatever blank rows are between', () => {
    const faults = faultsOfDraft(
      'professional',
      {
        ...emptyCurriculum,
        occupations: [{ ...blankItems.occupations }, { ...seller, cbo: '' }],
        experiences: [{ ...blankItems.experiences }, { ...job, exitDate: '01/2020' }],
        languages: [{ language: 'ingles', level: '' }],
        salary: '1,00',
      },
      { today },
    )
    expect(faults).toEqual({
      'occupations.1.cbo': faultText('unknown_occupation'),
      'experiences.1.exitDate': faultText('start_after_end'),
      'languages.0.level': faultText('required'),
      salary: faultText('wrong_salary'),
    })
  })

  it('leaves a city typed in full to the server, before it is sent', () => {
    const withCourse = (part: object) => ({
      ...draft,
      internshipCourses: [{ ...course, institutionCityState: '', ...part }],
    })
    const cityFaults = { 'internshipCourses.0.institutionCityState': faultText('required') }
    expect(faultsBeforeSending('internship', withCourse({}), { today })).toEqual({})
    expect(faultsOfDraft('internship', withCourse({}), { today })).toEqual(cityFaults)
    expect(faultsBeforeSending('internship', withCourse({ institutionCity: '' }), { today })).toEqual(cityFaults)
  })

  it('reports a missing occupation for its first field', () => {
    expect(faultsOfDraft('professional', emptyCurriculum, { today })).toEqual({
      'occupations.0.cbo': faultText('occupation_required'),
    })
  })

  it('drops the code of a retyped occupation', () => {
    const form = new FormData()
    form.set('draft', JSON.stringify(draft))
    form.set('occupations.0.title', 'Padeiro')
    expect(draftFromForm(form).occupations).toEqual([{ ...seller, cbo: '', title: 'Padeiro' }])
    form.set('occupations.0.title', 'Vendedor')
    expect(draftFromForm(form).occupations).toEqual([seller])
  })
})

describe('texts as they are typed', () => {
  it.each([
    ['03/2021', '2021-03'],
    ['3/2021', '2021-03'],
    ['13/2021', '2021-13'],
    ['abc', 'abc'],
    ['', undefined],
  ])('reads the month %j as %j', (typed, month) => {
    expect(monthFrom(typed)).toBe(month)
  })

  it.each([
    ['2.100,00', 210_000],
    ['2100', 210_000],
    ['2100,5', 210_050],
    ['R$ 0,99', 99],
    ['12.5', 1_250],
    ['R$ 1800.50', 180_050],
    ['2.100', 210_000],
    ['2.100.000', 210_000_000],
    ['3 mil', 300_000],
    ['R$ 2,5 mil', 250_000],
    ['3K', 300_000],
    ['', undefined],
  ])('reads %j as %j cents', (typed, cents) => {
    expect(centsFrom(typed)).toBe(cents)
  })

  it('writes them back', () => {
    expect(monthText('2021-03')).toBe('03/2021')
    expect(moneyText(210_000)).toBe('2.100')
    expect(moneyText(210_050)).toBe('2.100,50')
    expect(moneyText(5)).toBe('0,05')
    expect(moneyText(undefined)).toBe('')
  })
})

describe('a list’s buttons', () => {
  it('add, edit, close and remove items', () => {
    const added = doRowIntent(draft, 'add:experiences', blankItems)
    expect(added).toMatchObject({ draft: { experiences: [blankItems.experiences] }, open: 'experiences.0' })
    expect(doRowIntent(draft, 'edit:experiences.2', blankItems)?.open).toBe('experiences.2')
    expect(doRowIntent(added?.draft ?? draft, 'remove:experiences.0', blankItems)?.draft.experiences).toEqual([])
    expect(doRowIntent(draft, 'add:__proto__', blankItems)).toBeNull()
    expect(doRowIntent(draft, 'next', blankItems)).toBeNull()
  })
})
