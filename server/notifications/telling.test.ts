import { notificationsIn } from '@trampolim/tests/fixtures/notifications.ts'
import { handIn, insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deliverEvent } from '../platform/events/deliver.ts'
import { record } from '../platform/events/record.ts'
import { joiningRoutes } from '../recruiters/joining/joining-routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { lockCandidacy } from '../selection/queries.ts'
import { notificationListeners } from './listeners.ts'
import { tell } from './tell.ts'

describe('notifications', async () => {
  const house = await testHouse()
  const { afterMinutes, applied, calls, candidatesCalls, hiring, of, person, textsOf, work } = notificationsIn(house)

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

  it('of candidates are stored for no colleague who may not select them', async () => {
    const { elisa, jobId } = await hiring()
    const unapproved = { status: 'created', first_approved_at: null }
    await house.database.updateTable('recruiter').set(unapproved).where('account_id', '=', elisa.accountId).execute()
    const ana = await person('Ana Souza')
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    await work()
    const stored = house.database.selectFrom('notification_reader').where('account_id', '=', elisa.accountId)
    expect(await stored.select('type').execute()).toEqual([])
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
      await record(tx, { type: 'selection.job-deleted', payload: { candidacyIds, takenDown: false }, now: house.now() })
    })
    await work()
    const ended = 'A empresa excluiu a vaga, e o processo seletivo terminou: Vendedor de loja.'
    for (const each of [ana, carla]) expect((await textsOf(each)).filter((text) => text === ended)).toEqual([ended])
  })
})
