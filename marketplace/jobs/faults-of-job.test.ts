import { describe, expect, it } from 'vitest'
import { faultsOfJob } from './faults-of-job.ts'
import type { JobFields } from './fields.ts'
import { faultsOfException, type LegalException, maySearchByAge } from './legal-exception.ts'
import {
  areLongHours,
  faultsOfWorkingHours,
  monthlyHours,
  type WorkingHoursFields,
  weeklyHours,
} from './working-hours.ts'

const words = (faults: readonly { field: string; code: string }[]) =>
  faults.map(({ field, code }) => `${field} ${code}`)

const professional: JobFields = {
  jobSpecificType: 1,
  jobName: 'Padeiro',
  occupation: '848305',
  jobDescription: 'Fazer pão.',
  contractType: 1,
  workType: 1,
  salaryType: 2,
  salary: 210_000,
  workingHours: 'monday-friday',
  workingHoursStart: '08:00',
  workingHoursEnd: '17:48',
  workingHoursLunch: '01:00',
  workPlaces: [{ zipCode: '01310-100', cityState: 3550308, qty: 2 }],
}
const internship: JobFields = {
  ...professional,
  jobSpecificType: 2,
  contractType: 8,
  coursesPanel: [
    { internshipSchoolLevel: 'BACHELOR_NORMAL', internshipCourse: 'nutricao', minCoursePeriod: 0, shiftCourse: 1 },
  ],
}
const apprenticeship: JobFields = {
  ...professional,
  jobSpecificType: 3,
  contractType: 7,
  apprenticeSchooling: 'HIGH_SCHOOL_GENERAL',
  apprenticeCourse: 'panificacao-e-confeitaria',
  nameOfInstitution: 'senai',
}

describe('a job', () => {
  it.each([professional, internship, apprenticeship])('of every kind may be complete (%#)', (job) => {
    expect(faultsOfJob(job)).toEqual([])
  })

  it.each<[JobFields, Partial<JobFields>, string[]]>([
    [professional, { jobName: ' ' }, ['jobName required']],
    [professional, { jobName: 'x'.repeat(121) }, ['jobName too_long']],
    [professional, { occupation: null }, ['occupation required']],
    [professional, { workType: null }, ['workType required']],
    [professional, { contractType: null }, ['contractType required']],
    [professional, { contractType: 8 }, ['contractType contract_not_of_kind']],
    [professional, { contractType: 2 }, ['tempJobDuration required']],
    [professional, { contractType: 2, tempJobDuration: 0 }, ['tempJobDuration invalid_duration']],
    [professional, { contractType: 2, tempJobDuration: 271 }, ['tempJobDuration invalid_duration']],
    [professional, { contractType: 2, tempJobDuration: 270 }, []],
    [professional, { salaryType: null }, ['salaryType required']],
    [professional, { salary: 1 }, ['salary wrong_salary']],
    [professional, { workPlaces: [] }, ['workPlaces workplace_required']],
    [
      professional,
      { workPlaces: [{ zipCode: '1', qty: 0 }] },
      ['workPlaces.0.zipCode invalid_zip_code', 'workPlaces.0.qty invalid_number', 'workPlaces.0.cityState required'],
    ],
    [professional, { sameAsOwnCompany: false }, ['companyDescription required']],
    [
      professional,
      { questionnaire: [{ id: 'a', question: ' ', type: 'text' }] },
      ['questionnaire.0.question required'],
    ],
    [professional, { onlyHandicap: true, acceptHandicap: false }, ['handicaps invalid']],
    [professional, { ageOrderMin: 18 }, ['legalException.ground exception_ground_required']],
    [
      professional,
      { jobName: '\u200b \u2060', jobDescription: '\u3164' },
      ['jobName required', 'jobDescription required'],
    ],
    [professional, { jobName: '👩‍🍳' }, []],
    [internship, { coursesPanel: [] }, ['coursesPanel required']],
    [internship, { coursesPanel: [], acceptOtherCourses: true }, []],
    [internship, { salaryType: null, dontHaveInternshipSalary: true }, []],
    [professional, { salaryType: null, dontHaveInternshipSalary: true }, ['salaryType required']],
    [
      internship,
      { coursesPanel: [{ internshipSchoolLevel: 'X' as 'MBA' }] },
      [
        'coursesPanel.0.internshipCourse required',
        'coursesPanel.0.internshipSchoolLevel invalid',
        'coursesPanel.0.minCoursePeriod required',
        'coursesPanel.0.shiftCourse required',
      ],
    ],
    [internship, { contractType: 1 }, ['contractType contract_not_of_kind']],
    [apprenticeship, { apprenticeCourse: null }, ['apprenticeCourse apprentice_course_required']],
    [apprenticeship, { apprenticeCourse: null, apprenticeOtherCourse: 'Padaria' }, []],
    [apprenticeship, { nameOfInstitution: null }, ['nameOfInstitution required']],
    [apprenticeship, { apprenticeSchooling: null }, ['apprenticeSchooling required']],
  ])('%#: with a change has its faults', (job, change, faults) => {
    expect(words(faultsOfJob({ ...job, ...change }))).toEqual(faults)
  })
})

