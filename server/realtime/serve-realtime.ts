import type { FastifyInstance } from 'fastify'
import type { House } from '../platform/house.ts'
import type { Realtime, RealtimeOptions } from './admit.ts'
import { serveEmbedded } from './serve-embedded.ts'
import { serveRabbitmq } from './serve-rabbitmq.ts'

/** Serves real-time connections: the embedded broker, or if RabbitMQ is configured, the answers to its questions. */
export function serveRealtime(app: FastifyInstance, house: House, options: RealtimeOptions): Promise<Realtime> {
  return house.configuration.broker
    ? serveRabbitmq(app, house, { ...options, settings: house.configuration.broker })
    : serveEmbedded(app, house, options)
}
