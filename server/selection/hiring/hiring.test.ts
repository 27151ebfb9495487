import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { selectionIn } from '@trampolim/tests/selection.ts'
import { workPlace } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { letterHandlers } from '../../letters/background.ts'
import { notificationListeners } from '../../notifications/listeners.ts'
import { notificationRoutes } from '../../notifications/routes.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { selectionHandlers } from '../background.ts'
import { selectionListeners } from '../listeners.ts'
import { lockCandidacy } from '../queries.ts'
import { attendHiresWork } from './attend-hires.ts'
import { storeHire } from './queries.ts'
import { hiringRoutes, recruiterHiringRoutes } from './routes.ts'

const day = 86_400
const told = 600
const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-04-01', documents: ['cpf'] as 'cpf'[] }

describe('hiring messages', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, placed } = selectionIn(house)
  const recruiters = (who: Person) => house.as(recruiterHiringRoutes, who)
  const candidates = (who: Person) => house.as(hiringRoutes, who)
  const attend = async (seconds = 0) => {
    house.clock.pass(seconds)
    await database.transaction().execute((tx) => enqueue(tx, attendHiresWork, { payload: {}, key: 'attend' }))
    await house.work({
      handlers: [...selectionHandlers, ...letterHandlers],
      listeners: [...selectionListeners, ...notificationListeners],
    })
  }
  const subjects = () => house.letters.map(({ subject }) => subject)
  const notified = async (who: Person) => {
    const { items } = await house.as(notificationRoutes, who).listNotifications({})
    return items.flatMap(({ message }) => (message.type === 'notification' ? message.notification.text : []))
  }
  const finalist = (jobId: string, name?: string) =>
    placed(jobId, name, { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
  const processOf = async (who: Person) => (await candidatesCalls(who).listProcesses({})).items[0]
  const cardOf = (who: Person, of: { jobId: string; cvId: string }) => calls(who).readCandidate(of)
  const codeOf = async (asked: Promise<unknown>) => (await refusal(asked)).code

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
    const accept = { id: ana.processId, hireId, answer: 'accepted' } as const
    await candidates(ana).answerHiringMessage(accept)
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
    expect(house.letters.at(-1)?.text).toContain('Motivo: o salário.')
    expect(await codeOf(recruiters(bruno).sendHiringMessage({ ...at, ...terms }))).toBe('too_many_hire_messages')
  })

  it('leave no trace when canceled within ten minutes', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms })
    const answer = candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    expect(await codeOf(answer)).toBe('hire_not_offered')
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: false })
    expect(await codeOf(recruiters(bruno).cancelHiringMessage(at))).toBe('hire_not_offered')
    await attend(told)
    expect(await processOf(ana)).toMatchObject({
      hire: null,
      history: [{ type: 'applied' }],
      status: 'candidate:finalist',
    })
    expect(await notified(ana)).toEqual([])
  })

  it('remind, and end without an answer with the seventh day or the first day of work', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const bia = await finalist(jobId, 'Bia Reis')
    const today = house.now().toISOString().slice(0, 10)
    await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms, start: '2026-12-01' })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start: today })
    await attend(told)
    await attend(2 * day)
    expect(await processOf(bia)).toMatchObject({ hire: { status: 'expired' }, status: 'candidate:finalist' })
    const late = candidates(bia).answerHiringMessage({ id: bia.processId, hireId, answer: 'accepted' })
    expect(await codeOf(late)).toBe('hire_ended')
    await attend(day)
    await attend(3 * day)
    await attend(day)
    // The letter named the 17th, which lasts until midnight.
    expect(house.letters.find(({ to }) => to === ana.email)?.text).toContain('responda até 17 de março')
    expect(await processOf(ana)).toMatchObject({ hire: { status: 'pending', ends: '2026-03-18T03:00:00.000Z' } })
    await attend(day / 2)
    expect(await notified(ana)).toEqual([
      'Uma mensagem de contratação venceu sem resposta: Vendedor de loja.',
      'Lembramos você de uma mensagem de contratação que não vale mais: Vendedor de loja.',
      'Lembramos você de uma mensagem de contratação que não vale mais: Vendedor de loja.',
      'A empresa enviou uma mensagem de contratação, que não vale mais: Vendedor de loja.',
    ])
    expect(await notified(bruno)).toContain('Ana Souza não respondeu à mensagem de contratação: Vendedor de loja.')
    expect(await cardOf(bruno, { jobId, cvId: ana.cvId })).toMatchObject({ mayHire: true, hire: { status: 'expired' } })
  })

  it('are for finalists of one’s own job, within the bounds of salaries and days', async () => {
    const { bruno, jobId } = await hiring()
    const other = await hiring()
    const ana = await finalist(jobId)
    const bia = await placed(jobId, 'Bia Reis', { candidacy: { step: 'interviews' } })
    const at = { jobId, cvId: ana.cvId }
    expect(await codeOf(recruiters(other.bruno).sendHiringMessage({ ...at, ...terms }))).toBe('job_not_found')
    expect(await codeOf(recruiters(other.bruno).cancelHiringMessage(at))).toBe('job_not_found')
    const elsewhere = { jobId: other.jobId, cvId: ana.cvId }
    expect(await codeOf(recruiters(other.bruno).sendHiringMessage({ ...elsewhere, ...terms }))).toBe(
      'process_not_found',
    )
    const early = recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms })
    expect(await codeOf(early)).toBe('not_finalist')
    const past = { ...at, ...terms, start: '2020-01-01', salary: 1000 }
    expect(await refusal(recruiters(bruno).sendHiringMessage(past))).toMatchObject({
      code: 'invalid_form',
      fields: { start: { code: 'date_in_past' }, salary: { code: 'wrong_salary' } },
    })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    await attend(told)
    const strange = candidates(bia).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    expect(await codeOf(strange)).toBe('process_not_found')
    const otherOne = candidates(ana).answerHiringMessage({
      ...{ id: ana.processId, hireId: 'f'.repeat(24), answer: 'accepted' },
    })
    expect(await codeOf(otherOne)).toBe('hire_ended')
  })

  it('reach a person who deleted the curriculum, and end if the person leaves or the job is deleted', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    await database.deleteFrom('curriculum').where('id', '=', ana.cvId).execute()
    const at = { jobId, cvId: ana.processId }
    const first = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: false })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    expect(hireId).not.toBe(first.hireId)
    await attend(told)
    expect(await cardOf(bruno, at)).toMatchObject({ hire: { status: 'pending' } })
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend()
    const statuses = () => database.selectFrom('hiring_message').select('status').orderBy('made_at', 'desc').execute()
    expect((await statuses())[0]).toEqual({ status: 'rejected' })
    expect(await notified(bruno)).toEqual(['Ana Souza recusou a contratação: Vendedor de loja.'])
    const [bia, caio] = [await finalist(jobId, 'Bia Reis'), await finalist(jobId, 'Caio Lima')]
    const toCaio = { jobId, cvId: caio.cvId, ...terms, start: '2026-12-01' }
    const { hireId: caiosId } = await recruiters(bruno).sendHiringMessage(toCaio)
    await attend(told)
    await candidates(caio).answerHiringMessage({ id: caio.processId, hireId: caiosId, answer: 'accepted' })
    const toBia = { jobId, cvId: bia.cvId, ...terms, start: '2026-12-01' }
    const { hireId: biasId } = await recruiters(bruno).sendHiringMessage(toBia)
    await attend(told)
    house.letters.length = 0
    await database
      .transaction()
      .execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: bruno.accountId, now: house.now() }))
    await attend()
    expect((await statuses())[0]).toEqual({ status: 'canceled' })
    const late = candidates(bia).answerHiringMessage({ id: bia.processId, hireId: biasId, answer: 'accepted' })
    expect(await codeOf(late)).toBe('hire_ended')
    const back = candidates(caio).answerHiringMessage({ id: caio.processId, hireId: caiosId, answer: 'canceled' })
    expect(await codeOf(back)).toBe('hire_ended')
    expect(await processOf(bia)).toMatchObject({
      ...{ step: 'discarded', standing: null, hire: { hireId: biasId, status: 'canceled', endedBy: 'automation' } },
    })
    expect(await codeOf(candidatesCalls(caio).withdraw({ id: caio.processId }))).toBe('move_not_allowed')
    expect(await processOf(caio)).toMatchObject({ step: 'finalists', hire: { status: 'accepted' } })
    // She rejected hers as she withdrew.
    expect(await processOf(ana)).toMatchObject({ step: 'discarded', hire: null })
    const letterTo = (email: string) => house.letters.find(({ to }) => to === email)?.text
    expect(letterTo(bia.email)).toContain('a mensagem de contratação que você recebeu não vale mais')
    expect(letterTo(caio.email)).toContain('Isso não muda a sua contratação')
    expect(letterTo(caio.email)).toContain('/selective-process')
  })

  it('that were accepted are canceled if the person withdraws, which recruiters are told', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms })
    await attend(told)
    await candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    await attend()
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend()
    const canceled = 'Ana Souza cancelou a contratação: Vendedor de loja.'
    for (const who of [bruno, elisa]) expect((await notified(who))[0]).toBe(canceled)
    expect(subjects().at(-1)).toBe('Contratação cancelada pelo candidato: Vendedor de loja')
    const row = await database
      .selectFrom('hiring_message')
      .select(['status', 'ended_by as by'])
      .where('id', '=', hireId)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'canceled', by: 'candidate' })
    await attend()
    expect((await notified(bruno)).filter((text) => text === canceled)).toHaveLength(1)
  })

  it('that never were told end with a withdrawal of which nobody is told', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await attend(told)
    expect([await notified(bruno), await notified(ana)]).toEqual([[], []])
    expect(await database.selectFrom('hiring_message').select('id').execute()).toEqual([])
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

  describe.each([
    ['a job that is taken down', 'job', { status: 'job:blocked' }],
    [
      'a job that is taken down, while its correction waits',
      'job',
      { status: 'job:pending', taken_down_at: new Date() },
    ],
    ['a blocked organisation', 'organization', { status: 'blocked' }],
    ['a blocked recruiter', 'recruiter', { status: 'blocked' }],
  ] as const)('of %s', (_, table, changes) => {
    it('can’t be sent, announced or accepted, but can be canceled and rejected', async () => {
      const { bruno, organizationId, jobId } = await hiring()
      const [ana, bia, lia] = [await finalist(jobId), await finalist(jobId, 'Bia'), await finalist(jobId, 'Lia')]
      const start = '2026-12-01'
      const { hireId } = await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms, start })
      await attend(told)
      await recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start })
      const ids = { job: jobId, organization: organizationId, recruiter: bruno.accountId }
      const key = table === 'recruiter' ? 'account_id' : 'id'
      const set = (values: { status: string; taken_down_at?: Date }) =>
        database
          .updateTable(table)
          .set(values as { status: never })
          .where(key as never, '=', ids[table] as never)
          .execute()
      await set(changes)
      // Blocking an organisation or a recruiter takes their jobs down in the same decision.
      if (table !== 'job') {
        await database.updateTable('job').set({ status: 'job:blocked' }).where('id', '=', jobId).execute()
      }
      const sending = recruiters(bruno).sendHiringMessage({ jobId, cvId: lia.cvId, ...terms, start })
      expect(await codeOf(sending)).toBe(table === 'job' ? 'job_blocked' : 'job_not_found')
      await attend(told)
      expect(await processOf(bia)).toMatchObject({ hire: null })
      const answer = (answer: 'accepted' | 'rejected') =>
        candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer })
      expect(await codeOf(answer('accepted'))).toBe('job_blocked')
      const taking = recruiters(bruno).cancelHiringMessage({ jobId, cvId: bia.cvId })
      if (table === 'job') expect(await taking).toEqual({ told: false })
      else expect(await codeOf(taking)).toBe('job_not_found')
      await answer('rejected')
      expect(await processOf(ana)).toMatchObject({ hire: { status: 'rejected' } })
    })
  })

  it('keep a finalist who is being moved back by somebody at the moment in which they are sent', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const { moving } = await database.transaction().execute(async (tx) => {
      await lockCandidacy(tx, ana.processId)
      const back = { jobId, processId: ana.processId, from: 'finalists', step: 'interviews' } as const
      const asked = codeOf(calls(bruno).moveCandidate(back))
      await expect.poll(waiting).toBeGreaterThan(0)
      const now = house.now()
      await storeHire(tx, {
        ...{ id: 'a'.repeat(24), candidacyId: ana.processId, by: bruno.accountId, salary: null, start: '2026-12-01' },
        ...{ documents: [], otherDocuments: '', message: '', now, due: now },
      })
      return { moving: asked }
    })
    expect(await moving).toBe('hire_standing')
    expect(await cardOf(bruno, { jobId, cvId: ana.cvId })).toMatchObject({ step: 'finalists' })

    /** How many statements wait for a lock in this test's database. */
    async function waiting() {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(database)
      return rows.length
    }
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
