import type { FastifyInstance } from 'fastify'
import { hearHints } from '../platform/broker/hear-hints.ts'
import { openRabbitmq } from '../platform/broker/rabbitmq.ts'
import type { BrokerSettings } from '../platform/configuration.ts'
import type { House } from '../platform/house.ts'
import { watchBroker } from '../platform/metrics/metrics.ts'
import { hashToken, sameSecret } from '../platform/tokens.ts'
import { admitBy, type Realtime, type RealtimeOptions } from './admit.ts'
import { decide, type Question, questions } from './broker-rights.ts'

/** The lock of the database that the one process holds which passes hints on to RabbitMQ. */
const lock = 71_230_001
const bodyLimit = 4096

/**
 * Passes hints on to RabbitMQ from one process of all, and answers in each of them what it asks about its clients: who may
 * connect, subscribe and publish (its HTTP auth backend).
 */
export async function serveRabbitmq(
  app: FastifyInstance,
  house: House,
  { databaseUrl, metrics, settings }: RealtimeOptions & { settings: BrokerSettings },
): Promise<Realtime> {
  const rabbitmq = openRabbitmq(settings, house.log)
  const hearing = hearHints(databaseUrl, {
    log: house.log,
    lock,
    hear(heard) {
      if ('ended' in heard) {
        rabbitmq.endSession(heard.ended).catch((err: unknown) => {
          house.log.warn({ err }, 'connections of an ended session may be open')
        })
        return
      }
      metrics.hints.inc({ event: heard.hint.event })
      rabbitmq.publish(heard.to, heard.hint)
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
      await hearing.stop()
      await rabbitmq.stop()
    },
  }
}
