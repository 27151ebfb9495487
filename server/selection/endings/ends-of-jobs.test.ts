import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { letterHandlers } from '../../letters/background.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { selectionHandlers } from '../background.ts'
import { selectionListeners } from '../listeners.ts'
import { notifyMovesWork } from '../notices/notify-candidate.ts'
import { endLeftSelections } from './end-selection.ts'

const hour = 3600
const aDay = 24 * hour

describe('the people in a selection when a job ends', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, placed } = selectionIn(house)
  const jobs = (who: Person) => house.as(recruiterJobRoutes, who)
  const work = async (seconds = 0) => {
    house.clock.pass(seconds)
    await database.transaction().execute((tx) => enqueue(tx, notifyMovesWork, { payload: {}, key: 'tell' }))
    await house.work({ handlers: [...selectionHandlers, ...letterHandlers], listeners: selectionListeners })
    await house.work({ handlers: [...selectionHandlers, ...letterHandlers], listeners: selectionListeners })
  }
  const lettersTo = (who: Person & { email: string }) => house.letters.filter(({ to }) => to === who.email)
  const subjectsTo = (who: Person & { email: string }) => lettersTo(who).map(({ subject }) => subject)
  const processOf = async (who: Person) => (await candidatesCalls(who).listProcesses({})).items[0]
  const at = (jobId: string, step: string, name?: string) =>
    placed(jobId, name, { candidacy: { step, ...(step === 'finalists' && { status: 'candidate:finalist' }) } })
  const kept = async (who: Person, jobId: string) =>
    (await calls(who).listStep({ jobId, step: 'curriculums', list: 'kept' })).items.map(({ name }) => name)

  it('get one answer for each step with its exceptions, sent once it can’t be undone', async () => {
    const { bruno, jobId } = await hiring()
    const [first, second, hired, other, left] = [
      await at(jobId, 'curriculums', 'Primeira'),
      await at(jobId, 'curriculums', 'Segunda'),
      await at(jobId, 'curriculums', 'Contratada'),
      await at(jobId, 'interviews', 'Outra'),
      await at(jobId, 'selectiveProcess', 'Sem resposta'),
    ]
    await jobs(bruno).finishJob({
      id: jobId,
      steps: [
        { step: 'curriculums', outcome: 'notHired', feedback: 'Obrigado por participar.' },
        { step: 'interviews', outcome: 'kept' },
      ],
      others: [
        { processId: hired.processId, outcome: 'hired' },
        { processId: second.processId, outcome: 'notHired', feedback: 'Gostamos muito de você.' },
      ],
    })
    await work()
    expect(subjectsTo(hired)).toEqual(['A empresa informou que a vaga é sua: Vendedor de loja'])
    expect(await processOf(hired)).toMatchObject({ step: 'finalists', outcome: 'hired' })
    expect(subjectsTo(left)).toEqual(['Processo seletivo encerrado: Vendedor de loja'])
    for (const [who, step] of [
      [first, 'curriculums'],
      [second, 'curriculums'],
      [other, 'interviews'],
    ] as const) {
      expect(await processOf(who)).toMatchObject({
        step,
        outcome: null,
        keptUntil: null,
        history: [{ type: 'applied' }],
      })
    }
    await work(aDay - 1)
    expect([first, second, other].flatMap(subjectsTo)).toEqual([])
    await work(1)
    expect([first, second, other].map(subjectsTo)).toEqual(Array(3).fill(['Resposta sobre a vaga Vendedor de loja']))
    expect(await processOf(first)).toMatchObject({
      step: 'discarded',
      history: [{ type: 'applied' }, { type: 'discarded', feedback: 'Obrigado por participar.' }],
    })
    expect(lettersTo(second)[0]?.text).toContain('Gostamos muito de você.')
    expect(lettersTo(second)[0]?.text).not.toContain('guardou')
    expect(lettersTo(other)[0]?.text).toContain('A empresa guardou seu currículo')
    expect(await processOf(other)).toMatchObject({ step: 'discarded', outcome: 'kept', keptUntil: expect.any(String) })
  })

  it('can be moved back until the answer is sent', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await at(jobId, 'interviews')
    await jobs(bruno).finishJob({ id: jobId, steps: [{ step: 'interviews', outcome: 'kept', feedback: 'Até logo.' }] })
    await work()
    await calls(bruno).undoMove({ jobId, processId: ana.processId })
    await work(aDay)
    expect(subjectsTo(ana)).toEqual([])
    expect(await processOf(ana)).toMatchObject({ step: 'interviews', outcome: null, keptUntil: null })
  })

  it('always get an answer: a person who was taken back gets that of their step two days after the end', async () => {
    const { bruno, jobId } = await hiring()
    const [ana, bia] = [await at(jobId, 'interviews', 'Ana'), await at(jobId, 'selectiveProcess', 'Bia')]
    await calls(bruno).declassify({ jobId, cvId: bia.cvId, processId: bia.processId })
    await jobs(bruno).finishJob({
      id: jobId,
      steps: [{ step: 'interviews', outcome: 'notHired', feedback: 'Até logo.' }],
    })
    await work()
    for (const { processId } of [ana, bia]) await calls(bruno).undoMove({ jobId, processId })
    await work(2 * aDay - 1)
    await endLeftSelections(house)
    await work()
    expect([ana, bia].flatMap(subjectsTo)).toEqual([])
    house.clock.pass(1)
    await endLeftSelections(house)
    await work()
    expect(subjectsTo(bia)).toEqual(['Processo seletivo encerrado: Vendedor de loja'])
    await work(aDay)
    expect(await processOf(ana)).toMatchObject({ step: 'discarded' })
    expect(lettersTo(ana)[0]?.text).toContain('Até logo.')
  })

  it('are kept for other jobs of the organisation, until they decline or half a year is over', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const next = await insertJob(house, { organizationId })
    await at(next, 'curriculums', 'Caio')
    const [ana, lia] = [await at(jobId, 'finalists', 'Ana'), await at(jobId, 'interviews', 'Lia')]
    await jobs(bruno).finishJob({
      id: jobId,
      finalists: [{ processId: ana.processId, outcome: 'kept', feedback: 'Queremos você em outra vaga.' }],
      steps: [{ step: 'interviews', outcome: 'kept' }],
    })
    await work()
    expect(await kept(bruno, next)).toEqual([])
    await work(aDay)
    expect((await kept(bruno, next)).toSorted()).toEqual(['Ana', 'Lia'])
    expect(await kept(bruno, jobId)).toEqual([])
    const strangers = await insertOrganization(house)
    const stranger = await insertRecruiter(house, { organizationId: strangers })
    const elsewhere = await insertJob(house, { organizationId: strangers })
    expect(await kept(stranger, elsewhere)).toEqual([])
    expect(await codeOf(kept(stranger, next))).toBe('job_not_found')
    expect(await codeOf(candidatesCalls(lia).refuseKeeping({ id: ana.processId }))).toBe('process_not_found')
    await candidatesCalls(ana).refuseKeeping({ id: ana.processId })
    await candidatesCalls(ana).refuseKeeping({ id: ana.processId })
    expect(await processOf(ana)).toMatchObject({ step: 'discarded', outcome: null, keptUntil: null })
    expect(await kept(bruno, next)).toEqual(['Lia'])
    await database.updateTable('curriculum').set({ searching_job: false }).where('id', '=', lia.cvId).execute()
    expect(await kept(bruno, next)).toEqual([])
    await database.updateTable('curriculum').set({ searching_job: true }).where('id', '=', lia.cvId).execute()
    house.clock.pass(180 * aDay)
    expect(await kept(bruno, next)).toEqual([])
    expect(await processOf(lia)).toMatchObject({ keptUntil: null })
  })

  it('read nothing of being kept while the organisation is blocked, or once the job is deleted', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const ana = await at(jobId, 'interviews')
    await jobs(bruno).finishJob({ id: jobId, steps: [{ step: 'interviews', outcome: 'kept' }] })
    await work()
    await work(aDay)
    const setStatus = (status: 'blocked' | 'approved') =>
      database.updateTable('organization').set({ status }).where('id', '=', organizationId).execute()
    await setStatus('blocked')
    expect(await processOf(ana)).toMatchObject({ step: 'discarded', keptUntil: null })
    await setStatus('approved')
    expect(await processOf(ana)).toMatchObject({ keptUntil: expect.any(String) })
    await jobs(bruno).deleteJob({ id: jobId })
    expect(await processOf(ana)).toMatchObject({ step: 'discarded', keptUntil: null })
  })

  it('get no answer if they belong to other jobs, left, were moved, or have a hiring message', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const other = await at(await insertJob(house, { organizationId }), 'interviews')
    const withdrawn = await placed(jobId, 'Saiu', {
      candidacy: {
        ...{ step: 'discarded', status: 'candidate:discarded', discarded_by: 'candidate' },
        ...{ discarded_from: 'interviews', discarded_at: house.now() },
      },
    })
    const ana = await at(jobId, 'finalists')
    const finish = (asked: object) => codeOf(jobs(bruno).finishJob({ id: jobId, ...asked }))
    for (const { processId } of [other, withdrawn]) {
      expect(await finish({ others: [{ processId, outcome: 'kept' }] })).toBe('moved_meanwhile')
    }
    expect(await finish({ steps: [{ step: 'curriculums', outcome: 'kept' }] })).toBe('finalists_unsettled')
    await database
      .insertInto('hiring_message')
      .values({
        ...{ id: 'f'.repeat(24), candidacy_id: ana.processId, made_by: bruno.accountId, salary: 200_000 },
        ...{ start_on: '2026-05-04', documents: [], other_documents: '', message: 'Venha.', status: 'pending' },
        ...{ made_at: house.now(), due_at: house.now() },
      })
      .execute()
    for (const outcome of ['kept', 'notHired', 'hired']) {
      expect(await finish({ finalists: [{ processId: ana.processId, outcome }] }), outcome).toBe('hire_standing')
    }
    const { status } = await database
      .selectFrom('job')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('job:approved')
  })

  it.each(['', 'Foi bom conhecer você.'])(
    'aren’t told that others were chosen if they declined themselves',
    async (feedback) => {
      const { bruno, jobId } = await hiring()
      const [ana, lia] = [await at(jobId, 'finalists'), await at(jobId, 'finalists', 'Lia Reis')]
      await database
        .insertInto('hiring_message')
        .values({
          ...{ id: newId(house.now()), candidacy_id: ana.processId, made_by: bruno.accountId, salary: 200_000 },
          ...{ start_on: '2026-05-04', documents: [], other_documents: '', message: 'Venha.', status: 'rejected' },
          ...{ made_at: house.now(), told_at: house.now(), answered_at: house.now() },
        })
        .execute()
      const finalists = [ana, lia].map(({ processId }) => ({ processId, outcome: 'notHired' as const, feedback }))
      await jobs(bruno).finishJob({ id: jobId, finalists })
      await work()
      await work(aDay)
      const others = /Desta vez/
      expect(lettersTo(ana).map(({ text }) => [/não ficar com a vaga/.test(text), others.test(text)])).toEqual([
        [true, false],
      ])
      expect(lettersTo(lia).map(({ text }) => others.test(text))).toEqual([true])
    },
  )

  it('aren’t told that nothing is decided if a hiring message waits for their answer', async () => {
    const { bruno, jobId } = await hiring()
    const [ana, lia] = [await at(jobId, 'finalists', 'Ana'), await at(jobId, 'finalists', 'Lia')]
    await database
      .insertInto('hiring_message')
      .values({
        ...{ id: 'e'.repeat(24), candidacy_id: ana.processId, made_by: bruno.accountId, salary: 200_000 },
        ...{ start_on: '2026-05-04', documents: [], other_documents: '', message: 'Venha.', status: 'pending' },
        ...{ made_at: house.now(), told_at: house.now(), due_at: new Date(house.now().getTime() + hour * 1000) },
      })
      .execute()
    const undecided = [ana, lia].map(({ processId }) => ({ processId, outcome: 'undecided' as const }))
    await jobs(bruno).finishJob({ id: jobId, finalists: undecided })
    await work()
    expect(subjectsTo(ana)).toEqual([])
    expect(subjectsTo(lia)).toHaveLength(1)
    expect(await processOf(ana)).toMatchObject({ history: [{ type: 'applied' }], hire: { status: 'pending' } })
    expect(await processOf(lia)).toMatchObject({ history: [{ type: 'applied' }, { type: 'job_ended' }] })
  })

  it('get the answers of only one of two recruiters at once, and hundreds of people get theirs with one call', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const elisa = await insertRecruiter(house, { organizationId })
    const people: Awaited<ReturnType<typeof at>>[] = []
    for (let count = 0; count < 210; count += 1) people.push(await at(jobId, 'curriculums', `Pessoa ${count}`))
    const said = (feedback: string) => ({
      id: jobId,
      steps: [{ step: 'curriculums' as const, outcome: 'notHired' as const, feedback }],
      others: people.slice(0, 100).map(({ processId }) => ({ processId, outcome: 'kept' as const })),
    })
    const both = await Promise.allSettled([
      jobs(bruno).finishJob(said('De Bruno')),
      jobs(elisa).finishJob(said('De Elisa')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = both[0]?.status === 'fulfilled' ? 'De Bruno' : 'De Elisa'
    await work()
    await work()
    const rows = await database
      .selectFrom('candidacy')
      .select(['step', 'outcome', 'discarded_by'])
      .where('job_id', '=', jobId)
      .execute()
    expect(rows.filter(({ outcome }) => outcome === 'kept')).toHaveLength(100)
    expect(new Set(rows.map(({ step, discarded_by }) => `${step} ${discarded_by}`))).toEqual(
      new Set(['discarded recruiter']),
    )
    const notes = await database
      .selectFrom('candidacy_history')
      .innerJoin('candidacy', 'candidacy.id', 'candidacy_history.candidacy_id')
      .select(['note', 'actor_id'])
      .where('candidacy.job_id', '=', jobId)
      .where('type', '=', 'discarded')
      .execute()
    expect(notes).toHaveLength(210)
    expect(notes.filter(({ note }) => note === winner)).toHaveLength(110)
    expect(new Set(notes.map(({ actor_id }) => actor_id)).size).toBe(1)
  })
})
