import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import type { Admit } from '../platform/broker/embedded.ts'
import type { House } from '../platform/house.ts'
import { ownerOfSession } from './queries.ts'

/** The questions of RabbitMQ's HTTP auth backend, by the last part of the addresses that are configured there. */
export const questions = ['user', 'vhost', 'resource', 'topic'] as const
export type Question = (typeof questions)[number]

/** RabbitMQ's own exchange for MQTT. */
const exchange = 'amq.topic'
/** The queue that RabbitMQ creates for a client and deletes with its connection. */
const ownQueueOf = (clientId: string) => `mqtt-subscription-${clientId}qos0`

type Asked = Readonly<Record<string, string | undefined>>

/**
 * Decides what a client of RabbitMQ may do: connect with a ticket, have a queue that ends with its connection, and bind
 * it to its person's topic. Nothing else is allowed: no publishing, no last will, no wildcards, no permanent queues.
 */
export async function decide(
  { database, now }: House,
  { question, admit, asked }: { question: Question; admit: Admit; asked: Asked },
): Promise<boolean> {
  const { username = '', password = '', name = '', permission, resource, routing_key: key, client_id: clientId } = asked
  switch (question) {
    case 'user':
      return (await admit(username, password)) !== null
    case 'vhost':
      return true
    case 'resource':
      if (resource === 'exchange') return name === exchange && permission === 'read'
      return resource === 'queue' && clientId !== undefined && name === ownQueueOf(clientId)
    case 'topic': {
      if (permission !== 'read' || name !== exchange) return false
      const owner = await ownerOfSession(database, { sessionId: username, now: now() })
      return owner !== null && key === topicOf(owner.accountId).replaceAll('/', '.')
    }
  }
}
