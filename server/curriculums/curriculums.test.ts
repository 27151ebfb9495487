import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { content, curriculumsIn, learner, student } from '@trampolim/tests/samples/written-curriculums.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import { record } from '../platform/events/record.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { curriculumListeners } from './listeners.ts'

describe('curriculums', async () => {
  const house = await testHouse()
  const { calls, uploadedFile } = curriculumsIn(house)

  it('offer no file before the virus scan, and drop one in which a virus is found', async () => {
    const ana = await insertProfessional(house)
    const fileCV = await uploadedFile(ana)
    const setState = (state: string) => house.database.updateTable('stored_file').set({ state }).execute()
    await setState('waiting')
    const { fileCV: shown } = await calls(ana).createCurriculum({ ...content, cvType: 'professional', fileCV })
    expect(shown).toMatchObject({ id: fileCV, url: null })
    await setState('infected')
    const payload = { fileId: fileCV, purpose: 'curriculum', ownerId: ana.accountId, infected: true } as const
    await house.database.transaction().execute((tx) => record(tx, { type: 'file.checked', payload, now: house.now() }))
    await house.work({ listeners: curriculumListeners, handlers: fileHandlers })
    expect((await calls(ana).readCurriculum({ cvType: 'professional' })).fileCV).toBeNull()
    expect(await house.database.selectFrom('stored_file').select('id').execute()).toEqual([])
  })

  it('are written and read back, with the titles of their occupations', async () => {
    const ana = await insertProfessional(house)
    const fileCV = await uploadedFile(ana)
    const created = await calls(ana).createCurriculum({ ...content, cvType: 'professional', fileCV })
    expect(created).toMatchObject({
      cvType: 'professional',
      searchingJob: true,
      visibility: 'free',
      occupations: [{ cbo: '521110', yearsOfExperience: 2, title: 'Vendedor de comércio varejista' }],
      experiences: [{ companyName: 'Loja Sol', exitDate: '2023-05' }],
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      fileCV: { id: fileCV, name: 'curriculo.pdf', type: 'application/pdf' },
      salary: 220_000,
    })
    expect(await calls(ana).readCurriculum({ cvType: 'professional' })).toEqual(created)
    const events = await house.database.selectFrom('event').select(['type', 'payload']).orderBy('id').execute()
    expect(events).toEqual([
      { type: 'curriculum.changed', payload: { professionalId: ana.accountId, curriculumId: created.id } },
    ])
  })

  it.each([
    [{ salary: 49_999 }, { salary: 'wrong_salary' }],
    [{ salary: 3_000_001 }, { salary: 'wrong_salary' }],
    [{ occupations: [] }, { occupations: 'required' }],
    [
      { occupations: ['521110', '411010', '421125', '514320'].map((cbo) => ({ cbo, yearsOfExperience: 1 as const })) },
      { occupations: 'too_many_occupations' },
    ],
    [{ occupations: [{ cbo: '999999', yearsOfExperience: 0 }] }, { 'occupations.0.cbo': 'unknown_occupation' }],
    [
      { experiences: [{ companyName: 'A', occupation: 'B', startDate: '2023-05', exitDate: '2022-01' }] },
      { 'experiences.0.exitDate': 'start_after_end' },
    ],
    [{ experiences: [{ companyName: 'A', occupation: 'B', startDate: '2023-13' }] }, expect.anything()],
    [
      { formations: [{ schoolLevel: 'TECHNICAL_COURSE', nameOfInstitution: 'Senac', course: 'RH', courseStatus: 1 }] },
      { 'formations.0.coursePeriod': 'course_period_required', 'formations.0.courseShift': 'course_shift_required' },
    ],
    [{ videoUrl: 'https://vimeo.com/123' }, { videoUrl: 'invalid_video_url' }],
    [{ technologiesGeneral: ['nenhum'] }, { technologiesGeneral: 'invalid' }],
    [
      { technologies: [{ technology: 'Cobol 2000', yearsOfExperience: 2 }] },
      { 'technologies.0.technology': 'invalid' },
    ],
    [{ languages: [{ language: 'klingon', level: 2 }] }, { 'languages.0.language': 'invalid' }],
    [{ apprenticeCourses: ['alquimia'] }, { apprenticeCourses: 'invalid' }],
    [
      {
        experiences: [
          { companyName: 'A', occupation: 'B', startDate: '2022-05', isCurrentJob: true, companyArea: 'lua' },
        ],
      },
      { 'experiences.0.companyArea': 'invalid' },
    ],
  ] satisfies [Partial<CurriculumInput>, unknown][])('names the fields at fault: %o', async (changes, faults) => {
    const ana = await insertProfessional(house)
    const refused = await refusal(calls(ana).createCurriculum({ ...content, ...changes, cvType: 'professional' }))
    expect([refused.code, refused.status]).toEqual(['invalid_form', 422])
    expect(Object.fromEntries(Object.entries(refused.fields).map(([field, { code }]) => [field, code]))).toEqual(faults)
    expect(await house.database.selectFrom('curriculum').selectAll().execute()).toEqual([])
  })

  it('exist once per kind, also if sent twice at once', async () => {
    const ana = await insertProfessional(house)
    const twice = await Promise.allSettled(
      [1, 2].map(() => calls(ana).createCurriculum({ ...content, cvType: 'professional' })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const again = calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    expect(await refusal(again)).toMatchObject({ code: 'curriculum_exists', status: 409 })
    await calls(ana).createCurriculum({ ...content, ...student, cvType: 'internship' })
    const inShort = {
      searchingJob: true,
      visibility: 'free',
      occupations: content.occupations.map(() => expect.any(String)),
    }
    expect(await calls(ana).listAvailability({})).toEqual([
      { ...inShort, cvType: 'professional', updateAt: expect.any(String) },
      { ...inShort, cvType: 'internship', updateAt: expect.any(String) },
    ])
  })

  it('of an apprentice are sent as a variant of the professional one, which never changes then', async () => {
    const ana = await insertProfessional(house, { birth_date: '2005-05-14' })
    const own = { cvType: 'professional' } as const
    const variant = { ...own, variant: 'apprentice' } as const
    const before = await calls(ana).createCurriculum({ ...content, ...own })
    expect(await refusal(calls(ana).updateCurriculum({ ...variant, salary: 90_000 }))).toMatchObject({
      code: 'curriculum_missing',
    })
    const created = await calls(ana).createCurriculum({ ...content, ...learner, ...variant })
    expect(created).toMatchObject({ ...learner, cvType: 'apprentice', salary: 220_000 })
    await calls(ana).updateCurriculum({ ...variant, salary: 90_000, finishHighSchoolInTwoYears: false })
    expect(await calls(ana).readCurriculum(variant)).toMatchObject({
      salary: 90_000,
      finishHighSchoolInTwoYears: false,
    })
    await calls(ana).switchAvailability({ type: 'professional', variant: 'apprentice', status: false })
    expect((await calls(ana).listAvailability({})).map((each) => [each.cvType, each.searchingJob])).toEqual([
      ['professional', true],
      ['apprentice', false],
    ])
    await calls(ana).deleteCurriculum({ query: variant })
    expect(await calls(ana).readCurriculum(own)).toEqual(before)
    const wrong = { cvType: 'internship', variant: 'apprentice' } as const
    expect((await refusal(calls(ana).readCurriculum(wrong))).fields.variant?.code).toBe('invalid')
  })

  it('of an apprentice are for people up to 24, and at any age for people with a disability', async () => {
    const [young, older, disabled] = await Promise.all([
      insertProfessional(house, { birth_date: '2006-01-01' }),
      insertProfessional(house, { birth_date: '1990-01-01' }),
      insertProfessional(house, { birth_date: '1990-01-01', is_handicap: true }),
    ])
    const create = (person: Person) => calls(person).createCurriculum({ ...content, ...learner, cvType: 'apprentice' })
    await create(young)
    await create(disabled)
    expect(await refusal(create(older))).toMatchObject({ code: 'over_age_for_kind', status: 409 })
    const nowhere = calls(young).createCurriculum({ ...content, apprenticeCourses: [], cvType: 'apprentice' })
    expect((await refusal(nowhere)).fields.apprenticeCourses?.code).toBe('apprentice_course_required')
  })

  it('of an intern name the city of each course, and need at least one in a known city', async () => {
    const ana = await insertProfessional(house)
    const create = (internshipCourses: CurriculumInput['internshipCourses']) =>
      calls(ana).createCurriculum({ ...content, cvType: 'internship', internshipCourses })
    expect((await refusal(create([]))).fields.internshipCourses?.code).toBe('internship_course_required')
    const [course] = student.internshipCourses
    const unknown = await refusal(create([{ ...course, institutionCityState: 1_111_111 }]))
    expect(unknown.fields['internshipCourses.0.institutionCityState']?.code).toBe('invalid')
    expect((await create([course])).internshipCourses).toEqual([
      { ...course, imRegisteredInThisCourse: true, institutionCity: 'São Paulo, SP' },
    ])
    const emptied = await refusal(calls(ana).updateCurriculum({ cvType: 'internship', internshipCourses: [] }))
    expect(emptied.fields.internshipCourses?.code).toBe('internship_course_required')
  })

  it('state where else a person would work, in known cities, each once', async () => {
    const ana = await insertProfessional(house)
    const workPlaces = [{ cityState: 3_534_401 }, { cityState: 3_518_800 }]
    const created = await calls(ana).createCurriculum({ ...content, cvType: 'professional', workPlaces })
    expect(created.workPlaces).toEqual([
      { cityState: 3_534_401, city: 'Osasco, SP' },
      { cityState: 3_518_800, city: 'Guarulhos, SP' },
    ])
    const update = (places: CurriculumInput['workPlaces']) =>
      calls(ana).updateCurriculum({ cvType: 'professional', workPlaces: places })
    const unknown = await refusal(update([...workPlaces, { cityState: 1_111_111 }]))
    expect(unknown.fields['workPlaces.2.cityState']?.code).toBe('invalid')
    const twice = await refusal(update([{ cityState: 3_534_401 }, { cityState: 3_534_401 }]))
    expect(twice.fields['workPlaces.1.cityState']?.code).toBe('place_repeated')
    const tooMany = [3_534_401, 3_518_800, 3_550_308, 3_509_502, 3_304_557, 3_106_200]
    expect((await refusal(update(tooMany.map((cityState) => ({ cityState }))))).code).toBe('invalid_form')
    expect((await update([])).workPlaces).toEqual([])
  })

  it('reveal a disability only where its owner chose to', async () => {
    const ana = await insertProfessional(house)
    const update = (handicaps: string[]) => calls(ana).updateCurriculum({ cvType: 'professional', handicaps })
    expect((await calls(ana).createCurriculum({ ...content, cvType: 'professional' })).handicaps).toEqual([])
    expect((await update(['surdez'])).handicaps).toEqual(['surdez'])
    expect((await refusal(update(['x']))).fields.handicaps?.code).toBe('invalid')
    expect((await update([])).handicaps).toEqual([])
  })

  it('tell of a career, courses, the level of an occupation, and that no programs are used', async () => {
    const ana = await insertProfessional(house)
    const extra = {
      careerFocus: 'Vendas',
      courses: ['NR-10', 'Corte e costura'],
      occupations: [{ cbo: '521110', yearsOfExperience: 2, area: 'Comércio', hierarchy: 'Auxiliar' }],
      noTechnologies: true,
    } as const
    const created = await calls(ana).createCurriculum({ ...content, ...extra, cvType: 'professional' } as never)
    expect(created).toMatchObject(extra)
    const changed = await calls(ana).updateCurriculum({ cvType: 'professional', careerFocus: null, courses: [] })
    expect(changed.courses).toEqual([])
    expect(changed).not.toHaveProperty('careerFocus')
  })

  it('belong to professionals, each only to their own', async () => {
    const ana = await insertProfessional(house)
    await calls(ana).createCurriculum({ ...content, cvType: 'professional' })
    const davi = await insertProfessional(house)
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const read = (person: Person | null) => refusal(calls(person).readCurriculum({ cvType: 'professional' }))
    expect((await read(davi)).code).toBe('curriculum_missing')
    expect(await read(bruno)).toMatchObject({ code: 'role_not_allowed', status: 403 })
    expect(await read(null)).toMatchObject({ code: 'sign_in_required', status: 401 })
  })
})
