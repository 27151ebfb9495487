import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { withoutIds } from '@trampolim/tests/without-ids.ts'
import {
  campinas,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertPlace,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { curriculumRoutes } from '../curriculums/routes.ts'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import type { Tables } from '../platform/database/connect.ts'
import type { Person } from '../platform/http/asking.ts'
import { newId } from '../platform/ids.ts'
import { changeCandidateStatus } from '../registration/change-status.ts'
import { selectionHandlers } from './background.ts'
import { selectionListeners } from './listeners.ts'
import { recruiterSelectionRoutes } from './recruiter-routes.ts'
import { selectionRoutes } from './routes.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person | null) => house.as(recruiterSelectionRoutes, person)
  const candidatesCalls = (person: Person) => house.as(selectionRoutes, person)

  async function hiring(changes: Partial<Row<'job'>> = {}) {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const elisa = await insertRecruiter(house, { organizationId, name: 'Elisa Prado' })
    return { organizationId, bruno, elisa, jobId: await insertJob(house, { organizationId, ...changes }) }
  }
  async function person(
    name = 'Ana Souza',
    { curriculum = {}, ...changes }: Partial<Row<'professional'>> & { curriculum?: Partial<Row<'curriculum'>> } = {},
  ) {
    const who = await insertProfessional(house, { name, ...changes })
    const cvId = await insertCurriculum(house, { professionalId: who.accountId, ...curriculum })
    return { ...who, cvId }
  }
  async function placed(
    jobId: string,
    name = 'Ana Souza',
    { place = {}, ...changes }: Parameters<typeof person>[1] & { place?: Partial<Row<'place'>> } = {},
  ) {
    const who = await person(name, changes)
    const processId = await insertPlace(house, { jobId, professionalId: who.accountId, ...place })
    return { ...who, processId }
  }
  const names = ({ items }: { items: { name: string | null }[] }) => items.map(({ name }) => name)

  it('lists each step, best fit first, in pages', async () => {
    const { bruno, jobId } = await hiring()
    await placed(jobId, 'Fraca', {
      curriculum: { occupations: JSON.stringify([{ cbo: '848310', yearsOfExperience: 0 }]) },
    })
    await placed(jobId, 'Forte')
    await placed(jobId, 'Adiante', { place: { step: 'interviews' } })
    await placed(jobId, 'Final', { place: { step: 'finalists', status: 'candidate:finalist' } })
    const out = {
      step: 'discarded',
      discarded_by: 'candidate',
      discarded_from: 'curriculums',
      discarded_at: house.now(),
    }
    await placed(jobId, 'Fora', { place: out })
    const list = await calls(bruno).listStep({ jobId, step: 'curriculums' })
    expect(names(list)).toEqual(['Forte', 'Fraca'])
    expect(list).toMatchObject({ page: 1, size: 20, total: 2, mayUseAge: false })
    expect(list.items[0]).toMatchObject({
      step: 'curriculums',
      viewed: false,
      liked: false,
      underReview: false,
      city: 'São Paulo',
      occupations: [{ cbo: '521110', title: 'Vendedor de comércio varejista', yearsOfExperience: 2 }],
      age: null,
      salary: 220_000,
      discardedBy: null,
      undoUntil: null,
    })
    expect(list.items[0]?.match.score).toBeGreaterThan(list.items[1]?.match.score as number)
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums', size: 1, page: 2 }))).toEqual(['Fraca'])
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums', list: 'selected' }))).toEqual([
      'Final',
      'Adiante',
    ])
    expect(names(await calls(bruno).listStep({ jobId, step: 'interviews', list: 'recommended' }))).toEqual(['Adiante'])
    expect(names(await calls(bruno).listFinalists({ jobId }))).toEqual(['Final'])
    expect((await calls(bruno).listDisqualified({ jobId })).items[0]).toMatchObject({
      name: 'Fora',
      discardedBy: 'candidate',
      undoUntil: null,
    })
    expect(await calls(bruno).listInvited({ jobId })).toMatchObject({ items: [], total: 0 })
    await person('Solta')
    await refreshAllCvSearch(house.owner)
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums', list: 'recommended' }))).toEqual(['Solta'])
  })

  it('is searched by name and filtered', async () => {
    const { bruno, jobId } = await hiring()
    await placed(jobId, 'Ana Lúcia', { curriculum: { allow_remote: true, salary_cents: 300_000 }, is_handicap: true })
    const far = { municipality_id: campinas, latitude: -22.9056, longitude: -47.0608 }
    await placed(jobId, 'José da Silva', {
      ...far,
      curriculum: { content: { additionalExperiences: 'Confeitei bolos' } },
    })
    await placed(jobId, 'Júlia 100%_real', { place: { step: 'interviews' } })
    await refreshAllCvSearch(house.owner)
    const having = async (filters: object) => {
      const list = await calls(bruno).listStep({ jobId, step: 'curriculums', ...filters })
      expect(list.total).toBe(list.items.length)
      return names(list)
    }
    expect(await having({ name: 'LUCIA' })).toEqual(['Ana Lúcia'])
    expect(await having({ name: 'jose' })).toEqual(['José da Silva'])
    expect(await having({ name: '%' })).toEqual([])
    expect(names(await calls(bruno).listStep({ jobId, step: 'interviews', name: '0%_' }))).toEqual(['Júlia 100%_real'])
    expect(await having({ pcdOnly: true })).toEqual(['Ana Lúcia'])
    expect(await having({ allowRemote: true })).toEqual(['Ana Lúcia'])
    expect(await having({ salary: 250_000 })).toEqual(['José da Silva'])
    expect(await having({ location: campinas })).toEqual(['José da Silva'])
    expect(await having({ distance: 20 })).toEqual(['Ana Lúcia'])
    expect(await having({ keywords: 'confeitar bolo' })).toEqual(['José da Silva'])
    expect(await having({ occupation: '521110', name: 'a', salary: 250_000 })).toEqual(['José da Silva'])
    expect(await having({ occupation: '848310' })).toEqual([])
    expect(await having({ sort: 'distance' })).toEqual(['Ana Lúcia', 'José da Silva'])
    expect(await having({ sort: 'name' })).toEqual(['Ana Lúcia', 'José da Silva'])
  })

  it('is searched by age for apprentices and under an approved exception alone', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    for (const asked of [{ ageMin: 20 }, { ageMax: 20 }, { sort: 'age' as const }]) {
      for (const list of [
        () => calls(bruno).listStep({ jobId, step: 'curriculums', ...asked }),
        () => calls(bruno).listFinalists({ jobId, ...asked }),
        () => calls(bruno).listDisqualified({ jobId, ...asked }),
        () => calls(bruno).listInvited({ jobId, ...asked }),
      ]) {
        expect(await refusal(list())).toMatchObject({ code: 'age_search_not_allowed', status: 422 })
      }
    }
    const exception = { ground: 'age_by_law', ageOrderMin: 18, approvedAt: house.now().toISOString() }
    const excepted = await insertJob(house, { organizationId, legal_exception: JSON.stringify(exception) })
    await placed(excepted, 'Dezessete', { birth_date: '2008-03-11' })
    await placed(excepted, 'Dezoito', { birth_date: '2008-03-10' })
    const list = await calls(bruno).listStep({ jobId: excepted, step: 'curriculums', ageMin: 18 })
    expect(list).toMatchObject({ mayUseAge: true, items: [{ name: 'Dezoito', age: 18 }] })
    const youngest = await calls(bruno).listStep({ jobId: excepted, step: 'curriculums', sort: 'age' })
    expect(names(youngest)).toEqual(['Dezessete', 'Dezoito'])
    const claimed = { ...exception, approvedAt: null }
    const waiting = await insertJob(house, { organizationId, legal_exception: JSON.stringify(claimed) })
    const refused = await refusal(calls(bruno).listStep({ jobId: waiting, step: 'curriculums', ageMin: 18 }))
    expect(refused.code).toBe('age_search_not_allowed')
  })

  it('counts by step, and what nobody has opened', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await person()
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    const davi = await placed(jobId, 'Davi')
    const counted = () => calls(bruno).countSelection({ jobId })
    expect(await counted()).toEqual({
      curriculums: 2,
      selectiveProcess: 0,
      interviews: 0,
      finalists: 0,
      discarded: 0,
      unseen: 2,
    })
    const looked = () => calls(elisa).readCandidate({ jobId, cvId: ana.cvId })
    expect(await looked()).toMatchObject({ viewed: false })
    expect(await counted()).toMatchObject({ curriculums: 2, unseen: 2 })
    await Promise.all([bruno, elisa, bruno].map((each) => calls(each).markCandidateSeen({ jobId, cvId: ana.cvId })))
    expect(await looked()).toMatchObject({ viewed: true })
    expect(await counted()).toMatchObject({ curriculums: 2, unseen: 1 })
    await calls(bruno).declassify({ jobId, cvId: davi.cvId, processId: davi.processId })
    expect(await counted()).toMatchObject({ curriculums: 1, discarded: 1, unseen: 0 })
    await calls(bruno).undoMove({ jobId, processId: davi.processId })
    expect(await counted()).toMatchObject({ curriculums: 2, discarded: 0, unseen: 1 })
    await candidatesCalls(ana).withdraw({ id: processId })
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(await counted()).toMatchObject({ curriculums: 2, discarded: 0, unseen: 2 })
  })

  it('hides who is blocked, with true counters, until they are regularised', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await placed(jobId, 'Davi')
    const turn = async (to: 'blocked' | 'pending') => {
      await database.transaction().execute((tx) =>
        changeCandidateStatus(tx, {
          subjectId: ana.accountId,
          to,
          actor: to === 'blocked' ? 'reviewer' : 'candidate',
          actorId: null,
          obstacles: { reason_required: false },
          now: house.now(),
        }),
      )
      await house.work({ listeners: selectionListeners, handlers: selectionHandlers })
    }
    await turn('blocked')
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums' }))).toEqual(['Davi'])
    expect(names(await calls(bruno).listStep({ jobId, step: 'curriculums', name: 'ana' }))).toEqual([])
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 1, unseen: 1 })
    const move = { jobId, processId: ana.processId, from: 'curriculums', step: 'interviews' } as const
    for (const asked of [
      () => calls(bruno).moveCandidate(move),
      () => calls(bruno).makeFinalist({ jobId, cvId: ana.cvId }),
      () => calls(bruno).writeNote({ jobId, candidateId: ana.accountId, text: 'Oi' }),
    ]) {
      expect((await refusal(asked())).code).toBe('process_not_found')
    }
    for (const asked of [
      () => calls(bruno).readCandidate({ jobId, cvId: ana.cvId }),
      () => calls(bruno).likeCandidate({ jobId, cvId: ana.cvId, status: true }),
    ]) {
      expect((await refusal(asked())).code).toBe('curriculum_not_found')
    }
    await turn('pending')
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 2, unseen: 2 })
    expect((await calls(bruno).listStep({ jobId, step: 'curriculums' })).total).toBe(2)
  })

  it('follows what candidates and jobs change', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    const card = async () => {
      await house.work({ listeners: selectionListeners, handlers: selectionHandlers })
      const [item] = (await calls(bruno).listStep({ jobId, step: 'curriculums' })).items
      const kept = await database
        .selectFrom('place')
        .select(['candidate_name', 'match_score', 'curriculum_id', 'within_km'])
        .executeTakeFirstOrThrow()
      expect(kept).toMatchObject({ match_score: item?.match.score })
      return { ...item, ...kept }
    }
    const before = await card()
    expect(before).toMatchObject({ candidate_name: 'Ana Souza', curriculum_id: ana.cvId })
    expect(before).toMatchObject({ distance: 'to-5', within_km: 5 })
    const occupations = [{ cbo: '848310', yearsOfExperience: 0 as const }]
    await house.as(curriculumRoutes, ana).updateCurriculum({ cvType: 'professional', occupations })
    const weaker = await card()
    expect(weaker.match_score).toBeLessThan(before.match_score as number)
    await house.as(curriculumRoutes, ana).deleteCurriculum({ query: { cvType: 'professional' } })
    const without = await card()
    expect(without.cvId).toBe(without.processId)
    const details = await calls(bruno).readCandidate({ jobId, cvId: without.cvId as string })
    expect(details).toMatchObject({ name: 'Ana Souza', curriculum: { experiences: [], fileCV: null } })
  })

  it('shows all of an applicant but what is not a recruiter’s to see', async () => {
    const questions = [{ id: 'q1', question: 'Pode começar logo?', type: 'boolean' }]
    const { bruno, jobId } = await hiring({
      questionnaire: JSON.stringify(questions),
      minimum_experience: 2,
      languages: JSON.stringify([{ language: 'ingles', level: 2 }]),
      driver_licence: JSON.stringify({ categories: ['B'], paidActivity: false }),
    })
    const ana = await person('Ana Souza', {
      curriculum: { languages: JSON.stringify([{ language: 'ingles', level: 1 }]) },
      email: 'ana@exemplo.com.br',
    } as object)
    const answers = [{ questionId: 'q1', answer: 'yes' }]
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional', answers })
    const details = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(details).toMatchObject({
      name: 'Ana Souza',
      age: null,
      gender: 2,
      viewed: false,
      contactFrom: 'now',
      contact: { email: 'ana@exemplo.com.br', zipCode: '01310100', district: 'Bela Vista' },
      answers: [{ questionId: 'q1', question: 'Pode começar logo?', type: 'boolean', answer: 'yes' }],
      curriculum: { id: ana.cvId, objective: 'Quero atender bem.' },
      medicalReport: null,
      moves: ['selectiveProcess', 'interviews', 'finalists', 'discarded'],
      history: [{ type: 'applied', to: 'curriculums', by: 'Ana Souza' }],
    })
    expect(details.match.parts.map(({ part }) => part)).toContain('occupation')
    const met = Object.fromEntries(details.requirements.map((each) => [each.part, each.met]))
    expect(met).toEqual({
      experience: 'yes',
      schooling: 'yes',
      languages: 'partly',
      driverLicence: 'unknown',
      salary: 'yes',
      distance: 'yes',
    })
    expect(withoutIds(details)).not.toContain('1994')
    expect(withoutIds(details)).not.toMatch(/cpf|birth/i)
  })

  it('shows contact data from the application and the approval on, until a withdrawal', async () => {
    const { bruno, jobId } = await hiring()
    const read = async (cvId: string) => {
      const { contact, contactFrom, name, gender, underReview } = await calls(bruno).readCandidate({ jobId, cvId })
      return { hasContact: contact !== null, contactFrom, name, gender, underReview }
    }
    const fresh = await placed(jobId, 'Nova', { status: 'created' })
    expect(await read(fresh.cvId)).toEqual({
      hasContact: false,
      contactFrom: 'approval',
      name: 'Nova',
      gender: 2,
      underReview: true,
    })
    const gone = await placed(jobId, 'Saiu')
    await candidatesCalls(gone).withdraw({ id: gone.processId })
    expect(await read(gone.cvId)).toMatchObject({ hasContact: false, contactFrom: 'withdrawn', gender: null })
    const free = await person('Livre')
    expect(await read(free.cvId)).toMatchObject({ hasContact: false, contactFrom: 'application', name: 'Livre' })
    const limited = await person('Discreta', { curriculum: { visibility: 'limited', video_id: 'abcdefghijk' } })
    expect(await read(limited.cvId)).toMatchObject({ name: null, gender: null, contactFrom: 'application' })
    const { curriculum } = await calls(bruno).readCandidate({ jobId, cvId: limited.cvId })
    expect(curriculum).toMatchObject({ videoUrl: null, fileCV: null })
    for (const curriculumRow of [{ visibility: 'hidden' }, { searching_job: false }]) {
      const unseen = await person('Fora', { curriculum: curriculumRow })
      expect((await refusal(calls(bruno).readCandidate({ jobId, cvId: unseen.cvId }))).code).toBe(
        'curriculum_not_found',
      )
    }
  })

  it('moves candidates as the rules let, and back within 24 hours of a discard', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { processId } = ana
    const move = (
      from: 'curriculums' | 'interviews' | 'selectiveProcess',
      step: 'curriculums' | 'interviews' | 'finalists',
    ) => calls(bruno).moveCandidate({ jobId, processId, from, step })
    await move('curriculums', 'interviews')
    expect(await refusal(move('curriculums', 'finalists'))).toMatchObject({ code: 'moved_meanwhile', status: 409 })
    house.clock.pass(10 * 60)
    expect(await refusal(move('interviews', 'curriculums'))).toMatchObject({ code: 'move_not_allowed', status: 409 })
    await calls(bruno).makeFinalist({ jobId, cvId: ana.cvId })
    expect((await calls(bruno).listFinalists({ jobId })).items[0]).toMatchObject({ status: 'candidate:finalist' })
    expect((await refusal(calls(bruno).makeFinalist({ jobId, cvId: ana.cvId }))).code).toBe('move_not_allowed')
    house.clock.pass(10 * 60)
    expect((await refusal(calls(bruno).undoMove({ jobId, processId }))).code).toBe('undo_too_late')
    const declassify = () =>
      calls(bruno).declassify({ jobId, cvId: ana.cvId, processId, feedback: ' Falta experiência. ' })
    await declassify()
    expect((await refusal(declassify())).code).toBe('move_not_allowed')
    const [item] = (await calls(bruno).listDisqualified({ jobId })).items
    expect(item).toMatchObject({ discardedBy: 'recruiter', undoUntil: '2026-03-11T15:20:00.000Z', undoTo: 'finalists' })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).moves).toEqual(['finalists'])
    house.clock.pass(24 * 3600 - 1)
    await calls(bruno).undoMove({ jobId, processId })
    expect((await calls(bruno).listFinalists({ jobId })).total).toBe(1)
    house.clock.pass(60)
    await declassify()
    house.clock.pass(24 * 3600)
    expect(await refusal(calls(bruno).undoMove({ jobId, processId }))).toMatchObject({
      code: 'undo_too_late',
      status: 409,
    })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).moves).toEqual([])
    const { history } = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(history.at(-1)).toMatchObject({ type: 'discarded', by: 'Bruno Lima', note: 'Falta experiência.' })
  })

  it('has every move undone within ten minutes, the latest first, by whoever sees it', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const { processId, cvId } = await placed(jobId)
    const card = async () => {
      const { step, undoTo, undoUntil } = await calls(elisa).readCandidate({ jobId, cvId })
      return { step, undoTo, undoUntil }
    }
    expect(await card()).toEqual({ step: 'curriculums', undoTo: null, undoUntil: null })
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(60)
    await calls(elisa).moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    expect(await card()).toEqual({ step: 'finalists', undoTo: 'interviews', undoUntil: '2026-03-10T15:11:00.000Z' })
    const stale = await refusal(calls(bruno).undoMove({ jobId, processId, from: 'interviews' }))
    expect(stale).toMatchObject({ code: 'moved_meanwhile', status: 409 })
    const both = await Promise.allSettled(
      [bruno, elisa].map((each) => calls(each).undoMove({ jobId, processId, from: 'finalists' })),
    )
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(['moved_meanwhile'])
    expect(await card()).toEqual({ step: 'interviews', undoTo: 'curriculums', undoUntil: '2026-03-10T15:10:00.000Z' })
    await calls(elisa).undoMove({ jobId, processId, from: 'interviews' })
    expect(await card()).toEqual({ step: 'curriculums', undoTo: null, undoUntil: null })
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 1, interviews: 0, finalists: 0 })
  })

  it('is moved once by two recruiters at once, and by nobody whom the candidate forestalls', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const { processId, ...ana } = await placed(jobId)
    const from = 'curriculums' as const
    const moved = await Promise.allSettled([
      calls(bruno).moveCandidate({ jobId, processId, from, step: 'interviews' }),
      calls(elisa).moveCandidate({ jobId, processId, from, step: 'finalists' }),
      calls(bruno).moveCandidate({ jobId, processId, from, step: 'selectiveProcess' }),
    ])
    const codes = moved.map((each) => (each.status === 'rejected' ? each.reason.code : 'done')).sort()
    expect(codes).toEqual(['done', 'moved_meanwhile', 'moved_meanwhile'])
    const counted = await calls(bruno).countSelection({ jobId })
    expect(counted.curriculums + counted.selectiveProcess + counted.interviews + counted.finalists).toBe(1)

    const left = await Promise.allSettled([
      calls(bruno).declassify({ jobId, cvId: ana.cvId, processId }),
      candidatesCalls(ana).withdraw({ id: processId }),
    ])
    expect(left[1]?.status).toBe('fulfilled')
    expect(left[0]?.status === 'rejected' ? left[0].reason.code : 'move_not_allowed').toBe('move_not_allowed')
    const { discardedBy } = (await calls(bruno).listDisqualified({ jobId })).items[0] ?? {}
    expect(discardedBy).toBe('candidate')
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ discarded: 1, unseen: 0 })
  })

  it('keeps candidates in sight for all recruiters of the job', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const free = await person('Livre')
    for (const { cvId } of [ana, free]) {
      await calls(bruno).likeCandidate({ jobId, cvId, status: true })
      await calls(elisa).likeCandidate({ jobId, cvId, status: true })
      expect((await calls(elisa).readCandidate({ jobId, cvId })).liked).toBe(true)
      await calls(elisa).likeCandidate({ jobId, cvId, status: false })
      expect((await calls(bruno).readCandidate({ jobId, cvId })).liked).toBe(false)
    }
    const hidden = await person('Fora', { curriculum: { visibility: 'hidden' } })
    for (const cvId of [hidden.cvId, newId(house.now())]) {
      expect((await refusal(calls(bruno).likeCandidate({ jobId, cvId, status: true }))).code).toBe(
        'curriculum_not_found',
      )
    }
  })

  it('takes notes that colleagues read and only their author changes', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const candidateId = (await placed(jobId)).accountId
    const note = await calls(bruno).writeNote({ jobId, candidateId, text: ' Gostei. ' })
    expect(note).toMatchObject({ text: 'Gostei.', author: 'Bruno Lima', you: true })
    house.clock.pass(60)
    const noteId = note.id
    await calls(elisa).writeNote({ jobId, candidateId, text: 'Ligar amanhã.' })
    const list = await calls(elisa).listNotes({ jobId, candidateId })
    expect(list).toMatchObject({
      total: 2,
      items: [
        { text: 'Ligar amanhã.', you: true },
        { text: 'Gostei.', you: false },
      ],
    })
    expect((await calls(elisa).readNote({ jobId, id: noteId })).text).toBe('Gostei.')
    const changed = await calls(bruno).rewriteNoteOf({ jobId, candidateId, noteId, text: 'Gostei muito.' })
    expect(changed).toMatchObject({ text: 'Gostei muito.', created: note.created })
    expect(changed.modified > note.modified).toBe(true)
    expect((await calls(bruno).rewriteNote({ jobId, id: noteId, text: 'Sim.' })).text).toBe('Sim.')
    for (const asked of [
      () => calls(elisa).rewriteNote({ jobId, id: noteId, text: 'Não.' }),
      () => calls(elisa).rewriteNoteOf({ jobId, candidateId, noteId, text: 'Não.' }),
      () => calls(elisa).deleteNote({ jobId, candidateId, noteId }),
      () => calls(bruno).deleteNote({ jobId, candidateId: newId(house.now()), noteId }),
    ]) {
      expect(await refusal(asked())).toMatchObject({ code: 'note_not_found', status: 404 })
    }
    expect((await calls(bruno).readNote({ jobId, id: noteId })).text).toBe('Sim.')
    await calls(bruno).deleteNote({ jobId, candidateId, noteId })
    expect((await refusal(calls(bruno).readNote({ jobId, id: noteId }))).code).toBe('note_not_found')
    const nobody = (await person()).accountId
    const lost = await refusal(calls(bruno).writeNote({ jobId, candidateId: nobody, text: 'Oi' }))
    expect(lost).toMatchObject({ code: 'process_not_found', status: 404 })
    expect((await refusal(calls(bruno).writeNote({ jobId, candidateId, text: '  ' }))).fields).toHaveProperty('text')
  })

  it('opens a medical report by a link of 5 minutes, and tells its owner and the audit', async () => {
    const { bruno, jobId, organizationId } = await hiring({ only_handicap: true })
    const ana = await person()
    const fileId = newId(house.now())
    const file = {
      id: fileId,
      purpose: 'medical-report',
      owner_id: ana.accountId,
      storage_key: 'k',
      original_name: 'laudo.pdf',
    }
    await database
      .insertInto('stored_file')
      .values({
        ...file,
        content_type: 'application/pdf',
        byte_size: 4,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    const report = { medicalReport: fileId, medicalReportConsent: true }
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional', ...report })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).medicalReport).toEqual({
      name: 'laudo.pdf',
      views: 0,
    })
    const setState = (state: string) => database.updateTable('stored_file').set({ state }).execute()
    await setState('waiting')
    const early = await refusal(calls(bruno).openMedicalReport({ jobId, processId }))
    expect(early).toMatchObject({ code: 'file_being_checked', status: 409 })
    await setState('clear')
    const { url, expiresAt } = await calls(bruno).openMedicalReport({ jobId, processId })
    expect(url).toContain(fileId)
    expect(expiresAt).toBe('2026-03-10T15:05:00.000Z')
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).medicalReport?.views).toBe(1)
    const [process] = (await candidatesCalls(ana).listProcesses({})).items
    expect(process?.reportViews).toEqual([{ viewer: 'Bruno Lima', viewed: '2026-03-10T15:00:00.000Z' }])
    const audit = await database.selectFrom('audit_entry').selectAll().execute()
    expect(audit).toMatchObject([
      { action: 'medical-report.view', actor_id: bruno.accountId, subject: 'candidate', subject_id: ana.accountId },
    ])
    await candidatesCalls(ana).withdraw({ id: processId })
    expect(await refusal(calls(bruno).openMedicalReport({ jobId, processId }))).toMatchObject({
      code: 'file_not_found',
      status: 404,
    })
    const plain = await insertJob(house, { organizationId })
    const other = await placed(plain, 'Davi', { place: { medical_report_id: fileId } })
    const asked = await refusal(calls(bruno).openMedicalReport({ jobId: plain, processId: other.processId }))
    expect(asked.code).toBe('file_not_found')
  })

  it('is closed to other organisations, other roles and visitors', async () => {
    const { bruno, jobId } = await hiring()
    const { processId, cvId, accountId: candidateId, ...rest } = await placed(jobId)
    const { id: noteId } = await calls(bruno).writeNote({ jobId, candidateId, text: 'Oi' })
    const all = (person: Person | null, job = jobId) => ({
      listStep: () => calls(person).listStep({ jobId: job, step: 'curriculums' }),
      listRecommended: () => calls(person).listStep({ jobId: job, step: 'curriculums', list: 'recommended' }),
      listInvited: () => calls(person).listInvited({ jobId: job }),
      listFinalists: () => calls(person).listFinalists({ jobId: job }),
      listDisqualified: () => calls(person).listDisqualified({ jobId: job }),
      countSelection: () => calls(person).countSelection({ jobId: job }),
      readCandidate: () => calls(person).readCandidate({ jobId: job, cvId }),
      markCandidateSeen: () => calls(person).markCandidateSeen({ jobId: job, cvId }),
      makeFinalist: () => calls(person).makeFinalist({ jobId: job, cvId }),
      declassify: () => calls(person).declassify({ jobId: job, cvId, processId }),
      undoMove: () => calls(person).undoMove({ jobId: job, processId }),
      moveCandidate: () =>
        calls(person).moveCandidate({ jobId: job, processId, from: 'curriculums', step: 'interviews' }),
      likeCandidate: () => calls(person).likeCandidate({ jobId: job, cvId, status: true }),
      openMedicalReport: () => calls(person).openMedicalReport({ jobId: job, processId }),
      writeNote: () => calls(person).writeNote({ jobId: job, candidateId, text: 'Oi' }),
      listNotes: () => calls(person).listNotes({ jobId: job, candidateId }),
      readNote: () => calls(person).readNote({ jobId: job, id: noteId }),
      rewriteNote: () => calls(person).rewriteNote({ jobId: job, id: noteId, text: 'Oi' }),
      rewriteNoteOf: () => calls(person).rewriteNoteOf({ jobId: job, candidateId, noteId, text: 'Oi' }),
      deleteNote: () => calls(person).deleteNote({ jobId: job, candidateId, noteId }),
    })
    const outcomes = async (asked: Record<string, () => Promise<unknown>>) => {
      const codes = await Promise.all(Object.values(asked).map(async (each) => (await refusal(each())).status))
      return new Set(codes)
    }
    const other = await hiring()
    expect(await outcomes(all(other.bruno))).toEqual(new Set([404]))
    // Of another job its own lists are read, and who may be found is read and liked like anybody else.
    const own = all(other.bruno, other.jobId)
    const { listStep, listRecommended, listInvited, listFinalists, listDisqualified, countSelection, ...byId } = own
    await Promise.all([
      listStep(),
      listRecommended(),
      listInvited(),
      listFinalists(),
      listDisqualified(),
      countSelection(),
    ])
    const { readCandidate, likeCandidate, listNotes, ...others } = byId
    await Promise.all([readCandidate(), likeCandidate()])
    expect((await listNotes()).total).toBe(0)
    expect(await outcomes(others)).toEqual(new Set([404]))
    expect(await outcomes(all({ ...rest, accountId: candidateId }))).toEqual(new Set([403]))
    expect(await outcomes(all(null))).toEqual(new Set([401]))
    await database.updateTable('recruiter').set({ organization_id: null }).execute()
    expect(await outcomes(all(bruno))).toEqual(new Set([404]))
  })
})
