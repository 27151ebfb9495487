import { testHouse } from '@trampolim/tests/house.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { serveHealth } from './health.ts'

const house = await testHouse()

async function answers() {
  const app = fastify()
  serveHealth(app, house, openMetrics())
  const ready = await app.inject('/readyz')
  const alive = await app.inject('/healthz')
  const metrics = await app.inject('/metrics')
  await app.close()
  return { ready: ready.statusCode, alive: alive.statusCode, metrics: metrics.body }
}

it('is alive and ready, and tells its figures', async () => {
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
