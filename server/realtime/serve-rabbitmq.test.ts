import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { endAllSessions, startSession } from '../accounts/sessions/sessions.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import { newTicket } from '../platform/broker/ticket.ts'
import { createApp } from '../platform/http/app.ts'
import { serveHealth } from '../platform/http/health.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { serveRealtime } from './serve-realtime.ts'

describe('a RabbitMQ that is away', async () => {
  const port = await freePort()
  const authSecret = 'a-secret-of-these-tests-and-of-rabbitmq'
  const broker = {
    ...{ urls: [`mqtt://us:secret@127.0.0.1:${port}`], managementUrls: [`http://us:secret@127.0.0.1:${port}`] },
    ...{ publicUrls: ['wss://hints.trampolim.test/ws'], authSecret },
  }
  const house = await testHouse({ broker })
  const metrics = openMetrics()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics })
  const realtime = await serveRealtime(app, house, { databaseUrl: house.databaseUrl, metrics })
  serveHealth(app, house, metrics, { isBrokerThere: realtime.isThere })
  app.get('/page', async () => 'a page')
  afterAll(async () => {
    await app.close()
    await realtime.stop()
  })

  let person = { accountId: '', sessionId: '' }
  beforeEach(async () => {
    const { accountId } = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const { sessionId } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    person = { accountId, sessionId }
  })

  async function asked(question: string, about: Record<string, string>, secret = authSecret) {
    const answer = await app.inject({
      method: 'POST',
      url: `/broker/${secret}/${question}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: person.sessionId, vhost: '/', ...about }).toString(),
    })
    return answer.statusCode === 200 ? answer.body : answer.statusCode
  }

  it('costs only hints: changes are made, sessions end, and the process stays ready', async () => {
    await house.database
      .transaction()
      .execute((tx) =>
        sendHint(tx, { to: [person.accountId], hint: { event: 'updateuser', about: 'board', jobId: null } }),
      )
    await house.database.transaction().execute((tx) => endAllSessions(tx, person.accountId))
    const { statusCode, body } = await app.inject('/readyz')
    expect([statusCode, JSON.parse(body)]).toEqual([200, { ready: true, broker: 'away' }])
  })

  it('is named as the only other place to which pages connect', async () => {
    const { headers } = await app.inject('/page')
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://hints.trampolim.test;")
  })

  it('accepts the authorised clients, as long as their session lasts', async () => {
    const { ticket } = newTicket(house.configuration.secret, { sessionId: person.sessionId, now: house.now() })
    expect(await asked('user', { password: ticket })).toBe('allow')
    expect(await asked('vhost', {})).toBe('allow')
    expect(await asked('user', { password: 'errado' })).toBe('deny')
    expect(await asked('user', {})).toBe('deny')
    await house.database.transaction().execute((tx) => endAllSessions(tx, person.accountId))
    expect(await asked('user', { password: ticket })).toBe('deny')
  })

  it('allows a client its own queue and its person’s topic, and nothing else', async () => {
    const client = { client_id: 'abc' }
    const queue = { ...client, resource: 'queue', name: 'mqtt-subscription-abcqos0' }
    const exchange = { ...client, resource: 'exchange', name: 'amq.topic' }
    const topic = { ...exchange, resource: 'topic', permission: 'read' }
    const own = topicOf(person.accountId).replace('/', '.')
    for (const permission of ['configure', 'read', 'write']) {
      expect(await asked('resource', { ...queue, permission })).toBe('allow')
      expect(await asked('resource', { ...queue, permission, name: 'mqtt-subscription-abcqos1' })).toBe('deny')
      expect(await asked('resource', { ...queue, permission, name: 'mqtt-subscription-otherqos0' })).toBe('deny')
      expect(await asked('resource', { ...queue, permission, client_id: '' })).toBe('deny')
    }
    expect(await asked('resource', { ...exchange, permission: 'read' })).toBe('allow')
    expect(await asked('resource', { ...exchange, permission: 'write' })).toBe('deny')
    expect(await asked('resource', { ...exchange, name: 'amq.direct', permission: 'read' })).toBe('deny')
    expect(await asked('topic', { ...topic, routing_key: own })).toBe('allow')
    expect(await asked('topic', { ...topic, routing_key: own, permission: 'write' })).toBe('deny')
    for (const key of ['people.#', '#', 'people.*', `${own}.#`, topicOf('f'.repeat(24)).replace('/', '.'), '']) {
      expect([key, await asked('topic', { ...topic, routing_key: key })]).toEqual([key, 'deny'])
    }
  })

  it('gets no answer without the secret', async () => {
    expect(await asked('vhost', {}, 'x'.repeat(40))).toBe(404)
    expect(await asked('anything', {})).toBe(404)
  })
})
