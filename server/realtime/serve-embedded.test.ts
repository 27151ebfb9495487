import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { connect, type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startSession } from '../accounts/sessions/sessions.ts'
import { mostConnections, wrongTickets } from '../platform/broker/embedded.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import { newTicket } from '../platform/broker/ticket.ts'
import { createApp } from '../platform/http/app.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { serveEmbedded } from './serve-embedded.ts'

describe('the embedded broker', async () => {
  // Behind a proxy, so that each test has networks of its own.
  const house = await testHouse({ publicUrl: 'https://trampolim.test', trustProxy: { hops: 1 }, localOnly: false })
  const metrics = openMetrics()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics })
  const realtime = await serveEmbedded(app, house, { databaseUrl: house.databaseUrl, metrics })
  app.get('/page', async () => 'a page')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/ws`
  const origin = 'https://trampolim.test'
  const open: MqttClient[] = []
  beforeEach(() => expect.poll(realtime.isThere).toBe(true))
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.endAsync(true)))
    await expect.poll(() => realtime.broker.counts()).toEqual({ people: 0, connected: 0, unproved: 0, networks: 0 })
  })
  afterAll(async () => {
    await app.close()
    await realtime.stop()
  })

  async function credentialsOf(email = 'ana@exemplo.com.br') {
    const { accountId } = await insertAccount(house, { email, role: 'user:professional' })
    const { sessionId } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    return {
      accountId,
      username: sessionId,
      password: newTicket(house.configuration.secret, { sessionId, now: house.now() }).ticket,
    }
  }

  function connectFrom(network: string, options: IClientOptions): Promise<string> {
    const headers = { origin, 'x-forwarded-for': network }
    const client = connect(url, { protocolVersion: 4, reconnectPeriod: 0, wsOptions: { headers }, ...options })
    open.push(client)
    let said = 'closed'
    client.on('error', (problem) => {
      said = problem.message
    })
    return new Promise((done) => {
      client.once('connect', () => done('connected'))
      client.once('close', () => done(said))
    })
  }

  /** Opens a WebSocket; returns its protocol, or the status that refused it. */
  async function upgrade(headers: Record<string, string>, protocols = ['mqtt'], to = url): Promise<string | number> {
    const socket = new WebSocket(to, protocols, { headers: { 'x-forwarded-for': '203.0.113.9', ...headers } })
    socket.on('error', () => undefined)
    const answer = await new Promise<string | number>((done) => {
      socket.once('open', () => done(socket.protocol))
      socket.once('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
      socket.once('close', () => done('closed'))
    })
    socket.terminate()
    return answer
  }

  it('sends each packet as one frame', async () => {
    const { accountId, ...credentials } = await credentialsOf()
    const frames: number[] = []
    const client = connect(url, {
      ...{ protocolVersion: 4, reconnectPeriod: 0, ...credentials },
      createWebsocket: (address, protocols) => {
        const socket = new WebSocket(address, protocols, { headers: { origin, 'x-forwarded-for': '203.0.113.8' } })
        socket.on('message', (data) => frames.push((data as Buffer).length))
        return socket
      },
    })
    open.push(client)
    await new Promise<unknown>((done) => client.once('connect', done))
    await client.subscribeAsync(topicOf(accountId))
    const heard = new Promise<Buffer>((done) => client.once('message', (_topic, payload) => done(payload)))
    const hint = { event: 'updateuser', about: 'board', jobId: null } as const
    await house.database.transaction().execute((tx) => sendHint(tx, { to: [accountId], hint }))
    const payload = await heard
    expect(frames).toEqual([4, 5, 4 + topicOf(accountId).length + payload.length])
  })

  it('is reached from the product’s own pages and by programs, but not from other sites', async () => {
    expect(await upgrade({ origin })).toBe('mqtt')
    expect(await upgrade({})).toBe('mqtt')
    for (const other of [
      'https://elsewhere.test',
      'http://trampolim.test',
      'https://trampolim.test.elsewhere.test',
      'null',
    ])
      expect([other, await upgrade({ origin: other })]).toEqual([other, 400])
  })

  it('is at its path alone, and an offer of another protocol changes nothing', async () => {
    expect(await upgrade({ origin }, ['mqtt'], url.replace('/ws', '/page'))).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/ws`)).status).toBe(404)
    const asked = request({ port, path: '/page', headers: { connection: 'Upgrade', upgrade: 'h2c' } }).end()
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(200)
    response.resume()
  })

  it('limits the connections of a person, and those of a network that have not yet authenticated', async () => {
    const credentials = await credentialsOf()
    const network = '203.0.113.10'
    for (let tab = 0; tab < mostConnections.ofPerson; tab += 1) {
      expect(await connectFrom(network, credentials)).toBe('connected')
    }
    expect(await connectFrom(network, credentials)).toContain('Server unavailable')
    const silent = Array.from({ length: mostConnections.unprovedOfNetwork }, () => {
      const socket = new WebSocket(url, ['mqtt'], { headers: { origin, 'x-forwarded-for': network } })
      socket.on('error', () => undefined)
      return socket
    })
    await Promise.all(silent.map((socket) => once(socket, 'open')))
    await expect.poll(() => realtime.broker.counts().unproved).toBe(mostConnections.unprovedOfNetwork)
    expect(await connectFrom(network, credentials)).toBe('closed')
    expect(await connectFrom('203.0.113.11', await credentialsOf('bia@exemplo.com.br'))).toBe('connected')
    for (const socket of silent) socket.terminate()
  })

  it('slows down 1,000 wrong tickets of a network, then answers none, and keeps nothing of them', async () => {
    const credentials = await credentialsOf()
    const network = '203.0.113.12'
    const begun = performance.now()
    for (let round = 0; round < 20; round += 1) {
      const wrong = Array.from({ length: 50 }, () => connectFrom(network, { ...credentials, password: 'errado' }))
      expect(new Set(await Promise.all(wrong)).has('connected')).toBe(false)
      await Promise.all(open.splice(0).map((client) => client.endAsync(true)))
    }
    expect(performance.now() - begun).toBeGreaterThan(wrongTickets.pause)
    expect(await connectFrom(network, credentials)).toBe('closed')
    expect(await connectFrom('203.0.113.13', credentials)).toBe('connected')
    expect(await metrics.registry.metrics()).toMatch(/realtime_refusals_total\{why="ticket"\} 2\d\d/)
  })

  it('notifies everybody that hints may be missing once the connection to the database is back', async () => {
    const { accountId, ...credentials } = await credentialsOf()
    expect(await connectFrom('203.0.113.16', credentials)).toBe('connected')
    const heard: unknown[] = []
    open[0]?.on('message', (_topic, payload) => heard.push(JSON.parse(payload.toString())))
    await open[0]?.subscribeAsync(topicOf(accountId))
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'trampolim hints' and datname = current_database()
    `.execute(house.database)
    await expect.poll(() => heard).toEqual([{ event: 'updateuser', about: 'everything', jobId: null }])
    const hint = { event: 'updateuser', about: 'board', jobId: null } as const
    await house.database.transaction().execute((tx) => sendHint(tx, { to: [accountId], hint }))
    await expect.poll(() => heard.at(-1)).toEqual(hint)
  })

  it('closes connections of sessions that expire', async () => {
    expect(await connectFrom('203.0.113.14', await credentialsOf())).toBe('connected')
    house.clock.pass(13 * 60 * 60)
    await realtime.broker.sweep()
    await expect.poll(() => open[0]?.connected).toBe(false)
  })

  it('refuses connections that would outlast their session or never send a sign of life', async () => {
    const credentials = await credentialsOf()
    const network = '203.0.113.15'
    const will = { topic: 'people/x', payload: Buffer.from('adeus'), qos: 0, retain: false } as const
    for (const asked of [
      { clean: false, clientId: 'a' },
      { keepalive: 0 },
      { keepalive: 3600 },
      { will },
      { clientId: 'x'.repeat(65) },
    ])
      expect([asked, await connectFrom(network, { ...credentials, ...asked })]).not.toEqual([asked, 'connected'])
  })
})
