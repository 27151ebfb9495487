import { statusOf } from '@trampolim/contract/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DatabaseAway } from '../database/away.ts'
import { isMigrated } from '../database/migrate.ts'
import type { House } from '../house.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { hashToken, sameSecret } from '../tokens.ts'
import { isFromThisMachine } from './proxies.ts'
import { refusalText } from './refusal-text.ts'

/**
 * For whoever watches the process: alive, ready, and its figures. The figures are for whoever holds METRICS_TOKEN, and
 * without it for this machine, as long as nobody else's requests can look as if they came from here.
 */
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
  app.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, house.configuration)) {
      const code = 'metrics_closed'
      return reply.status(statusOf(code)).send({ code, message: refusalText(code) })
    }
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

/** A proxy on this machine that adds no headers can't be told from this machine itself, so where one may stand only the token counts. */
function mayReadFigures(
  { raw, headers }: FastifyRequest,
  { ownMachine, metricsToken }: Pick<House['configuration'], 'ownMachine' | 'metricsToken'>,
): boolean {
  if (metricsToken === null) return ownMachine && isFromThisMachine(raw)
  // Their hashes are of equal length, so a comparison takes the same time whatever was given.
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return given !== undefined && sameSecret(hashToken(given), hashToken(metricsToken))
}
