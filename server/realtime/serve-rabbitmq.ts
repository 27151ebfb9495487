import type { FastifyInstance } from 'fastify'
import { listenForHints } from '../platform/broker/listen-for-hints.ts'
import { openRabbitmq } from '../platform/broker/rabbitmq.ts'
import type { BrokerSettings } from '../platform/configuration.ts'
import type { House } from '../platform/house.ts'
import { watchBroker } from '../platform/metrics/metrics.ts'
import { hashToken, sameSecret } from '../platform/tokens.ts'
import { admitBy, type Realtime, type RealtimeOptions } from './admit.ts'
import { decide, type Question, questions } from './broker-rights.ts'

/** The database lock held by the one process that passes hints on to RabbitMQ. */
const lock = 71_230_001
const bodyLimit = 4096

/**
 * Passes hints on to RabbitMQ from one of all processes. Every process answers RabbitMQ's questions about its clients:
 * who may connect, subscribe and publish (its HTTP auth backend).
 */
export async function serveRabbitmq(
  app: FastifyInstance,
  house: House,
  { databaseUrl, metrics, settings }: RealtimeOptions & { settings: BrokerSettings },
): Promise<Realtime> {
  const rabbitmq = openRabbitmq(settings, house.log)
  const listener = listenForHints(databaseUrl, {
    log: house.log,
    lock,
    onMessage(message) {
      if ('ended' in message) {
        rabbitmq.endSession(message.ended).catch((err: unknown) => {
          house.log.warn({ err }, 'connections of an ended session may be open')
        })
        return
      }
      metrics.hints.inc({ event: message.hint.event })
      rabbitmq.publish(message.to, message.hint)
    },
    missed: () => undefined,
  })
  watchBroker(metrics, rabbitmq)
  await app.register(async (asked) => {
    asked.removeAllContentTypeParsers()
    asked.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    asked.post<{ Params: { secret: string; question: string }; Body: Record<string, string> }>(
      '/broker/:secret/:question',
      // The secret in the path is the proof, and RabbitMQ asks often.
      { config: { carriesOwnProof: true, rateLimit: false } },
      async ({ params, body }, reply) => {
        const isKnown = sameSecret(hashToken(params.secret), hashToken(settings.authSecret))
        const question = params.question as Question
        if (!isKnown || !questions.includes(question)) return reply.status(404).send('deny')
        const allowed = await decide(house, { question, admit: admitBy(house), asked: body ?? {} })
        return reply.type('text/plain').send(allowed ? 'allow' : 'deny')
      },
    )
  })
  return {
    isThere: rabbitmq.isThere,
    async stop() {
      await listener.stop()
      await rabbitmq.stop()
    },
  }
}
