import { notificationsIn } from '@trampolim/tests/fixtures/notifications.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { messageRoutes } from '../messages/routes.ts'
import { record } from '../platform/events/record.ts'
import { eraseOldNotifications } from './background.ts'

describe('notifications', async () => {
  const house = await testHouse()
  const { applied, of, textsOf, work } = notificationsIn(house)

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
