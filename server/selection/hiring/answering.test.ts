import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { day, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { workPlace } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'

describe('hiring messages', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, calls, candidates, cardOf, finalist, hiring, notified, processOf, recruiters, subjects } =
    hiringIn(house)

  it('are announced after ten minutes, accepted, and canceled by either side', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    expect(await cardOf(bruno, at)).toMatchObject({ mayHire: true, hire: null })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms })
    await attend(told - 1)
    expect(await processOf(ana)).toMatchObject({ hire: null })
    await attend(1)
    expect(await processOf(ana)).toMatchObject({
      status: 'candidate:finalist',
      hire: { hireId, status: 'pending', salary: 210_000, start: '2026-04-01', documents: ['cpf'] },
      history: [{ type: 'applied' }, { type: 'hire_offered' }],
    })
    expect(subjects()).toEqual(['Mensagem de contratação: Vendedor de loja'])
    const hireWaits = async () => (await calls(bruno).listFinalists({ jobId })).items.map((card) => card.hireWaits)
    expect(await hireWaits()).toEqual([true])
    const accept = { id: ana.processId, hireId, answer: 'accepted' } as const
    await candidates(ana).answerHiringMessage(accept)
    expect(await hireWaits()).toEqual([false])
    expect(await processOf(ana)).toMatchObject({
      status: 'candidate:hire:accepted',
      hire: { status: 'accepted', ends: null },
      history: [{ type: 'applied' }, { type: 'hire_offered' }, { type: 'hire_accepted' }],
    })
    expect(await codeOf(candidates(ana).answerHiringMessage(accept))).toBe('hire_ended')
    expect(await codeOf(recruiters(bruno).sendHiringMessage({ ...at, ...terms }))).toBe('hired')
    const card = await cardOf(bruno, at)
    expect(card).toMatchObject({ status: 'candidate:hire:accepted', mayHire: false, hire: { status: 'accepted' } })
    expect(card.moves).toEqual([])
    const discard = { ...at, processId: ana.processId }
    expect(await codeOf(calls(bruno).declassify(discard))).toBe('hire_standing')
    await candidates(ana).answerHiringMessage({ ...accept, answer: 'canceled', reason: 'otherJob' })
    expect(await cardOf(bruno, at)).toMatchObject({
      status: 'candidate:hire:canceled',
      hire: { status: 'canceled', endedBy: 'candidate', reason: 'otherJob' },
    })
    await attend()
    expect(subjects().slice(1).toSorted()).toEqual([
      'Contratação aceita: Vendedor de loja',
      'Contratação cancelada pelo candidato: Vendedor de loja',
    ])
    expect(await notified(bruno)).toEqual([
      'Ana Souza cancelou a contratação: Vendedor de loja.',
      'Ana Souza aceitou a contratação: Vendedor de loja.',
    ])
    await recruiters(bruno).sendHiringMessage({ ...at, ...terms, salary: 230_000 })
    await attend(told)
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: true })
    await attend()
    expect(await processOf(ana)).toMatchObject({ hire: { status: 'canceled', endedBy: 'recruiter' } })
    expect(await notified(ana)).toContain('A empresa cancelou a mensagem de contratação: Vendedor de loja.')
    await calls(bruno).declassify(discard)
  })

  it('are rejected with a reason, and sent three times at most', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    for (const salary of [150_000, 170_000, 190_000]) {
      const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, salary })
      expect(await codeOf(recruiters(bruno).sendHiringMessage({ ...at, ...terms }))).toBe('hire_already_offered')
      await attend(told)
      await candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'rejected', reason: 'salary' })
    }
    await attend()
    expect(await cardOf(bruno, at)).toMatchObject({
      status: 'candidate:hire:rejected',
      mayHire: false,
      hire: { status: 'rejected', reason: 'salary' },
    })
    expect(house.letters.at(-1)?.text).toContain('Motivo: o valor oferecido.')
    expect(await codeOf(recruiters(bruno).sendHiringMessage({ ...at, ...terms }))).toBe('too_many_hire_messages')
  })

  it('can be answered until the end of the next day by who is told after the first day of work', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const setStatus = (status: string) => database.updateTable('job').set({ status }).where('id', '=', jobId).execute()
    const { hireId } = await recruiters(bruno).sendHiringMessage({
      ...{ jobId, cvId: ana.cvId },
      ...{ ...terms, start: '2026-03-12' },
    })
    await setStatus('job:blocked')
    await attend(5 * day)
    await setStatus('job:approved')
    await attend(3600)
    expect(house.letters.find(({ subject }) => subject.startsWith('Mensagem'))?.text).toContain('até 16 de março')
    expect(await processOf(ana)).toMatchObject({ hire: { status: 'pending', ends: '2026-03-17T03:00:00.000Z' } })
    const { due } = await database
      .selectFrom('hiring_message')
      .select('due_at as due')
      .where('id', '=', hireId)
      .executeTakeFirstOrThrow()
    expect(due).toEqual(new Date('2026-03-17T03:00:00.000Z'))
    await attend(day / 4)
    await candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
  })

  it('fill the job’s vacancies, which a cancellation gives back', async () => {
    const { bruno, jobId } = await hiring({ work_places: JSON.stringify([workPlace({ qty: 2 }), workPlace()]) })
    const [ana, bia, davi] = [await finalist(jobId), await finalist(jobId, 'Bia'), await finalist(jobId, 'Davi')]
    const jobs = house.as(recruiterJobRoutes, bruno)
    const counted = async () => {
      const { counts } = await calls(bruno).readBoard({ jobId })
      const { items } = await jobs.listOwnJobs({})
      expect(await calls(bruno).countSelection({ jobId })).toEqual(counts)
      expect(items[0]).toMatchObject({ qty: counts.vacancies, hired: counts.hired })
      return [counts.hired, counts.vacancies]
    }
    expect(await counted()).toEqual([0, 3])
    const hire = async (who: typeof ana) => {
      const at = { jobId, cvId: who.cvId, ...terms, start: '2026-12-01' }
      const { hireId } = await recruiters(bruno).sendHiringMessage(at)
      await attend(told)
      return hireId
    }
    const first = await hire(ana)
    expect(await counted()).toEqual([0, 3])
    await candidates(ana).answerHiringMessage({ id: ana.processId, hireId: first, answer: 'accepted' })
    expect(await counted()).toEqual([1, 3])
    const finished = await jobs.finishJob({
      id: jobId,
      finalists: [
        { processId: bia.processId, outcome: 'hired' },
        { processId: davi.processId, outcome: 'undecided' },
      ],
    })
    expect(finished).toMatchObject({ hired: 2, vacancies: 3, status: 'job:closed' })
    const second = await hire(bia)
    await candidates(bia).answerHiringMessage({ id: bia.processId, hireId: second, answer: 'rejected' })
    expect(await counted()).toEqual([1, 3])
    expect(await processOf(bia)).toMatchObject({ outcome: null, status: 'candidate:hire:rejected' })
    await recruiters(bruno).cancelHiringMessage({ jobId, cvId: ana.cvId })
    expect(await counted()).toEqual([0, 3])
  })

  it('are accepted by one of many at once, and not while the person is blocked', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId, ...terms, start: '2026-12-01' }
    const sent = await Promise.allSettled(
      [bruno, elisa, bruno, elisa].map((who) => recruiters(who).sendHiringMessage(at)),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await database.updateTable('candidacy').set({ hidden: true }).where('id', '=', ana.processId).execute()
    await attend(told)
    expect(await processOf(ana)).toMatchObject({ hire: null })
    await database.updateTable('candidacy').set({ hidden: false }).where('id', '=', ana.processId).execute()
    await attend(3600)
    const hireId = (await processOf(ana))?.hire?.hireId ?? ''
    const answers = await Promise.allSettled(
      (['accepted', 'rejected', 'accepted'] as const).map((answer) =>
        candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
