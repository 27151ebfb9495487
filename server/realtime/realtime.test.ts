import { randomBytes } from 'node:crypto'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { hasRabbitmq, startRabbitmq } from '@trampolim/tests/engines/rabbitmq.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { connect, type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endAllSessions, startSession } from '../accounts/sessions/sessions.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import { newTicket } from '../platform/broker/ticket.ts'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { realtimeRoutes } from './routes.ts'
import { serveRealtime } from './serve-realtime.ts'

const hint = { event: 'updateuser', about: 'notifications', jobId: null } as const satisfies Hint

/** The scenarios that must work with either broker. */
describe.each(['embedded', 'rabbitmq'] as const)('the broker, %s', (kind) => {
  describe.runIf(kind === 'embedded' || hasRabbitmq)('as people’s browsers reach it', async () => {
    const authSecret = randomBytes(24).toString('hex')
    const port = await freePort()
    const isRabbitmq = kind === 'rabbitmq' && hasRabbitmq
    const rabbitmq = isRabbitmq
      ? await startRabbitmq({ authUrl: `http://127.0.0.1:${port}/broker/${authSecret}` })
      : null
    const house = await testHouse({
      publicUrl: `http://localhost:${port}`,
      broker: rabbitmq && {
        ...{ urls: [rabbitmq.settings.url], managementUrls: [rabbitmq.settings.managementUrl] },
        ...{ publicUrls: [rabbitmq.settings.publicUrl], authSecret },
      },
    })
    const metrics = openMetrics()
    const app = await createApp({ configuration: house.configuration, log: house.log, metrics })
    const realtime = await serveRealtime(app, house, { databaseUrl: house.databaseUrl, metrics })
    await app.listen({ port, host: '127.0.0.1' })
    const open: MqttClient[] = []
    afterEach(() => Promise.all(open.splice(0).map((client) => client.endAsync(true))))
    afterAll(async () => {
      await app.close()
      await realtime.stop()
      await rabbitmq?.stop()
    })
    beforeEach(() => expect.poll(realtime.isThere).toBe(true))

    let people = 0
    async function signedIn() {
      people += 1
      const email = `pessoa${people}@exemplo.com.br`
      const person = await insertAccount(house, { email, role: 'user:professional' })
      const { sessionId } = await house.database
        .transaction()
        .execute((tx) => startSession(tx, { accountId: person.accountId, rememberMe: false, now: house.now() }))
      return { ...person, sessionId }
    }
    type SignedIn = Awaited<ReturnType<typeof signedIn>>

    async function connectAs(person: SignedIn, changes: Partial<IClientOptions> = {}) {
      const { url, username, ticket } = await house.as(realtimeRoutes, person).openRealtime({})
      return connectTo(url, {
        ...{ username, password: ticket, protocolVersion: 4, clean: true, keepalive: 30, reconnectPeriod: 0 },
        ...{ connectTimeout: 10_000, clientId: randomBytes(8).toString('hex') },
        ...changes,
      })
    }

    /** Connects; fails if the broker closes the connection instead. */
    async function connectTo(url: string, options: IClientOptions) {
      const client = connect(url, options)
      open.push(client)
      // A broken connection is detected by its end.
      client.on('error', () => undefined)
      await new Promise<void>((connected, fail) => {
        client.once('connect', () => connected())
        client.once('close', () => fail(new Error('the broker closed the connection')))
      })
      const heard: { topic: string; hint: unknown }[] = []
      client.on('message', (topic, payload) => heard.push({ topic, hint: JSON.parse(payload.toString()) }))
      return { client, heard, closed: () => !client.connected }
    }

    /** Connects and listens to the person's own hints. */
    async function listening(person: SignedIn) {
      const connected = await connectAs(person)
      await connected.client.subscribeAsync(topicOf(person.accountId))
      return connected
    }

    const send = (to: readonly string[], sent: Hint = hint) =>
      house.database.transaction().execute((tx) => sendHint(tx, { to, hint: sent }))

    const refusedSubscription = (client: MqttClient, topic: string) =>
      client.subscribeAsync(topic).then(
        ([granted]) => granted === undefined || granted.qos === 128,
        () => true,
      )

    it('carries a hint to its person, in each of their tabs, and to nobody else', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const [one, other, hers] = [await listening(ana), await listening(ana), await listening(bia)]
      await send([ana.accountId])
      await send([bia.accountId], { ...hint, about: 'selection' })
      await expect.poll(() => [one.heard, other.heard, hers.heard].map(({ length }) => length)).toEqual([1, 1, 1])
      expect(one.heard).toEqual([{ topic: topicOf(ana.accountId), hint }])
      expect(hers.heard).toEqual([{ topic: topicOf(bia.accountId), hint: { ...hint, about: 'selection' } }])
    })

    it('carries only what was committed', async () => {
      const ana = await signedIn()
      const { heard } = await listening(ana)
      const undone = house.database.transaction().execute(async (tx) => {
        await sendHint(tx, { to: [ana.accountId], hint: { ...hint, about: 'board' } })
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await send([ana.accountId])
      await expect.poll(() => heard.length).toBe(1)
      expect(heard[0]?.hint).toEqual(hint)
    })

    it('allows nobody to read others’ topics, wildcards or the broker’s own', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const theirs = topicOf(bia.accountId)
      const topics = ['#', '+/+', 'people/#', 'people/+', `${topicOf(ana.accountId)}/#`, '$SYS/#', '$SYS/+/new/clients']
      for (const topic of [theirs, ...topics]) {
        const { client, heard } = await connectAs(ana)
        expect([topic, await refusedSubscription(client, topic)]).toEqual([topic, true])
        await send([bia.accountId])
        const mine = client.connected ? client : (await connectAs(ana)).client
        await mine.subscribeAsync(topicOf(ana.accountId))
        await send([ana.accountId])
        if (mine === client) await expect.poll(() => heard.length).toBe(1)
        expect(heard.every((each) => each.topic === topicOf(ana.accountId))).toBe(true)
        await client.endAsync(true)
      }
    })

    it.each([false, true])('allows nobody to publish, retained: %s', async (retain) => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const hers = await listening(bia)
      for (const topic of [topicOf(bia.accountId), topicOf(ana.accountId), '$SYS/trampolim', 'anything']) {
        const { client, closed } = await connectAs(ana)
        client.publish(topic, JSON.stringify({ ...hint, about: 'board' }), { retain })
        await expect.poll(closed).toBe(true)
      }
      const late = await listening(bia)
      await send([bia.accountId])
      await expect.poll(() => [hers.heard.length, late.heard.length]).toEqual([1, 1])
      expect([...hers.heard, ...late.heard].map((each) => each.hint)).toEqual([hint, hint])
    })

    it('publishes nobody’s last will', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const { heard } = await listening(bia)
      const will = { topic: topicOf(bia.accountId), payload: Buffer.from(JSON.stringify({ ...hint, about: 'board' })) }
      await connectAs(ana, { will: { ...will, qos: 0, retain: true } }).then(
        ({ client }) => (client.stream as NodeJS.WritableStream & { destroy: () => void }).destroy(),
        () => undefined,
      )
      await send([bia.accountId])
      await expect.poll(() => heard.length).toBe(1)
      const late = await listening(bia)
      await send([bia.accountId])
      await expect.poll(() => [heard.length, late.heard.length]).toEqual([2, 1])
      expect(heard.map((each) => each.hint)).toEqual([hint, hint])
    })

    it('closes a connection that sends too large a packet', async () => {
      const { client, closed } = await connectAs(await signedIn())
      client.publish('anything', Buffer.alloc(200_000))
      await expect.poll(closed).toBe(true)
    })

    it('admits nobody without a recent ticket of their own session', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const { secret } = house.configuration
      const old = newTicket(secret, { sessionId: ana.sessionId, now: new Date(house.now().getTime() - 60_000) })
      const hers = newTicket(secret, { sessionId: bia.sessionId, now: house.now() })
      const forged = newTicket(
        { current: 'another secret', former: [] },
        { sessionId: ana.sessionId, now: house.now() },
      )
      const { ticket } = newTicket(secret, { sessionId: ana.sessionId, now: house.now() })
      const tries: Partial<IClientOptions>[] = [
        ...[old, hers, forged].map((each) => ({ password: each.ticket })),
        { password: '' },
        { password: `${ticket}0` },
        { password: 'x'.repeat(500) },
        { username: bia.sessionId, password: ticket },
        { username: ana.accountId, password: ticket },
      ]
      for (const wrong of tries) await expect(connectAs(ana, wrong)).rejects.toThrow()
      await connectAs(ana, { password: ticket })
    })

    it('closes the connections of a session that ends, and admits it no more', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const [one, other, hers] = [await listening(ana), await listening(ana), await listening(bia)]
      const { ticket } = await house.as(realtimeRoutes, ana).openRealtime({})
      await house.database.transaction().execute((tx) => endAllSessions(tx, ana.accountId))
      await expect.poll(() => [one.closed(), other.closed()]).toEqual([true, true])
      await expect(connectAs(ana, { password: ticket })).rejects.toThrow()
      expect(hers.closed()).toBe(false)
    })

    it('withstands 1,000 wrong tickets and meanwhile answers the right ones', async () => {
      const [ana, bia] = [await signedIn(), await signedIn()]
      const { heard } = await listening(bia)
      const { url, username } = await house.as(realtimeRoutes, ana).openRealtime({})
      const wrong = () => {
        const password = randomBytes(32).toString('base64url')
        const clientId = randomBytes(8).toString('hex')
        return connectTo(url, { username, password, clientId, protocolVersion: 4, reconnectPeriod: 0 }).then(
          () => 'in',
          () => 'out',
        )
      }
      const results: string[] = []
      for (let round = 0; round < 20; round += 1)
        results.push(...(await Promise.all(Array.from({ length: 50 }, wrong))))
      expect(new Set(results)).toEqual(new Set(['out']))
      await send([bia.accountId])
      await expect.poll(() => heard.length).toBe(1)
      await listening(ana)
    })
  })
})
