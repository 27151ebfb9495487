import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { notificationsIn } from '@trampolim/tests/fixtures/notifications.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { record } from '../platform/events/record.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { joiningRoutes } from '../recruiters/joining/joining-routes.ts'
import { forgetFormerMembers } from './background.ts'
import { recruitersOf } from './listener-queries.ts'
import { sendSummaries } from './send-summaries.ts'
import { tell } from './tell.ts'

describe('notifications of a recruiter who may no longer select candidates', async () => {
  const house = await testHouse()
  const { applied, hiring, of, textsOf, work } = notificationsIn(house)
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
      await untilSomeoneWaits(house.database)
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
