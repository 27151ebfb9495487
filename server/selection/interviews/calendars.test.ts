import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { notificationRoutes } from '../../notifications/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'

const later = { ...nine, start: '14:00', end: '14:30' }

describe('the calendar of an interview’s recruiter', async () => {
  const house = await testHouse()
  const { attend, begin, calls, candidates, candidatesCalls, hiring, notified, own, placed, recruiters, takeDown } =
    interviewsIn(house)

  type Told = Person & { email: string }
  /** The files that somebody's calendar got since this was last asked, by their identifiers and order. */
  function filesOf(...people: readonly Told[]) {
    const letters = house.letters.splice(0)
    return people.map(({ email }) =>
      letters.flatMap(({ to, calendar }) =>
        to === email && calendar ? [{ ...calendar, ...idOf(calendar.content) }] : [],
      ),
    )
  }
  const idOf = (content: string) => ({
    uid: /^UID:(.*)$/m.exec(content)?.[1],
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(content)?.[1]),
  })
  const methodsOf = (...people: readonly Told[]) => filesOf(...people).map((files) => files.map(({ method }) => method))

  /** Bruno set an interview with Ana, of which she was told. */
  async function set() {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await attend(told)
    return { bruno, elisa, jobId, ana, interviewId }
  }
  type Met = Awaited<ReturnType<typeof set>>
  async function say({ ana, interviewId }: Met, answer: 'confirmed' | 'refused' | 'canceled') {
    const start = (await own(ana))?.startDateTime ?? ''
    await candidates(ana).answerInterview({ id: interviewId, start, answer })
    await attend()
  }
  async function agreed() {
    const met = await set()
    house.letters.length = 0
    await say(met, 'confirmed')
    return met
  }
  async function setAnew({ jobId, ana, interviewId }: Met, by: Person) {
    await recruiters(by).changeInterview({ jobId, interviewId, processId: ana.processId, ...place, ...later })
    await attend()
  }

  it('has an interview once it is agreed, and loses it when the candidate cancels', async () => {
    const met = await agreed()
    const [added] = filesOf(met.bruno).flat()
    expect(added?.method).toBe('REQUEST')
    expect(added?.content).toContain('SUMMARY:Entrevista com Ana: Vendedor de loja')
    expect(added?.content).not.toContain('Souza')
    await say(met, 'canceled')
    const removed = filesOf(met.bruno).flat()
    expect(removed).toMatchObject([{ method: 'CANCEL', uid: added?.uid }])
  })

  it('loses an interview of which a withdrawing candidate knew, and the recruiter is told once', async () => {
    const { bruno, elisa, jobId, ana } = await agreed()
    const bia = await placed(jobId, 'Bia Reis')
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [bia.processId], ...place, ...later })
    await attend()
    house.letters.length = 0
    for (const who of [ana, bia]) await candidatesCalls(who).withdraw({ id: who.processId })
    // On the very next page, before anything listened.
    expect(await own(ana)).toMatchObject({ status: 'candidate:canceled', may: [] })
    await attend()
    expect(await own(ana)).toMatchObject({ status: 'candidate:canceled' })
    const toCompany = house.letters.filter(({ to }) => to !== ana.email)
    expect(toCompany.map(({ to, subject, calendar }) => [to, subject, calendar?.method])).toEqual([
      [bruno.email, 'Entrevista cancelada pelo candidato: Vendedor de loja', 'CANCEL'],
    ])
    const canceled = (await notified(elisa)).filter((text) => text.includes('desistiu da vaga'))
    expect(canceled).toEqual(['Ana Souza desistiu da vaga, e a entrevista não acontece mais: Vendedor de loja.'])
  })

  it('isn’t told to remove what it never had', async () => {
    const met = await set()
    await candidatesCalls(met.ana).withdraw({ id: met.ana.processId })
    await attend()
    expect(house.letters.map(({ subject }) => subject)).toContain(
      'Entrevista cancelada pelo candidato: Vendedor de loja',
    )
    expect(methodsOf(met.bruno)).toEqual([[]])
    const quick = await set()
    const answered = { id: quick.interviewId, start: at('12:00') }
    await candidates(quick.ana).answerInterview({ ...answered, answer: 'confirmed' })
    await candidates(quick.ana).answerInterview({ ...answered, answer: 'canceled' })
    await attend()
    expect(methodsOf(quick.bruno)).toEqual([[]])
  })

  it.each(['refused', 'unanswered'] as const)('loses an interview that is set anew and then %s', async (ends) => {
    const met = await agreed()
    const [first] = filesOf(met.bruno).flat()
    await setAnew(met, met.bruno)
    expect(methodsOf(met.bruno)).toEqual([[]])
    if (ends === 'refused') await say(met, 'refused')
    else {
      house.clock.set(new Date(at('17:00')))
      await attend()
    }
    const [last, ...more] = filesOf(met.bruno).flat()
    expect(more).toEqual([])
    expect(last).toMatchObject({ method: 'CANCEL', uid: first?.uid })
    expect(last?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    await recruiters(met.bruno).changeInterview({
      ...{ jobId: met.jobId, interviewId: met.interviewId, processId: met.ana.processId, ...place, ...later },
      date: '2026-03-13',
    })
    await say(met, 'refused')
    expect(methodsOf(met.bruno)).toEqual([[]])
  })

  it('has what is agreed to again', async () => {
    const met = await agreed()
    const [first] = filesOf(met.bruno).flat()
    await setAnew(met, met.bruno)
    await say(met, 'confirmed')
    const [again] = filesOf(met.bruno).flat()
    expect(again).toMatchObject({ method: 'REQUEST', uid: first?.uid })
    expect(again?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    await say(met, 'canceled')
    expect(methodsOf(met.bruno)).toEqual([['CANCEL']])
  })

  const ofElisa = ({ elisa, jobId, interviewId, ana }: Met) => ({
    canceled: () =>
      recruiters(elisa).handleInterview({ jobId, interviewId, processId: ana.processId, action: 'canceled' }),
    'canceled for all': () => recruiters(elisa).cancelInterview({ jobId, interviewId }),
    discarded: () => calls(elisa).declassify({ jobId, cvId: ana.cvId, processId: ana.processId }),
    'deleted with the job': () => house.as(recruiterJobRoutes, elisa).deleteJob({ id: jobId }),
  })
  it.each(['canceled', 'canceled for all', 'discarded', 'deleted with the job'] as const)(
    'loses an interview that a colleague %s',
    async (what) => {
      const met = await agreed()
      const [first] = filesOf(met.bruno).flat()
      await ofElisa(met)[what]()
      await attend()
      const letters = house.letters.filter(({ to }) => to === met.bruno.email)
      expect(letters.map(({ subject, calendar }) => [subject, calendar?.method])).toEqual([
        ['Entrevista cancelada: Vendedor de loja', 'CANCEL'],
      ])
      expect(letters[0]?.calendar?.content).toContain(`UID:${first?.uid}`)
      const candidates = house.letters.find(({ to, calendar }) => to === met.ana.email && calendar)
      const isDeleted = what === 'deleted with the job'
      expect(candidates?.text).toContain(isDeleted ? 'A empresa excluiu a vaga' : 'Se a empresa marcar outra')
    },
  )

  it('loses an interview that a colleague sets anew, and theirs has it once it is agreed', async () => {
    const met = await agreed()
    const { bruno, elisa } = met
    filesOf()
    await setAnew(met, elisa)
    expect(house.letters.filter(({ to }) => to === bruno.email).map(({ subject }) => subject)).toEqual([
      'Entrevista remarcada por outra pessoa: Vendedor de loja',
    ])
    expect(methodsOf(bruno, elisa)).toEqual([['CANCEL'], []])
    await say(met, 'confirmed')
    expect(methodsOf(bruno, elisa)).toEqual([[], ['REQUEST']])
    await say(met, 'canceled')
    expect(methodsOf(bruno, elisa)).toEqual([[], ['CANCEL']])
  })

  it.each([
    ['was blocked', async () => ({ status: 'blocked' })],
    ['left the company', async () => ({ organization_id: (await hiring()).organizationId })],
  ] as const)('isn’t told of what a colleague sets anew if its recruiter %s', async (_, away) => {
    const met = await agreed()
    const { bruno, elisa } = met
    filesOf()
    const changes = await away()
    await house.database.updateTable('recruiter').set(changes).where('account_id', '=', bruno.accountId).execute()
    await setAnew(met, elisa)
    expect(house.letters.filter(({ to }) => to === bruno.email)).toEqual([])
  })

  it('loses what ends unanswered while its job is taken down', async () => {
    const met = await agreed()
    filesOf()
    await setAnew(met, met.bruno)
    await takeDown(met.jobId, { status: 'job:blocked' })
    await attend()
    filesOf()
    house.clock.set(new Date(at('17:00')))
    await attend()
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [met.bruno.email, 'Entrevista cancelada: Vendedor de loja'],
    ])
    expect(methodsOf(met.bruno)).toEqual([['CANCEL']])
  })

  it.each(['candidate', 'company'] as const)(
    'loses what it has when the %s cancels, also after its recruiter turned such letters off',
    async (who) => {
      const met = await agreed()
      const [added] = filesOf(met.bruno).flat()
      const never = { kind: 'interviewAnswer', inApp: true, mail: 'never' } as const
      await house.as(notificationRoutes, met.bruno).changePreferences({ preferences: [never] })
      if (who === 'candidate') await say(met, 'canceled')
      else {
        await recruiters(met.bruno).cancelInterview({ jobId: met.jobId, interviewId: met.interviewId })
        await attend()
      }
      const letters = house.letters.filter(({ to }) => to === met.bruno.email)
      expect(letters.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL'])
      expect(letters[0]?.calendar?.content).toContain(`UID:${added?.uid}`)
      expect(letters[0]?.text).toContain('Você desligou os e-mails deste assunto')
      expect(letters[0]?.text).not.toContain('Parar de receber')
    },
  )

  it('gets nothing if its recruiter wants no such letters', async () => {
    const met = await set()
    const never = { kind: 'interviewAnswer', inApp: true, mail: 'never' } as const
    await house.as(notificationRoutes, met.bruno).changePreferences({ preferences: [never] })
    house.letters.length = 0
    await say(met, 'confirmed')
    await recruiters(met.bruno).cancelInterview({ jobId: met.jobId, interviewId: met.interviewId })
    await attend()
    expect(house.letters.filter(({ to }) => to === met.bruno.email)).toEqual([])
  })
})
