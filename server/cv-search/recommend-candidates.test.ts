import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  saoPaulo,
} from '@trampolim/tests/world/builders.ts'
import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { curriculumRoutes } from '../curriculums/routes.ts'
import type { Tables } from '../platform/database/connect.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { changeCandidateStatus } from '../professionals/change-status.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { cvSearchListeners } from './listeners.ts'
import { refreshAllCvSearch } from './refresh-cv-search.ts'
import { cvSearchRoutes } from './routes.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

describe('recommended candidates', async () => {
  const house = await testHouse()
  const { database } = house

  async function hiring(changes: Partial<Row<'job'>> = {}) {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId, ...changes }) }
  }
  async function person(name: string, curriculum: Partial<Row<'curriculum'>> = {}, professional: object = {}) {
    const who = await insertProfessional(house, { name, ...professional })
    const cvId = await insertCurriculum(house, { professionalId: who.accountId, ...curriculum })
    return { ...who, cvId }
  }
  const occupation = (cbo: string, yearsOfExperience = 2) => ({
    occupations: JSON.stringify([{ cbo, yearsOfExperience }]),
  })
  const ask = (recruiter: Person | null, asked: object) =>
    house.as(cvSearchRoutes, recruiter).recommendCandidates(asked as { jobId: string })
  async function recommended(recruiter: Person, asked: object) {
    await refreshAllCvSearch(house.owner)
    const { items } = await ask(recruiter, asked)
    return items.map(({ name }) => name)
  }

  it('are those of the occupation, its family and subgroup around the workplace, best fit first', async () => {
    const { bruno, jobId } = await hiring({ cbo: '848310' })
    await person('Mesma', occupation('848310'))
    await person('Família', occupation('848305'))
    await person('Subgrupo', occupation('848505'))
    await person('Longe', occupation('848310'), far)
    await person('Outra', occupation('521110'))
    await person('Estagiária', { ...occupation('848310'), cv_type: 'internship' })
    expect(await recommended(bruno, { jobId })).toEqual(['Mesma', 'Família', 'Subgrupo', 'Longe'])
    const { items, total, mayUseAge } = await ask(bruno, { jobId })
    expect({ total, mayUseAge }).toEqual({ total: 4, mayUseAge: false })
    expect(items[0]).toMatchObject({
      processId: null,
      step: null,
      city: 'São Paulo',
      sameCity: true,
      age: null,
      occupations: [{ cbo: '848310', title: 'Confeiteiro', yearsOfExperience: 2 }],
    })
    expect(items.map(({ distance }) => distance)).toEqual(['to-5', 'to-5', 'to-5', 'to-100'])
    expect(items[0]?.match.score).toBeGreaterThan(items[3]?.match.score as number)
    const scores = items.map(({ match }) => match.score as number)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  it('of an internship are ordered by their course, its period and shift, with the score that their card has', async () => {
    const panel = {
      internshipCourse: 'Gastronomia',
      internshipSchoolLevel: 'TECHNOLOGIST',
      minCoursePeriod: 3,
      shiftCourse: 4,
    }
    const content = { coursesPanel: [panel], acceptOtherCourses: false }
    const { bruno, jobId } = await hiring({ cbo: '848310', job_specific_type: 2, content })
    const course = {
      course: 'gastronomía',
      schoolLevel: 'TECHNOLOGIST',
      institutionCityState: saoPaulo,
      nameOfInstitution: 'Senac',
      coursePeriod: 3,
      courseShift: 3,
      imRegisteredInThisCourse: true,
    }
    const student = (changes: object) => ({
      ...occupation('848310'),
      cv_type: 'internship',
      internship_courses: JSON.stringify([{ ...course, ...changes }]),
    })
    await person('Outro curso', student({ course: 'Direito' }))
    await person('Outro turno', student({ courseShift: 1 }))
    await person('Tudo', student({}))
    await person('Nem período nem turno', student({ coursePeriod: 1, courseShift: 2 }))
    expect(await recommended(bruno, { jobId })).toEqual(['Tudo', 'Outro turno', 'Nem período nem turno', 'Outro curso'])
    const { items } = await ask(bruno, { jobId })
    expect(items[0]?.match).toEqual({ score: 100, known: 82 })
    const scores = items.map(({ match }) => match.score as number)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    const details = await house.as(recruiterSelectionRoutes, bruno).readCandidate({ jobId, cvId: items[1]?.cvId ?? '' })
    expect(details.requirements.find(({ part }) => part === 'course')).toMatchObject({ asked: [panel], met: 'partly' })
    expect(details.match.parts.find(({ part }) => part === 'course')?.value).toBeCloseTo(0.8, 10)
  })

  it('are empty for a job not yet approved, and no curriculum can be opened for it', async () => {
    const { bruno, jobId } = await hiring({ cbo: '848310', status: 'job:created', first_approved_at: null })
    const { cvId } = await person('Encontrável', occupation('848310'))
    expect(await recommended(bruno, { jobId })).toEqual([])
    const read = house.as(recruiterSelectionRoutes, bruno).readCandidate({ jobId, cvId })
    expect(await refusal(read)).toMatchObject({ code: 'curriculum_not_found', status: 404 })
  })

  it('are chosen in no list by words of what nobody may be chosen by', async () => {
    const { bruno, organizationId, jobId } = await hiring()
    const says = { objective: 'Sou mulher, solteira e organizada.' }
    await person('Ana', says)
    await person('Bia')
    for (const [name, curriculum] of [['Carla', says] as const, ['Davi', {}] as const]) {
      const { accountId, cvId } = await person(name, curriculum)
      await insertCandidacy(house, { jobId, professionalId: accountId, curriculum_id: cvId })
    }
    const past = await insertJob(house, { organizationId })
    for (const [name, curriculum] of [['Eva', says] as const, ['Fábio', {}] as const]) {
      const { accountId, cvId } = await person(name, { ...curriculum, ...occupation('411010') })
      const gone = { step: 'discarded', discarded_by: 'recruiter', discarded_from: 'curriculums' } as const
      await insertCandidacy(house, {
        ...{ ...gone, jobId: past, professionalId: accountId, curriculum_id: cvId },
        ...{ discarded_at: house.now(), outcome: 'kept' },
      })
    }
    const listed = async (list: 'recommended' | 'candidated' | 'kept', keywords: string) => {
      await refreshAllCvSearch(house.owner)
      const { listStep } = house.as(recruiterSelectionRoutes, bruno)
      const { items } = await listStep({ jobId, step: 'curriculums', list, keywords })
      return items.map(({ name }) => name).toSorted()
    }
    for (const keywords of ['mulher', 'mulher solteira']) {
      expect(await listed('recommended', keywords)).toEqual(['Ana', 'Bia'])
      expect(await listed('candidated', keywords)).toEqual(['Carla', 'Davi'])
      expect(await listed('kept', keywords)).toEqual(['Eva', 'Fábio'])
    }
    expect(await listed('recommended', 'mulher organizada')).toEqual(['Ana'])
    expect(await listed('candidated', 'mulher organizada')).toEqual(['Carla'])
    expect(await listed('kept', 'mulher organizada')).toEqual(['Eva'])
  })

  it('are hidden from the recruiters of a blocked organisation', async () => {
    const { bruno, organizationId, jobId } = await hiring({ cbo: '848310' })
    await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
    expect(await refusal(ask(bruno, { jobId }))).toMatchObject({ code: 'job_not_found', status: 404 })
  })

  const far = { municipality_id: campinas, latitude: -22.9056, longitude: -47.0608 }

  it('look for work, can be found, were approved before and have no candidacy', async () => {
    const { bruno, jobId } = await hiring()
    await person('Encontrada')
    await person('Limitada', { visibility: 'limited' })
    await person('Escondida', { visibility: 'hidden' })
    await person('Parada', { searching_job: false })
    await person('Bloqueada', {}, { status: 'blocked', first_approved_at: house.now() })
    await person('Rejeitada', {}, { status: 'rejected', first_approved_at: house.now() })
    await person('Nova', {}, { status: 'created' })
    await person('Editada', {}, { status: 'pending', first_approved_at: house.now() })
    const candidate = await person('Candidata')
    await insertCandidacy(house, { jobId, professionalId: candidate.accountId, curriculum_id: candidate.cvId })
    const gone = await person('Saiu')
    await insertCandidacy(house, { jobId, professionalId: gone.accountId, step: 'discarded' })
    const names = await recommended(bruno, { jobId })
    expect(names.toSorted()).toEqual(['Editada', 'Encontrada', null])
  })

  it('are filtered by every filter, but never by a name of limited access', async () => {
    const { bruno, jobId } = await hiring()
    await person('Ana Lúcia', { salary_cents: 300_000 }, { is_handicap: true, found_by_disability: true })
    await person('Bia', { allow_remote: true, content: { additionalExperiences: 'Confeitei bolos' } }, far)
    await person('Caio', { visibility: 'limited', salary_cents: null })
    const having = async (filters: object) => (await recommended(bruno, { jobId, ...filters })).toSorted()
    expect(await having({ name: 'lucia' })).toEqual(['Ana Lúcia'])
    expect(await having({ name: 'caio' })).toEqual([])
    expect(await having({ pcdOnly: true })).toEqual(['Ana Lúcia'])
    expect(await having({ allowRemote: true })).toEqual(['Bia'])
    expect(await having({ salary: 250_000 })).toEqual(['Bia'])
    expect(await having({ keywords: 'confeitar' })).toEqual(['Bia'])
    expect(await having({ location: campinas })).toEqual(['Bia'])
    expect(await having({ location: saoPaulo })).toEqual(['Ana Lúcia', null])
    expect(await having({ distance: 20 })).toEqual(['Ana Lúcia', null])
    expect(await having({ occupation: '848310' })).toEqual([])
    expect(await recommended(bruno, { jobId, sort: 'name' })).toEqual(['Ana Lúcia', 'Bia', null])
    expect((await recommended(bruno, { jobId, sort: 'distance' })).at(-1)).toBe('Bia')
    expect(await recommended(bruno, { jobId, size: 1, page: 2, sort: 'name' })).toEqual(['Bia'])
  })

  it('may be searched by age only for apprentices', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    for (const asked of [{ ageMin: 20 }, { ageMax: 20 }, { sort: 'age' }]) {
      expect(await refusal(ask(bruno, { jobId, ...asked }))).toMatchObject({
        code: 'age_search_not_allowed',
        status: 422,
      })
    }
    const apprenticeship = await insertJob(house, { organizationId, job_specific_type: 3 })
    await person('Quinze', { cv_type: 'apprentice' }, { birth_date: '2010-06-01' })
    await person('Vinte', { cv_type: 'apprentice' }, { birth_date: '2005-06-01' })
    expect(await recommended(bruno, { jobId: apprenticeship, ageMin: 18 })).toEqual(['Vinte'])
    expect(await recommended(bruno, { jobId: apprenticeship, sort: 'age' })).toEqual(['Quinze', 'Vinte'])
    const { items } = await ask(bruno, { jobId: apprenticeship, ageMax: 17 })
    expect(items[0]?.age).toBe(15)
  })

  it('count languages and technologies that the job requires', async () => {
    const asked = {
      languages: JSON.stringify([{ language: 'ingles', level: 3 }]),
      technologies: JSON.stringify([{ technology: 'excel', yearsOfExperience: 4 }]),
    }
    const { bruno, jobId } = await hiring(asked)
    await person('Sem', { languages: JSON.stringify([{ language: 'espanhol', level: 3 }]) })
    await person('Com', asked)
    expect(await recommended(bruno, { jobId })).toEqual(['Com', 'Sem'])
  })

  it('follow what people and reviewers change', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person('Ana')
    await refreshAllCvSearch(house.owner)
    const total = async () => {
      await house.work({ listeners: cvSearchListeners })
      return (await ask(bruno, { jobId })).total
    }
    await house.as(curriculumRoutes, ana).switchAvailability({ type: 'professional', status: false })
    expect(await total()).toBe(0)
    await house.as(curriculumRoutes, ana).switchAvailability({ type: 'professional', status: true })
    expect(await total()).toBe(1)
    await database.transaction().execute((tx) =>
      changeCandidateStatus(tx, {
        subjectId: ana.accountId,
        to: 'blocked',
        actor: 'reviewer',
        actorId: null,
        obstacles: { reason_required: false },
        now: house.now(),
      }),
    )
    expect(await total()).toBe(0)
  })

  it('require a job of the recruiter’s own organisation', async () => {
    const { bruno, jobId } = await hiring()
    const other = await hiring()
    const ana = await person('Ana')
    expect(await refusal(ask(bruno, {}))).toMatchObject({
      code: 'no_job_given',
      status: 422,
      message: 'Nenhuma vaga informada',
    })
    expect(await refusal(ask(other.bruno, { jobId }))).toMatchObject({ code: 'job_not_found', status: 404 })
    expect(await refusal(ask(ana, { jobId }))).toMatchObject({ code: 'role_not_allowed', status: 403 })
    expect(await refusal(ask(null, { jobId }))).toMatchObject({ code: 'sign_in_required', status: 401 })
    await database.updateTable('recruiter').set({ status: 'blocked' }).execute()
    expect(await refusal(ask(bruno, { jobId }))).toMatchObject({ code: 'job_not_found' })
  })
})
