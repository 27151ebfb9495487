import type { FastifyInstance } from 'fastify'
import type { House } from '../platform/house.ts'
import type { Realtime, RealtimeOptions } from './admit.ts'
import { serveEmbedded } from './serve-embedded.ts'
import { serveRabbitmq } from './serve-rabbitmq.ts'

/** Serves what real time needs of us: the broker itself, or what RabbitMQ asks us where there is one. */
export function serveRealtime(app: FastifyInstance, house: House, options: RealtimeOptions): Promise<Realtime> {
  return house.configuration.broker
    ? serveRabbitmq(app, house, { ...options, settings: house.configuration.broker })
    : serveEmbedded(app, house, options)
}
