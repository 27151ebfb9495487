import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { DatabaseAway } from '../database/away.ts'
import { isMigrated } from '../database/migrate.ts'
import type { House } from '../house.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** For whoever watches the process: alive, ready, and its figures. */
export function serveHealth(app: FastifyInstance, house: House, metrics: Metrics) {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      if (!(await isMigrated(house.database))) throw new Error('the database lacks migrations')
      await sql`select 1`.execute(house.searchDatabase)
      return { ready: true }
    } catch (err) {
      if (!(err instanceof DatabaseAway)) house.log.warn({ err }, 'not ready')
      return reply.status(503).send({ ready: false })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
