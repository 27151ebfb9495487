import websocket from '@fastify/websocket'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'
import type { FastifyInstance } from 'fastify'
import { type EmbeddedBroker, openBroker } from '../platform/broker/embedded.ts'
import { listenForHints } from '../platform/broker/listen-for-hints.ts'
import { longestPacket } from '../platform/broker/packets.ts'
import type { House } from '../platform/house.ts'
import { isOwnOrigin } from '../platform/http/caller/origin.ts'
import { isFromThisMachine } from '../platform/http/caller/proxies.ts'
import { refuseRequest } from '../platform/http/refusals/refuse-request.ts'
import { countConnections, watchBroker } from '../platform/metrics/metrics.ts'
import { admitBy, type Realtime, type RealtimeOptions } from './admit.ts'
import { lastingSessions } from './queries.ts'

/** Serves the embedded broker at `/ws`, and passes hints from the database on to its clients. */
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
  const listener = listenForHints(databaseUrl, {
    log,
    onMessage(message) {
      if ('ended' in message) return broker.endSession(message.ended)
      metrics.hints.inc({ event: message.hint.event })
      broker.publish(message.to, message.hint)
    },
    missed: () => broker.publishToAll({ event: 'updateuser', about: 'everything', jobId: null }),
  })
  watchBroker(metrics, { isThere: listener.isListening })
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
      // Programs send no origin, and a ticket is needed anyway; browsers always send one.
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
    isThere: listener.isListening,
    async stop() {
      await listener.stop()
      await broker.stop()
    },
  }
}
