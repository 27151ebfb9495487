import { testHouse } from '@trampolim/tests/house.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { House } from '../house.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { serveHealth } from './health.ts'

type Asked = { headers?: Record<string, string>; remoteAddress?: string }

const house = await testHouse()

async function answers(changes: Partial<House['configuration']> = {}, asked: Asked = {}) {
  const app = fastify()
  serveHealth(app, { ...house, configuration: { ...house.configuration, ...changes } }, openMetrics())
  const ready = await app.inject('/readyz')
  const alive = await app.inject('/healthz')
  const metrics = await app.inject({ url: '/metrics', ...asked })
  await app.close()
  return { ready: ready.statusCode, alive: alive.statusCode, status: metrics.statusCode, metrics: metrics.body }
}

it('is alive and ready, and serves its metrics', async () => {
  const { ready, alive, metrics } = await answers()
  expect([ready, alive]).toEqual([200, 200])
  expect(metrics).toContain('process_resident_memory_bytes')
})

it('is not ready while the database lacks a migration', async () => {
  const [first] = await house.database.selectFrom('migration').selectAll().orderBy('name').limit(1).execute()
  await house.owner.deleteFrom('migration').where('name', '=', first!.name).execute()
  const { ready, alive } = await answers()
  await house.owner.insertInto('migration').values(first!).execute()
  expect([ready, alive]).toEqual([503, 200])
})

const token = 't'.repeat(32)

it.each([
  ['a forwarded request', {}, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a request that a proxy marked', {}, { headers: { via: '1.1 proxy' } }],
  ['another machine', {}, { remoteAddress: '203.0.113.7' }],
  ['another machine that names this one', {}, { remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': '::1' } }],
  ['this machine where a proxy may stand in front', { localOnly: false }, {}],
  ['no token where there is one', { metricsToken: token }, {}],
  ['a wrong token', { metricsToken: token }, { headers: { authorization: `Bearer ${token}x` } }],
  ['a token where there is none', { localOnly: false }, { headers: { authorization: `Bearer ${token}` } }],
])('refuses its metrics to %s', async (_who, changes, asked) => {
  const { status, metrics } = await answers(changes, asked as Asked)
  expect([status, JSON.parse(metrics)]).toMatchObject([403, { code: 'metrics_closed' }])
})

it('serves its metrics with the token, from anywhere', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const asked = { remoteAddress: '203.0.113.7', headers }
  expect(await answers({ localOnly: false, metricsToken: token }, asked)).toMatchObject({ status: 200 })
})