describe('working hours', () => {
  const week = { workingHours: 'monday-friday', workingHoursStart: '08:00', workingHoursEnd: '17:00' } as const
  it.each<[WorkingHoursFields, string[]]>([
    [{}, ['workingHours required']],
    [week, []],
    [{ ...week, workingHoursEnd: '24:00' }, ['workingHoursEnd invalid_time']],
    [{ ...week, workingHoursEnd: '08:00' }, ['workingHoursEnd invalid_time']],
    [{ ...week, workingHoursEnd: undefined }, ['workingHoursEnd required']],
    [{ ...week, workingHoursStart: '22:00', workingHoursEnd: '05:00' }, []],
    [{ ...week, workingHoursLunch: 'uma hora' }, ['workingHoursLunch invalid_time']],
    [{ ...week, workingHoursLunch: '09:00' }, ['workingHoursLunch invalid_time']],
    [{ ...week, workingHours: 'monday-saturday' }, ['workingHoursAltStart required', 'workingHoursAltEnd required']],
    [{ workingHours: 'custom' }, ['workingHoursCustom required']],
    [{ workingHours: 'custom', workingHoursCustom: '12 x 36' }, []],
  ])('%o have the faults %o', (fields, faults) => {
    expect(words(faultsOfWorkingHours(fields))).toEqual(faults)
  })

  it('add up over a week, without lunch', () => {
    const legal = { ...week, workingHoursLunch: '01:00' } as const
    expect(weeklyHours(legal)).toBe(40)
    const saturday = { workingHoursAltStart: '08:00', workingHoursAltEnd: '12:00' } as const
    expect(weeklyHours({ ...legal, ...saturday, workingHours: 'monday-saturday' })).toBe(44)
    expect(monthlyHours({ ...legal, ...saturday, workingHours: 'monday-saturday' })).toBe(220)
    expect(weeklyHours({ ...week, workingHoursStart: '22:00', workingHoursEnd: '05:00' })).toBe(35)
    expect(weeklyHours({ workingHours: 'custom', workingHoursCustom: '12 x 36' })).toBeUndefined()
    expect(weeklyHours({ ...week, workingHours: 'constructor' as 'custom' })).toBeUndefined()
  })

  const until = (workingHoursEnd: string, alsoSaturday = false): WorkingHoursFields => ({
    ...{
      workingHours: alsoSaturday ? 'monday-saturday' : 'monday-friday',
      workingHoursStart: '08:00',
      workingHoursEnd,
    },
    ...{ workingHoursAltStart: '08:00', workingHoursAltEnd: workingHoursEnd },
  })

  it.each([
    [1, until('16:48'), false],
    [1, until('16:48', true), true],
    [2, until('14:00'), false],
    [2, until('14:00', true), true],
    [2, { workingHours: 'saturday', workingHoursAltStart: '08:00', workingHoursAltEnd: '16:00' }, true],
    // Six days of six hours are an apprentice's usual week: the law limits the day alone.
    [3, until('14:00', true), false],
    [3, until('15:00'), true],
    [2, { workingHours: 'custom', workingHoursCustom: '12 x 36' }, false],
  ] as const)('of kind %s, %o are longer than usual: %s', (kind, fields, long) => {
    expect(areLongHours(fields, kind)).toBe(long)
  })
})

describe('a legal exception', () => {
  const of = (exception: LegalException, isApprentice = false) =>
    words(faultsOfException({ explanation: 'Papel de Julieta', ...exception }, { isApprentice }))

  it.each<[LegalException, boolean, string[]]>([
    [{}, false, []],
    [{ genderOrder: 3 }, false, []],
    [{ genderOrder: 2 }, false, ['legalException.ground exception_ground_required']],
    [{ genderOrder: 2, ground: 'nature_of_work' }, false, []],
    [{ genderOrder: 2, ground: 'nature_of_work', explanation: ' ' }, false, ['legalException.explanation required']],
    [{ genderOrder: 2, ground: 'age_by_law' }, false, ['genderOrder ground_does_not_support']],
    [{ ageOrderMin: 18, ground: 'affirmative_action' }, false, ['ageOrderMin ground_does_not_support']],
    [{ ageOrderMin: 15, ground: 'age_by_law' }, false, ['ageOrderMin age_out_of_bounds']],
    [{ ageOrderMax: 81, ground: 'age_by_law' }, false, ['ageOrderMax age_out_of_bounds']],
    [{ ageOrderMin: 40, ageOrderMax: 30, ground: 'age_by_law' }, false, ['ageOrderMax age_range_reversed']],
    [{ ageOrderMin: 14, ageOrderMax: 23, ground: 'apprenticeship' }, true, []],
    [{ ageOrderMax: 24, ground: 'apprenticeship' }, true, ['ageOrderMax age_out_of_bounds']],
    [
      { ageOrderMin: 18, ageOrderMax: 23, ground: 'apprenticeship' },
      false,
      ['legalException.ground ground_does_not_support'],
    ],
  ])('%o, apprentice %o: %o', (exception, isApprentice, faults) => {
    expect(of(exception, isApprentice)).toEqual(faults)
  })

  it('permits the search by age only once approved, or for apprentices', () => {
    const exception = { ageOrderMin: 18, approved: true }
    expect(maySearchByAge({ isApprentice: true })).toBe(true)
    expect(maySearchByAge({ isApprentice: false })).toBe(false)
    expect(maySearchByAge({ isApprentice: false, exception })).toBe(true)
    expect(maySearchByAge({ isApprentice: false, exception: { ...exception, approved: false } })).toBe(false)
    expect(maySearchByAge({ isApprentice: false, exception: { genderOrder: 2, approved: true } })).toBe(false)
  })
})
