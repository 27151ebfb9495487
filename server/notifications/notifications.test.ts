import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { handIn, insertReviewer } from '@trampolim/tests/reviewers.ts'
import { selectionIn } from '@trampolim/tests/selection.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { messageRoutes } from '../messages/routes.ts'
import { deliverEvent } from '../platform/events/deliver.ts'
import { record } from '../platform/events/record.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { joiningRoutes } from '../recruiters/joining/joining-routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { selectionHandlers } from '../selection/background.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { notifyMoves } from '../selection/notices/notify-candidate.ts'
import { lockCandidacy } from '../selection/queries.ts'
import { eraseOldNotifications, forgetFormerMembers, notificationHandlers } from './background.ts'
import { recruitersOf } from './listener-queries.ts'
import { notificationListeners } from './listeners.ts'
import { notificationRoutes } from './routes.ts'
import { sendSummaries } from './send-summaries.ts'
import { tell } from './tell.ts'

describe('notifications', async () => {
  const house = await testHouse()
  const { calls, candidatesCalls, hiring, person } = selectionIn(house)
  const listeners = [...selectionListeners, ...notificationListeners]
  const work = () =>
    house.work({ listeners, handlers: [...selectionHandlers, ...letterHandlers, ...notificationHandlers] })
  const of = (who: Person | null) => house.as(notificationRoutes, who)
  const textsOf = async (who: Person) =>
    (await of(who).listNotifications({ limit: 100 })).items.map(({ message }) =>
      message.type === 'notification' ? message.notification.text : message.message,
    )

  async function applied() {
    // The queue also uses the database's clock, which must not influence the result.
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const { bruno, elisa, jobId, organizationId } = await hiring()
    const ana = await person()
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    await work()
    return { bruno, elisa, jobId, organizationId, ana, processId }
  }
  const afterMinutes = async (minutes: number) => {
    house.clock.pass(minutes * 60)
    await notifyMoves(house)
    await work()
  }

  it('tell the colleagues of a blocked recruiter which jobs are off the air with that person', async () => {
    const { bruno, elisa, jobId, organizationId } = await hiring()
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    await house.database.updateTable('job').set({ created_by: bruno.accountId }).where('id', '=', jobId).execute()
    await rita.blockSubject({ subject: 'recruiter', subjectId: bruno.accountId, reason: 'Não trabalha lá.' })
    await work()
    expect(await textsOf(elisa)).toEqual([
      expect.stringMatching(/^A vaga saiu do ar com o bloqueio de quem a escreveu/),
    ])
    expect(house.letters.filter(({ to }) => to === elisa.email)).toMatchObject([
      { text: expect.stringContaining('alguém da equipe a edita e envia de novo') },
    ])
    expect(await textsOf(bruno)).toEqual(['Seu perfil de recrutador foi bloqueado.'])
    house.clock.pass(60)
    await insertJob(house, { organizationId, created_by: elisa.accountId })
    await rita.blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Golpe.' })
    await work()
    expect((await textsOf(elisa)).slice(0, -1)).toEqual(['A empresa foi bloqueada.'])
  })

  it('tell the company of a decision on a job whose author was put out, and not that person', async () => {
    const { bruno, elisa, jobId } = await hiring({ status: 'job:created', first_approved_at: null })
    const rita = house.as(reviewRoutes, await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita' }))
    await house.database.updateTable('job').set({ created_by: elisa.accountId }).where('id', '=', jobId).execute()
    const id = await handIn(house, { subject: 'job', subjectId: jobId })
    await house.as(joiningRoutes, bruno).putOutMember({ accountId: elisa.accountId })
    await rita.decideReview({ id, edition: 1, decision: 'reject', reason: 'Falta clareza.' })
    await work()
    expect(await textsOf(elisa)).toEqual([])
    expect(await textsOf(bruno)).toContain('A vaga não foi aprovada: Vendedor de loja.')
  })

  it('notify every recruiter of a job of an application, once, each with their own read flag', async () => {
    const { bruno, elisa, jobId, ana } = await applied()
    const { items, next } = await of(bruno).listNotifications({})
    expect(next).toBeNull()
    expect(items).toEqual([
      {
        id: expect.any(String),
        type: 0,
        ids: { threadId: expect.any(String), destinationIds: [{ id: bruno.accountId, read: false }] },
        message: {
          type: 'notification',
          jobName: 'Vendedor de loja',
          notification: {
            priority: 'normal',
            type: 'application',
            text: 'Ana Souza se candidatou: Vendedor de loja.',
          },
        },
        created: '2100-03-10T15:00:00.000Z',
        modified: '2100-03-10T15:00:00.000Z',
        leadsTo: `/recruiter/job/${jobId}/selective-process/cv-details/${ana.cvId}`,
        asks: false,
      },
    ])
    const id = (items[0] as { id: string }).id
    for (const _ of ['one tab', 'another']) {
      expect(await of(bruno).readNotification({ id })).toMatchObject({
        done: true,
        leadsTo: expect.stringContaining('cv-details'),
      })
    }
    expect((await of(bruno).readBell({})).unread).toBe(0)
    expect((await of(elisa).readBell({})).unread).toBe(1)
    expect(await textsOf(ana)).toEqual([])
  })

  it('happen once for an event that is delivered twice', async () => {
    const { bruno, ana } = await applied()
    const [event] = await house.database
      .selectFrom('event')
      .selectAll()
      .where('type', '=', 'selection.applied')
      .execute()
    await house.database.updateTable('event').set({ delivered_at: null }).execute()
    await Promise.all([1, 2, 3].map(() => deliverEvent(house, notificationListeners, event?.id as string)))
    expect(await textsOf(bruno)).toHaveLength(1)
    expect(await textsOf(ana)).toEqual([])
  })

  it('notify a candidate of moves once they are announced, and never of undone ones', async () => {
    const { bruno, ana, jobId, processId } = await applied()
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    await afterMinutes(9)
    expect(await textsOf(ana)).toEqual([])
    await calls(bruno).undoMove({ jobId, processId, from: 'interviews' })
    await afterMinutes(60)
    expect(await textsOf(ana)).toEqual([])
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'finalists' })
    await afterMinutes(10)
    expect(await textsOf(ana)).toEqual(['Você é finalista: Vendedor de loja.'])
  })

  it('notify a candidate of a discard after a day', async () => {
    const { bruno, ana, jobId, processId } = await applied()
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId })
    await afterMinutes(23 * 60)
    expect(await textsOf(ana)).toEqual([])
    await afterMinutes(60)
    expect(await textsOf(ana)).toEqual(['A empresa respondeu: desta vez não foi. Vaga: Vendedor de loja.'])
  })

  it('come as people chose, and the letter too', async () => {
    const { bruno, ana, jobId, processId } = await applied()
    house.letters.length = 0
    await of(ana).changePreferences({ preferences: [{ kind: 'moved', inApp: false, mail: 'weekly' }] })
    const { preferences } = await of(ana).listPreferences({})
    expect(preferences.find(({ kind }) => kind === 'moved')).toEqual({
      ...{ kind: 'moved', inApp: false, mail: 'weekly' },
      ...{ fixed: false, mails: ['at-once', 'daily', 'weekly', 'never'] },
    })
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    await afterMinutes(10)
    expect(house.letters).toEqual([])
    expect(await textsOf(ana)).toEqual([])
    const { daily, weekly } = await of(ana).readSummaries({})
    expect(daily).toEqual({ kinds: [], items: [] })
    expect(weekly).toMatchObject({ kinds: [{ kind: 'moved', count: 1 }], items: [{ type: 0 }] })
  })

  it('are summed up in one letter to each recruiter, which is sent once', async () => {
    const { ana, bruno, jobId } = await applied()
    for (const name of ['Davi Rocha', 'Lia Prado']) {
      await candidatesCalls(await person(name)).applyToJob({ jobId, cvType: 'professional' })
    }
    await work()
    expect((await of(bruno).readSummaries({})).daily.kinds).toEqual([{ kind: 'application', count: 3 }])
    house.letters.length = 0
    await Promise.all([sendSummaries(house), sendSummaries(house)])
    await work()
    await sendSummaries(house)
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual([
      'Seu resumo do Trampolim: 3 avisos',
      'Seu resumo do Trampolim: 3 avisos',
    ])
    expect(new Set(house.letters.map(({ to }) => to)).size).toBe(2)
    expect(house.letters[0]?.text).toContain('Davi Rocha se candidatou: Vendedor de loja.')
    expect((await of(bruno).readSummaries({})).daily.items).toEqual([])
    expect((await of(ana).readSummaries({})).daily.items).toEqual([])
  })

  describe('of a recruiter who may no longer select candidates', () => {
    const putOut = (by: Person, { accountId }: Person) => house.as(joiningRoutes, by).putOutMember({ accountId })
    const summed = async () => {
      house.letters.length = 0
      await sendSummaries(house)
      await work()
      return house.letters.map(({ to }) => to)
    }

    it('are taken away when they are put out, with the letter, except those of their own account', async () => {
      const { bruno, elisa, jobId } = await applied()
      const payload = { accountId: elisa.accountId, calendarEnded: false }
      const password = { type: 'account.password-changed', payload } as const
      await house.database.transaction().execute((tx) => record(tx, { ...password, now: house.now() }))
      await house.as(recruiterJobRoutes, bruno).finishJob({ id: jobId })
      await work()
      const ofPassword = 'A senha da sua conta mudou.'
      expect((await textsOf(elisa)).toSorted()).toEqual([
        ofPassword,
        expect.stringMatching(/^Ana Souza se candidatou/),
        expect.stringMatching(/ encerrou a vaga/),
      ])
      await putOut(bruno, elisa)
      await work()
      expect(await textsOf(elisa)).toEqual([ofPassword])
      expect(await of(elisa).readBell({})).toMatchObject({ unread: 1, items: [{}] })
      expect((await of(elisa).readSummaries({})).daily.items).toEqual([])
      expect(await summed()).toEqual([bruno.email])
    })

    it('are taken away from those who were put out before, except what is about their present company', async () => {
      const { bruno, elisa } = await applied()
      const decline = { organization_id: (await hiring()).organizationId, declined_at: house.now() }
      const declined = [bruno, elisa].map(({ accountId }) => ({
        account_id: accountId,
        ...decline,
        declined_by: accountId,
      }))
      await house.database.insertInto('join_decline').values(declined).execute()
      const joined = (who: Person, joined_at: Date) =>
        house.database.updateTable('recruiter').set({ joined_at }).where('account_id', '=', who.accountId).execute()
      await joined(bruno, new Date(house.now().getTime() - 1000))
      await joined(elisa, new Date(house.now().getTime() + 1000))
      await forgetFormerMembers(house)
      expect(await textsOf(bruno)).toHaveLength(1)
      expect(await textsOf(elisa)).toEqual([])
    })

    it('are taken away also if they are stored while somebody puts them out', async () => {
      const { bruno, elisa, jobId, organizationId } = await hiring()
      const asked = await house.database.transaction().execute(async (tx) => {
        const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
        const puttingOut = putOut(bruno, elisa)
        for (let waits = false; !waits; ) {
          const { rows } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          `.execute(house.database)
          waits = rows.length > 0
        }
        await tell(tx, { kind: 'application', variant: 'received', accountIds, jobId }, house)
        return [puttingOut] as const
      })
      await asked[0]
      const readers = await house.database.selectFrom('notification_reader').select('account_id as id').execute()
      expect(readers).toEqual([{ id: bruno.accountId }])
    })

    it.each([
      ['blocked', 'recruiter', 'blocked'],
      ['refused', 'recruiter', 'rejected'],
      ['of a blocked company', 'organization', 'blocked'],
    ] as const)('are hidden while they are %s, and come back without a letter', async (_, whose, status) => {
      const { elisa, jobId, organizationId } = await applied()
      const become = (each: string) =>
        whose === 'organization'
          ? house.database.updateTable(whose).set({ status: each }).where('id', '=', organizationId).execute()
          : house.database.updateTable(whose).set({ status: each }).where('account_id', '=', elisa.accountId).execute()
      const [{ id } = { id: '' }] = (await of(elisa).listNotifications({})).items as { id: string }[]
      await become(status)
      expect(await textsOf(elisa)).toEqual([])
      expect(await of(elisa).readBell({})).toMatchObject({ unread: 0, items: [] })
      expect(await of(elisa).countNotifications({ types: ['0'] })).toMatchObject({ count: 0 })
      expect((await of(elisa).readSummaries({})).daily).toEqual({ kinds: [], items: [] })
      expect((await refusal(of(elisa).readNotification({ id }))).code).toBe('notification_not_found')
      await of(elisa).readNotifications({})
      expect(await summed()).not.toContain(elisa.email)
      await become('approved')
      expect(await of(elisa).readBell({})).toMatchObject({ unread: 1, items: [{ id }] })
      expect(await of(elisa).readNotification({ id })).toMatchObject({ leadsTo: expect.stringContaining(jobId) })
      expect(await summed()).toEqual([])
    })
  })

  it('come by letter at once to people who chose that, also without a notification', async () => {
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const { bruno, elisa, jobId } = await hiring()
    await of(bruno).changePreferences({
      preferences: [
        { kind: 'application', inApp: false, mail: 'at-once' },
        { kind: 'jobPaused', inApp: true, mail: 'at-once' },
      ],
    })
    house.letters.length = 0
    const davi = await person('Davi Rocha')
    await candidatesCalls(davi).applyToJob({ jobId, cvType: 'professional' })
    await work()
    const lettersTo = (email: string) => house.letters.filter(({ to }) => to === email)
    expect(lettersTo(bruno.email).map(({ subject }) => subject)).toEqual(['Davi Rocha se candidatou: Vendedor de loja'])
    expect(lettersTo(bruno.email)[0]?.text).toContain(
      `/recruiter/job/${jobId}/selective-process/cv-details/${davi.cvId}`,
    )
    expect(lettersTo(elisa.email)).toEqual([])
    expect(await textsOf(bruno)).toEqual([])
    expect((await of(bruno).readSummaries({})).daily.items).toEqual([])

    house.letters.length = 0
    const ofJobs = house.as(recruiterJobRoutes, elisa)
    await ofJobs.switchJob({ id: jobId, status: false })
    await ofJobs.switchJob({ id: jobId, status: true })
    await ofJobs.finishJob({ id: jobId })
    await work()
    expect(lettersTo(bruno.email).map(({ subject }) => subject)).toEqual([
      'A vaga foi pausada: Vendedor de loja',
      'A vaga voltou a receber candidaturas: Vendedor de loja',
      'Elisa Prado encerrou a vaga, e quem estava no processo será avisado: Vendedor de loja',
    ])
    expect(lettersTo(elisa.email)).toEqual([])
  })

  it('can’t be switched off where safety needs them, nor chosen if they are for others', async () => {
    const { ana, bruno } = await applied()
    const choose = async (who: Person, kind: 'security' | 'application' | 'alert', mail: 'never' | 'daily') =>
      (await refusal(of(who).changePreferences({ preferences: [{ kind, inApp: true, mail }] }))).code
    expect(await choose(ana, 'security', 'never')).toBe('preference_not_offered')
    expect(await choose(ana, 'application', 'daily')).toBe('preference_not_offered')
    expect(await choose(ana, 'alert', 'daily')).toBe('preference_not_offered')
    expect(await choose(bruno, 'alert', 'never')).toBe('preference_not_offered')
  })

  it('of somebody else don’t exist', async () => {
    const { bruno, ana } = await applied()
    const [mine] = (await of(bruno).listNotifications({})).items
    const id = (mine as { id: string }).id
    expect((await refusal(of(ana).readNotification({ id }))).status).toBe(404)
    expect((await refusal(of(null).readNotification({ id }))).status).toBe(401)
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    expect((await refusal(of(rita).readNotification({ id }))).status).toBe(404)
    expect(await of(rita).listNotifications({})).toEqual({ items: [], next: null })
  })

  it('are paged with the messages, counted by type, and read all at once', async () => {
    const { bruno, ana, jobId } = await applied()
    const device = { accountId: bruno.accountId, sessionId: bruno.accountId, way: 'password' } as const
    const password = { accountId: bruno.accountId, calendarEnded: false }
    await house.database.transaction().execute(async (tx) => {
      await record(tx, { type: 'account.signed-in-anew', payload: device, now: house.now() })
      await record(tx, { type: 'account.password-changed', payload: password, now: house.now() })
    })
    await work()
    house.clock.pass(60)
    await house.as(messageRoutes, ana).writeToJob({ jobId, message: 'Bom dia!' })
    const type = ['0', '3', '4']
    const seen: string[] = []
    for (let after: string | undefined, pages = 0; pages < 5; pages += 1) {
      const page = await of(bruno).listNotifications({ type, limit: 2, ...(after && { after }) })
      seen.push(...page.items.map(({ message }) => message.type))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toEqual(['text', 'notification', 'notification', 'notification'])
    expect((await of(bruno).listNotifications({ type: ['3'] })).items).toHaveLength(2)
    expect(await of(bruno).countNotifications({})).toMatchObject({ count: 4 })
    expect(await of(bruno).countNotifications({ types: ['3', '4'] })).toEqual({
      count: 3,
      types: [
        { type: 3, count: 2 },
        { type: 4, count: 1 },
      ],
    })
    await of(bruno).readNotifications({})
    await of(bruno).readNotifications({})
    expect(await of(bruno).countNotifications({})).toMatchObject({ count: 1 })
    const [message] = (await of(ana).listNotifications({ type: ['4'] })).items
    expect(message).toMatchObject({ type: 'chat', message: { message: 'Bom dia!' } })
  })

  it('are stored while their candidacy is being moved, and not once it is deleted', async () => {
    const { bruno, jobId, processId } = await applied()
    const told = (candidacyId: string) =>
      house.database.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '2s'`.execute(tx)
        await tell(
          tx,
          { kind: 'application', variant: 'received', accountIds: [bruno.accountId], jobId, candidacyId },
          house,
        )
      })
    await house.database.transaction().execute(async (tx) => {
      await lockCandidacy(tx, processId)
      await told(processId)
    })
    await told('ffffffffffffffffffffffff')
    expect(await textsOf(bruno)).toHaveLength(2)
  })

  it('notify everybody of a deleted job at once, except people whose account is deleted', async () => {
    const { ana, jobId, processId } = await applied()
    const carla = await person()
    const other = await candidatesCalls(carla).applyToJob({ jobId, cvType: 'professional' })
    await work()
    await house.database.transaction().execute(async (tx) => {
      const candidacyIds = [processId, 'ffffffffffffffffffffffff', other.processId]
      await record(tx, { type: 'selection.job-deleted', payload: { candidacyIds }, now: house.now() })
    })
    await work()
    const ended = 'A empresa excluiu a vaga, e o processo seletivo terminou: Vendedor de loja.'
    for (const each of [ana, carla]) expect((await textsOf(each)).filter((text) => text === ended)).toEqual([ended])
  })

  it('are erased after half a year', async () => {
    const { bruno } = await applied()
    house.clock.pass(179 * 86_400)
    await eraseOldNotifications(house)
    expect(await textsOf(bruno)).toHaveLength(1)
    house.clock.pass(2 * 86_400)
    await eraseOldNotifications(house)
    expect(await textsOf(bruno)).toEqual([])
    expect(await house.database.selectFrom('notification_reader').selectAll().execute()).toEqual([])
  })
})
