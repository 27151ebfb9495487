import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseAway } from '../database/away.ts'
import { isMigrated } from '../database/migrating/migrate.ts'
import type { Replica } from '../database/replica/follow-replica.ts'
import type { House } from '../house.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { hashToken, sameSecret } from '../tokens.ts'
import { isFromThisMachine } from './caller/proxies.ts'
import { refuseRequest } from './refusals/refuse-request.ts'

/**
 * Serves monitoring: liveness, readiness and metrics. Metrics require METRICS_TOKEN; without one they are only for this
 * machine, and only if no other machine's request can look local.
 */
export function serveHealth(
  app: FastifyInstance,
  house: House,
  metrics: Metrics,
  {
    isBrokerThere,
    replica,
  }: {
    /** Whether the broker can be reached; undefined if the process doesn't use one. */
    isBrokerThere?: (() => boolean) | undefined
    replica?: Pick<Replica, 'isAway'> | undefined
  } = {},
) {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      if (!(await isMigrated(house.database))) throw new Error('the database lacks migrations')
      // Without the broker only hints are missing, and without the replica searches use the primary. Neither is a
      // reason to direct traffic away from this process.
      return {
        ready: true,
        ...(isBrokerThere && { broker: isBrokerThere() ? 'there' : 'away' }),
        ...(replica && { replica: replica.isAway() ? 'left' : 'read' }),
      }
    } catch (err) {
      if (!(err instanceof DatabaseAway)) house.log.warn({ err }, 'not ready')
      return reply.status(503).send({ ready: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, house.configuration)) {
      return refuseRequest(request, reply, { code: 'metrics_closed' })
    }
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

/**
 * A proxy on this machine that adds no headers looks like a local client. If there may be a proxy, only the token
 * counts.
 */
function mayReadFigures(
  { raw, headers }: FastifyRequest,
  { localOnly, metricsToken }: Pick<House['configuration'], 'localOnly' | 'metricsToken'>,
): boolean {
  if (metricsToken === null) return localOnly && isFromThisMachine(raw)
  // Hashes have equal lengths, so the comparison takes constant time.
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return given !== undefined && sameSecret(hashToken(given), hashToken(metricsToken))
}
