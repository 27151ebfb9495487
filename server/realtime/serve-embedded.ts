import websocket from '@fastify/websocket'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'
import type { FastifyInstance } from 'fastify'
import { type EmbeddedBroker, openBroker } from '../platform/broker/embedded.ts'
import { hearHints } from '../platform/broker/hear-hints.ts'
import { longestPacket } from '../platform/broker/packets.ts'
import type { House } from '../platform/house.ts'
import { isOwnOrigin } from '../platform/http/caller/origin.ts'
import { isFromThisMachine } from '../platform/http/caller/proxies.ts'
import { refuseRequest } from '../platform/http/refusals/refuse-request.ts'
import { countConnections, watchBroker } from '../platform/metrics/metrics.ts'
import { admitBy, type Realtime, type RealtimeOptions } from './admit.ts'
import { lastingSessions } from './queries.ts'

/** Serves the embedded broker at `/ws`, and passes on to its clients what the database tells of hints. */
export async function serveEmbedded(
  app: FastifyInstance,
  house: House,
  { databaseUrl, metrics }: RealtimeOptions,
): Promise<Realtime & { broker: EmbeddedBroker }> {
  const { configuration, database, log, now } = house
  const broker = await openBroker({
    log,
    admit: admitBy(house),
    lasting: (sessionIds) => lastingSessions(database, { sessionIds, now: now() }),
    refused: (why) => metrics.hintRefusals.inc({ why }),
  })
  countConnections(metrics, () => broker.counts().connected)
  const hearing = hearHints(databaseUrl, {
    log,
    hear(heard) {
      if ('ended' in heard) return broker.endSession(heard.ended)
      metrics.hints.inc({ event: heard.hint.event })
      broker.publish(heard.to, heard.hint)
    },
    missed: () => broker.publishToAll({ event: 'updateuser', about: 'everything', jobId: null }),
  })
  watchBroker(metrics, { isThere: hearing.isHearing })
  await app.register(websocket, {
    options: {
      maxPayload: longestPacket,
      perMessageDeflate: false,
      handleProtocols: (offered: Set<string>) => (offered.has('mqtt') ? 'mqtt' : false),
    },
    errorHandler: (_problem, socket) => socket.terminate(),
  })
  app.route({
    method: 'GET',
    url: brokerDefaults.path,
    preValidation: async (request, reply) => {
      const { origin } = request.headers
      // Programs send none, and a ticket is needed anyway; browsers always do.
      if (origin === undefined || isOwnOrigin(origin, configuration.publicUrl)) return
      return refuseRequest(request, reply, { code: 'foreign_origin' })
    },
    handler: (request, reply) => refuseRequest(request, reply, { code: 'call_not_found' }),
    wsHandler: (socket, request) => {
      const isOwnMachine = configuration.localOnly && isFromThisMachine(request.raw)
      broker.accept(socket, { network: isOwnMachine ? null : request.asker, request: request.raw })
    },
  })
  return {
    broker,
    isThere: hearing.isHearing,
    async stop() {
      await hearing.stop()
      await broker.stop()
    },
  }
}
