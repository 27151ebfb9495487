import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schoolings } from '../reference/schooling.ts'
import { type CurriculumFields, faultsOfCurriculum, withoutEmptyTexts } from './curriculum.ts'
import { type ExperienceFields, faultsOfExperience, totalExperienceMonths, yearsAndMonths } from './experience.ts'
import { curriculumFileTypes, faultOfFile, largestUpload } from './files.ts'
import { faultsOfFormation, faultsOfInternshipCourse, isInternshipCourseComplete } from './formations.ts'
import { type CurriculumKind, curriculumKinds, kindOfSent, type SentKind, sentKind } from './kinds.ts'
import { youtubeLink, youtubeVideoId } from './video.ts'
import { type Access, accessOfNew, isFoundBySearch, showsIdentity, visibilities } from './visibility.ts'

const today = '2026-04-20'

describe('a curriculum', () => {
  const fields: CurriculumFields = {
    occupations: [{ cbo: '411010' }],
    salary: 210_000,
    apprenticeCourses: ['vendas'],
    internshipCourses: [{ schoolLevel: 'TECHNOLOGIST', course: 'Gastronomia', coursePeriod: 3, courseShift: 1 }],
  }
  const faults = (
    change: CurriculumFields,
    kind = curriculumKinds.code.professional as keyof typeof curriculumKinds.code,
  ) => faultsOfCurriculum(kind, { ...fields, ...change }, { today })

  it.each(curriculumKinds.codes)('of kind %s is fine', (kind) => {
    expect(faults({}, kind)).toEqual([])
  })

  it.each<[CurriculumFields, string, string]>([
    [{ occupations: [] }, 'occupations', 'occupation_required'],
    [{ occupations: undefined }, 'occupations', 'occupation_required'],
    [
      { occupations: ['411010', '521110', '514320', '513505'].map((cbo) => ({ cbo })) },
      'occupations',
      'too_many_occupations',
    ],
    [{ occupations: [{ cbo: '411010' }, { cbo: '411010' }] }, 'occupations.1.cbo', 'occupation_repeated'],
    [{ occupations: [{ cbo: 'garçom' }] }, 'occupations.0.cbo', 'unknown_occupation'],
    [
      { workPlaces: [{ cityState: 1 }, { cityState: 2 }, { cityState: 1 }] },
      'workPlaces.2.cityState',
      'place_repeated',
    ],
    [{ salary: 49_999 }, 'salary', 'wrong_salary'],
    [{ salary: 3_000_001 }, 'salary', 'wrong_salary'],
    [{ salary: 2100.5 }, 'salary', 'wrong_salary'],
    [{ salary: 0 }, 'salary', 'wrong_salary'],
    [{ videoUrl: 'https://vimeo.com/12345' }, 'videoUrl', 'invalid_video_url'],
    [{ formations: [{}] }, 'formations.0.course', 'required'],
    [{ experiences: [{ companyName: 'Aurora' }] }, 'experiences.0.occupation', 'required'],
    [{ internshipCourses: [{}] }, 'internshipCourses.0', 'internship_course_incomplete'],
  ])('with %j has a fault at %s: %s', (change, field, code) => {
    expect(faults(change)).toContainEqual({ field, code })
  })

  it.each<CurriculumFields>([
    { salary: 50_000 },
    { workPlaces: [{ cityState: 1 }, { cityState: 2 }] },
    { workPlaces: [{}, { cityState: null }] },
    { salary: 3_000_000 },
    { salary: undefined },
    { salary: null },
    { videoUrl: '' },
    { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    { apprenticeCourses: [] },
    { occupations: ['411010', '521110', '514320'].map((cbo) => ({ cbo })) },
  ])('of a professional with %j is fine', (change) => {
    expect(faults(change)).toEqual([])
  })

  it('of an intern needs a course', () => {
    expect(faults({ internshipCourses: [] }, 'internship')).toEqual([
      { field: 'internshipCourses', code: 'internship_course_required' },
    ])
  })

  it.each<[SentKind, CurriculumKind | undefined]>([
    [{ cvType: 'professional' }, 'professional'],
    [{ cvType: 'professional', variant: 'apprentice' }, 'apprentice'],
    [{ cvType: 'internship' }, 'internship'],
    [{ cvType: 'internship', variant: 'apprentice' }, undefined],
    [{ cvType: 'apprentice' }, 'apprentice'],
  ])('sent as %j is of the kind %s', (sent, kind) => {
    expect(kindOfSent(sent)).toBe(kind)
    if (kind) expect(kindOfSent(sentKind(kind))).toBe(kind)
  })

  it('of an apprentice needs an area', () => {
    expect(faults({ apprenticeCourses: [] }, 'apprentice')).toEqual([
      { field: 'apprenticeCourses', code: 'apprentice_course_required' },
    ])
  })

  it('drops empty texts of an update, but not an empty videoUrl', () => {
    expect(
      withoutEmptyTexts({ objective: '', careerFocus: 'Vendas', videoUrl: '', salary: 0, allowRemote: false }),
    ).toEqual({
      careerFocus: 'Vendas',
      videoUrl: '',
      salary: 0,
      allowRemote: false,
    })
  })
})

describe('a formation', () => {
  const done = { schoolLevel: 'BACHELOR_NORMAL', nameOfInstitution: 'USP', course: 'Direito', courseStatus: 2 } as const

  it.each(schoolings.codes)('in progress at level %s needs what the level needs', (schoolLevel) => {
    const period = ['TECHNICAL_COURSE', 'TECHNOLOGIST', 'BACHELOR_NORMAL', 'MBA', 'MASTER', 'DOCTOR', 'MASTER_DOCTOR']
    const area = ['MBA', 'MASTER', 'DOCTOR', 'MASTER_DOCTOR']
    expect(faultsOfFormation({ ...done, schoolLevel, courseStatus: 1 }).map((fault) => fault.code)).toEqual([
      ...(period.includes(schoolLevel) ? ['course_period_required', 'course_shift_required'] : []),
      ...(area.includes(schoolLevel) ? ['knowledge_area_required'] : []),
    ])
    expect(faultsOfFormation({ ...done, schoolLevel })).toEqual([])
    const complete = {
      ...done,
      schoolLevel,
      courseStatus: 1,
      coursePeriod: 3,
      courseShift: 2,
      knowledgeArea: 'direito',
    } as const
    expect(faultsOfFormation(complete)).toEqual([])
  })

  it.each([
    ['2024-02', '2024-03', []],
    ['2024-03', '2024-03', [{ field: 'courseEnd', code: 'start_after_end' }]],
    ['2024-04', '2024-03', [{ field: 'courseEnd', code: 'start_after_end' }]],
    ['2024-13', '2024-03', [{ field: 'courseStart', code: 'invalid_date' }]],
    ['2024-01', undefined, []],
    ['2024-01', '2099-01', []],
  ])('from %s to %s: %j', (courseStart, courseEnd, faults) => {
    expect(faultsOfFormation({ ...done, courseStart, courseEnd })).toEqual(faults)
  })

  it('of an intern is complete with level, course, period and shift', () => {
    const complete = { schoolLevel: 'BACHELOR_NORMAL', course: 'Direito', coursePeriod: 5, courseShift: 3 } as const
    expect(isInternshipCourseComplete(complete)).toBe(true)
    expect(faultsOfInternshipCourse(complete)).toEqual([])
    for (const field of Object.keys(complete))
      expect(isInternshipCourseComplete({ ...complete, [field]: undefined })).toBe(false)
  })
})

describe('an experience', () => {
  const past = { companyName: 'Aurora', occupation: 'Padeiro', startDate: '2022-01', exitDate: '2023-04' }

  it.each([
    [{}, []],
    [{ exitDate: undefined }, [['exitDate', 'required']]],
    [{ exitDate: undefined, isCurrentJob: true }, []],
    [{ isCurrentJob: true, exitDate: '2019-01' }, []],
    [{ exitDate: '2022-01' }, [['exitDate', 'start_after_end']]],
    [{ exitDate: '2021-12' }, [['exitDate', 'start_after_end']]],
    [{ exitDate: '2026-04' }, []],
    [{ exitDate: '2026-05' }, [['exitDate', 'date_in_future']]],
    [{ startDate: '2026-05', exitDate: undefined, isCurrentJob: true }, [['startDate', 'date_in_future']]],
    [{ startDate: '05/2022' }, [['startDate', 'invalid_date']]],
    [
      { companyName: ' ', occupation: '' },
      [
        ['companyName', 'required'],
        ['occupation', 'required'],
      ],
    ],
  ])('with %j: %j', (change, faults) => {
    expect(faultsOfExperience({ ...past, ...change }, { today })).toEqual(
      faults.map(([field, code]) => ({ field, code })),
    )
  })

  const monthsOf = (experience: ExperienceFields) => totalExperienceMonths([experience], { today })

  it('lasts until now if it is current, and at least a month', () => {
    expect(monthsOf(past)).toBe(15)
    expect(monthsOf({ ...past, isCurrentJob: true })).toBe(51)
    expect(monthsOf({ startDate: '2026-04', isCurrentJob: true })).toBe(1)
    expect(monthsOf({ startDate: 'once' })).toBe(0)
  })

  it('counts months worked at the same time once', () => {
    const second = { ...past, startDate: '2022-07', exitDate: '2024-01' }
    expect(totalExperienceMonths([past, second], { today })).toBe(24)
  })

  it('together last at most their sum and at least the longest, in any order', () => {
    const month = fc
      .integer({ min: 0, max: 300 })
      .map((n) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`)
    const experience = fc.record({ startDate: month, exitDate: month })
    fc.assert(
      fc.property(fc.array(experience, { maxLength: 8 }), (experiences) => {
        const each = experiences.map(monthsOf)
        const total = totalExperienceMonths(experiences, { today })
        const backwards = totalExperienceMonths(experiences.toReversed(), { today })
        return (
          total <= each.reduce((sum, months) => sum + months, 0) && total >= Math.max(0, ...each) && total === backwards
        )
      }),
    )
  })

  it('is converted to years and months', () => {
    expect(yearsAndMonths(27)).toEqual({ years: 2, months: 3 })
  })
})

describe('a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=10s',
    'm.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    ' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ',
  ])('is found in %s', (link) => {
    expect(youtubeVideoId(link)).toBe('dQw4w9WgXcQ')
  })

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://vimeo.com/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=dQw4w9WgX"Q',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('is none in %o', (link) => {
    expect(youtubeVideoId(link)).toBeUndefined()
  })

  it('has a link that contains its id', () => {
    const id = fc.string({ unit: fc.constantFrom(...'abzAZ019_-'), minLength: 11, maxLength: 11 })
    fc.assert(fc.property(id, (each) => youtubeVideoId(youtubeLink(each)) === each))
  })
})

it.each([
  ['cv.pdf', largestUpload, curriculumFileTypes, undefined],
  ['Meu Currículo.PDF', 10, curriculumFileTypes, undefined],
  ['foto.jpeg', 10, curriculumFileTypes, undefined],
  ['cv.pdf', largestUpload + 1, curriculumFileTypes, 'file_too_large'],
  ['cv.pdf', 0, curriculumFileTypes, 'file_empty'],
  ['cv.docx', 10, curriculumFileTypes, 'file_type_refused'],
  ['cv.pdf.exe', 10, curriculumFileTypes, 'file_type_refused'],
  ['pdf', 10, curriculumFileTypes, 'file_type_refused'],
] as const)('a file %s of %i bytes: %3$o', (name, size, types, fault) => {
  expect(faultOfFile({ name, size }, types)).toBe(fault)
})

describe('visibility', () => {
  it('finds curriculums that are active and not hidden', () => {
    const found = visibilities.codes.filter((visibility) => isFoundBySearch({ searchingJob: true, visibility }))
    expect(found).toEqual(['free', 'limited'])
    expect(visibilities.codes.some((visibility) => isFoundBySearch({ searchingJob: false, visibility }))).toBe(false)
  })

  it.each<[Access[], Access]>([
    [[], { searchingJob: true, visibility: 'free' }],
    [[{ searchingJob: true, visibility: 'limited' }], { searchingJob: true, visibility: 'limited' }],
    [[{ searchingJob: false, visibility: 'free' }], { searchingJob: false, visibility: 'free' }],
    [
      [
        { searchingJob: true, visibility: 'hidden' },
        { searchingJob: true, visibility: 'free' },
      ],
      { searchingJob: true, visibility: 'hidden' },
    ],
    [
      [
        { searchingJob: true, visibility: 'limited' },
        { searchingJob: false, visibility: 'free' },
      ],
      { searchingJob: false, visibility: 'limited' },
    ],
  ])('beside %j begins as %j', (others, access) => {
    expect(accessOfNew(others)).toEqual(access)
  })

  it('shows the identity if free, or once consented', () => {
    expect(visibilities.codes.filter((each) => showsIdentity(each, { consented: false }))).toEqual(['free'])
    expect(visibilities.codes.filter((each) => showsIdentity(each, { consented: true }))).toEqual(['free', 'limited'])
  })
})
