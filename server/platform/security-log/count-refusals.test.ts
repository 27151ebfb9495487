import { requestRefusalEntries } from '@trampolim/marketplace/security/security-events.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/connect.ts'
import { createApp } from '../http/app.ts'
import { serveHealth } from '../http/health.ts'
import { serve } from '../http/service.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { countRefusals, type RefusalCounter } from './count-refusals.ts'
import { readSecurityEvents } from './queries.ts'

describe('a request that is refused before any call is known', async () => {
  const house = await testHouse({}, { spoilt: true })
  let counter: RefusalCounter
  beforeEach(() => {
    counter = countRefusals(house)
  })
  afterEach(() => counter.stop())

  const log = () => readSecurityEvents(house.database, { since: new Date(0), most: 1000 })
  const about = async () => (await log()).map(({ call, code, place, count }) => ({ call, code, place, count }))
  const flood = (address: string, call = 'POST /login') =>
    counter.note({ call, code: 'too_many_requests', address, requestId: 'a' })

  async function anApp() {
    const configuration = { ...house.configuration, localOnly: false }
    const metrics = openMetrics()
    const app = await createApp({ configuration, log: house.log, metrics, noteRefusal: counter.note })
    app.all('/page', async () => 'a page')
    serveHealth(app, { ...house, configuration }, metrics)
    const service = {
      base: '/api/gateway',
      title: 'a service',
      publicUrl: configuration.publicUrl,
      router: {},
    } as const
    await serve(app, service, async ({ id, asker }) => ({ ...house.asking(null, asker), requestId: id }))
    return app
  }

  it.each([
    ['foreign_origin', 'POST /page', { method: 'POST', url: '/page?name=ana', headers: { origin: 'https://x.test' } }],
    ['malformed_request', 'GET /page', { method: 'GET', url: '/page', headers: { 'content-length': '9' } }],
    ['call_not_found', 'GET /api/gateway/*', { method: 'GET', url: '/api/gateway/admin/ana@exemplo.com.br' }],
    ['metrics_closed', 'GET /metrics', { method: 'GET', url: '/metrics' }],
    [
      'file_too_large',
      'POST /page',
      {
        method: 'POST',
        url: '/page',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(300_000)),
      },
    ],
  ] as const)('as %s is logged, only with its route and network', async (code, call, asked) => {
    const app = await anApp()
    await app.inject({ ...asked, remoteAddress: '198.51.100.7' })
    await counter.write()
    expect(await log()).toEqual([
      {
        kind: 'refusal',
        call,
        code,
        actorId: null,
        about: {},
        target: null,
        place: '198.51.100.0/24',
        count: 1,
        lastAt: house.now(),
      },
    ])
  })

  it('for exceeding the limit is logged', async () => {
    const app = await anApp()
    const ask = () => app.inject({ url: '/page', remoteAddress: '198.51.100.7' })
    for (let asked = 0; asked < 1200; asked += 1) await ask()
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([429, 429])
    await counter.write()
    expect(await about()).toEqual([
      { call: 'GET /page', code: 'too_many_requests', place: '198.51.100.0/24', count: 2 },
    ])
  })

  it('isn’t logged if it doesn’t indicate an attack', async () => {
    counter.note({ call: 'GET /file', code: 'file_being_checked', address: '198.51.100.7', requestId: 'a' })
    await counter.write()
    expect(await log()).toEqual([])
  })

  it('makes no query until it is written, a flood in one statement', async () => {
    for (let last = 0; last < 10_000; last += 1) flood(`198.51.100.${last % 256}`)
    expect(await log()).toEqual([])
    await counter.write()
    for (let times = 0; times < 5; times += 1) flood('198.51.100.1')
    await counter.write()
    expect(await about()).toEqual([
      { call: 'POST /login', code: 'too_many_requests', place: '198.51.100.0/24', count: 10_005 },
    ])
  })

  it('creates few entries in a window, for any number of networks and paths', async () => {
    for (let network = 0; network < 5000; network += 1)
      flood(`10.${network >> 8}.${network & 255}.1`, `GET /${network % 9}`)
    await counter.write()
    flood('192.0.2.1')
    await counter.write()
    const entries = await about()
    expect(entries).toHaveLength(requestRefusalEntries + 1)
    expect(entries).toContainEqual({
      call: 'any request',
      code: 'too_many_requests',
      place: 'unknown',
      count: 5001 - requestRefusalEntries,
    })
    house.clock.pass(600)
    flood('192.0.2.1')
    await counter.write()
    expect(await about()).toContainEqual(expect.objectContaining({ place: '192.0.2.0/24', count: 1 }))
  })

  it('is kept while it can’t be written, and counted once', async () => {
    flood('198.51.100.1')
    await sql`alter table security_event rename to security_event_away`.execute(house.owner)
    await counter.write()
    flood('198.51.100.2')
    await counter.write()
    await sql`alter table security_event_away rename to security_event`.execute(house.owner)
    await Promise.all([counter.write(), counter.write()])
    expect(await about()).toMatchObject([{ place: '198.51.100.0/24', count: 2 }])
  })

  it('is refused even without a database', async () => {
    const { database } = openDatabase('postgres://nobody@127.0.0.1:1/nothing', {
      connections: 1,
      statementTimeout: 1000,
      connectionTimeout: 1000,
      idleTransactionTimeout: 1000,
    })
    counter = countRefusals({ ...house, database })
    const app = await anApp()
    const answered = await app.inject({ method: 'POST', url: '/page' })
    await counter.write()
    await counter.stop()
    await database.destroy()
    expect(answered.json()).toMatchObject({ code: 'foreign_origin' })
  })
})
