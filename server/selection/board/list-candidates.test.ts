import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { campinas, insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { curriculumRoutes } from '../../curriculums/routes.ts'
import { refreshAllCvSearch } from '../../cv-search/refresh-cv-search.ts'
import { selectionHandlers } from '../background.ts'
import { selectionListeners } from '../listeners.ts'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, person, placed, turn } = selectionIn(house)

  it('finds people with at least this compatibility', async () => {
    const { bruno, jobId } = await hiring()
    for (const [name, match_score] of [
      ['Ana', 90],
      ['Bia', 69],
      ['Caio', 70],
      ['Dora', null],
    ] as const) {
      const { processId } = await placed(jobId, name)
      await database.updateTable('candidacy').set({ match_score }).where('id', '=', processId).execute()
    }
    const found = await calls(bruno).listStep({ jobId, step: 'curriculums', sort: 'name', fit: 70 })
    expect(names(found)).toEqual(['Ana', 'Caio'])
    expect((await calls(bruno).readBoard({ jobId, fit: 91 })).columns.flatMap(({ items }) => items)).toEqual([])
  })

  describe('filters by the answers that people gave', () => {
    const expected = 'yes' as const
    const answer = (questionId: string, given: string, more: object = {}) => ({
      ...{ questionId, question: 'Pode?', type: 'boolean', answer: given, ...more },
    })
    const answered = (answers: readonly object[]) => ({ candidacy: { answers: JSON.stringify(answers) } })
    const asked = async () => {
      const questionnaire = JSON.stringify([
        { id: 'q1', question: 'Pode aos domingos?', type: 'boolean', expected },
        { id: 'q2', question: 'Tem moto?', type: 'boolean' },
        { id: 'q3', question: 'Por quê?', type: 'text' },
      ])
      const hired = await hiring({ questionnaire })
      await placed(hired.jobId, 'Ana', answered([answer('q1', 'yes', { expected }), answer('q2', 'no')]))
      await placed(hired.jobId, 'Bia', answered([answer('q1', 'no', { expected }), answer('q2', 'yes')]))
      // An application from before the job required an answer.
      await placed(hired.jobId, 'Caio', answered([answer('q1', 'no'), answer('q2', 'no')]))
      return hired
    }

    it('marks answers that differ from those that the job required at that time, and leaves nobody out', async () => {
      const { bruno, jobId } = await asked()
      const { items } = await calls(bruno).listStep({ jobId, step: 'curriculums', sort: 'name' })
      expect(items.map(({ name, unmet }) => [name, unmet])).toEqual([
        ['Ana', 0],
        ['Bia', 1],
        ['Caio', 0],
      ])
      const { job } = await calls(bruno).readBoard({ jobId })
      expect(job.questions).toEqual([
        { id: 'q1', question: 'Pode aos domingos?', expected },
        { id: 'q2', question: 'Tem moto?', expected: null },
      ])
    })

    it.each([
      [{ met: true }, ['Ana', 'Caio']],
      [{ answers: 'q1:no' }, ['Bia', 'Caio']],
      [{ answers: 'q1:no,q2:yes' }, ['Bia']],
      [{ answers: 'q1:no,q2:no', met: true }, ['Caio']],
      [{ answers: 'unknown:yes' }, []],
    ])('finds by %o', async (filter, found) => {
      const { bruno, jobId } = await asked()
      const { items } = await calls(bruno).listStep({ jobId, step: 'curriculums', sort: 'name', ...filter })
      expect(items.map(({ name }) => name)).toEqual(found)
    })

    it.each(['q1', 'q1:maybe', 'q1:yes,', `${'a'.repeat(41)}:yes`])('refuses %s', async (answers) => {
      const { bruno, jobId } = await hiring()
      const refused = await refusal(calls(bruno).listStep({ jobId, step: 'curriculums', answers }))
      expect(refused.fields).toHaveProperty('answers')
    })
  })

  it('lists each step, best fit first, in pages', async () => {
    const { bruno, jobId } = await hiring()
    await placed(jobId, 'Fraca', {
      curriculum: { occupations: JSON.stringify([{ cbo: '848310', yearsOfExperience: 0 }]) },
    })
    await placed(jobId, 'Forte')
    await placed(jobId, 'Adiante', { candidacy: { step: 'interviews' } })
    await placed(jobId, 'Final', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const out = {
      step: 'discarded',
      discarded_by: 'candidate',
      discarded_from: 'curriculums',
      discarded_at: house.now(),
    }
    await placed(jobId, 'Fora', { candidacy: out })
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
    const ana = await placed(jobId, 'Ana Lúcia', {
      ...{ curriculum: { allow_remote: true, salary_cents: 300_000 }, is_handicap: true },
    })
    const far = { municipality_id: campinas, latitude: -22.9056, longitude: -47.0608 }
    await placed(jobId, 'José da Silva', {
      ...far,
      curriculum: { content: { additionalExperiences: 'Confeitei bolos' } },
    })
    await placed(jobId, 'Júlia 100%_real', { candidacy: { step: 'interviews' } })
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
    await calls(bruno).likeCandidate({ jobId, cvId: ana.cvId, status: true })
    await calls(bruno).markCandidateSeen({ jobId, cvId: ana.cvId })
    expect(await having({ liked: true })).toEqual(['Ana Lúcia'])
    expect(await having({ unseen: true })).toEqual(['José da Silva'])
    expect(await having({ unseen: true, liked: true })).toEqual([])
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
        () => calls(bruno).listStep({ jobId, step: 'curriculums', list: 'kept', ...asked }),
        () => calls(bruno).readBoard({ jobId, ...asked }),
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

  it('counts by step, and unopened applications', async () => {
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
      hired: 0,
      vacancies: 1,
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

  it('hides blocked candidates, with correct counters, until a reviewer has approved them again', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await placed(jobId, 'Davi')
    await turn(ana, 'blocked')
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
    await turn(ana, 'pending')
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 1, unseen: 1 })
    await turn(ana, 'approved')
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 2, unseen: 2 })
    expect((await calls(bruno).listStep({ jobId, step: 'curriculums' })).total).toBe(2)
  })

  it('follows changes of candidates and jobs', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    const card = async () => {
      await house.work({ listeners: selectionListeners, handlers: selectionHandlers })
      const [item] = (await calls(bruno).listStep({ jobId, step: 'curriculums' })).items
      const kept = await database
        .selectFrom('candidacy')
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
})
