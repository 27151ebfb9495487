import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { hint as anyHint } from '@trampolim/contract/realtime/hints.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import { messageRoutes } from '../messages/routes.ts'
import { notificationListeners } from '../notifications/listeners.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import { type ChannelMessage, hintChannel, sendHint } from '../platform/broker/send-hint.ts'
import { selectionHandlers } from '../selection/background.ts'
import { attendInvitationsWork } from '../selection/invitations/attend-invitations.ts'
import { invitationRoutes, recruiterInvitationRoutes } from '../selection/invitations/routes.ts'
import { realtimeListeners } from './listeners.ts'

describe('hints', async () => {
  const house = await testHouse()
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)
  const client = new Client({ connectionString: house.databaseUrl })
  await client.connect()
  await client.query(`listen ${hintChannel}`)
  const received: { to: readonly string[]; hint: Hint }[] = []
  client.on('notification', ({ payload }) => {
    const message = JSON.parse(payload as string) as ChannelMessage
    if ('hint' in message) received.push({ ...message, hint: anyHint.parse(message.hint) })
  })
  beforeEach(() => {
    received.length = 0
  })
  afterAll(() => client.end())

  /** Delivers the recorded events, and returns which hints were sent to whom. */
  async function hints() {
    await house.work({
      handlers: [...selectionHandlers, ...letterHandlers],
      listeners: [...realtimeListeners, ...notificationListeners],
    })
    // Earlier notifications arrive together with this answer.
    await client.query('select 1')
    return received.splice(0)
  }
  const eventsFor = (sent: Awaited<ReturnType<typeof hints>>, { accountId }: { accountId: string }) =>
    sent.filter(({ to }) => to.includes(accountId)).map(({ hint }) => [hint.event, 'about' in hint ? hint.about : null])

  it('of a message go to both sides of its thread, and contain only ids', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    await hints()
    await house.as(messageRoutes, bruno).writeToCandidate({ jobId, candidateId: ana.accountId, message: 'Segredo' })
    const sent = await hints()
    const [chat] = sent.filter(({ hint }) => hint.event === 'chat')
    expect(chat?.to.toSorted()).toEqual([ana, bruno, elisa].map(({ accountId }) => accountId).toSorted())
    expect(chat?.hint).toMatchObject({ event: 'chat', jobId, candidateId: ana.accountId })
    expect(JSON.stringify(sent)).not.toContain('Segredo')
  })

  it('of an application and a move go to the recruiters at once, of the move not to its candidate', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await person()
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(eventsFor(await hints(), elisa)).toEqual([
      ['updateuser', 'board'],
      ['updateuser', 'notifications'],
    ])
    const { processId } = (await calls(bruno).listStep({ jobId, step: 'curriculums' })).items[0] as {
      processId: string
    }
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    const sent = await hints()
    expect(eventsFor(sent, elisa)).toEqual([['updateuser', 'board']])
    expect(eventsFor(sent, ana)).toEqual([])
  })

  it('of invitations go to the people concerned', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const [ana, bia, caio] = [await person(), await person('Bia Reis'), await person('Caio Luz')]
    const recruiters = house.as(recruiterInvitationRoutes, bruno)
    const invite = ({ cvId }: { cvId: string }) => recruiters.invite({ jobId, cvId, preInterview: [] })
    const attend = async (seconds: number) => {
      house.clock.pass(seconds)
      await house.database
        .transaction()
        .execute((tx) => enqueue(tx, attendInvitationsWork, { payload: {}, key: 'attend' }))
      return hints()
    }
    const [ofAna, ofBia] = [await invite(ana), await invite(bia)]
    await invite(caio)
    expect(eventsFor(await hints(), ana)).toEqual([])
    const told = await attend(600)
    expect(eventsFor(told, ana)).toEqual([
      ['invite:user:new', null],
      ['updateuser', 'notifications'],
    ])
    expect(eventsFor(told, elisa)).toEqual([])

    await house.as(invitationRoutes, ana).refuseInvitation({ inviteId: ofAna.inviteId })
    expect(eventsFor(await hints(), elisa)).toContainEqual(['reject', null])
    await recruiters.cancelInvitation({ jobId, inviteId: ofBia.inviteId })
    const canceled = await hints()
    for (const who of [bia, elisa]) expect(eventsFor(canceled, who)).toContainEqual(['invite:recruiter:cancel', null])
    expect(eventsFor(canceled, ana)).toEqual([])
    const late = await attend(8 * 86_400)
    for (const who of [caio, elisa]) expect(eventsFor(late, who)).toContainEqual(['timeout', null])
  })

  it('reach any number of people', async () => {
    const to = Array.from({ length: 1000 }, (_, at) => at.toString(16).padStart(24, '0'))
    await house.database
      .transaction()
      .execute((tx) => sendHint(tx, { to, hint: { event: 'updateuser', about: 'board', jobId: null } }))
    expect((await hints()).flatMap((each) => each.to)).toEqual(to)
  })
})
