import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { connect } from 'mqtt'
import type { Logger } from 'pino'
import type { BrokerSettings } from '../configuration.ts'

export type RabbitMq = {
  isThere: () => boolean
  /** Sends a hint to people; it is lost while the broker is away. */
  publish: (to: readonly string[], hint: Hint) => void
  /** Closes the connections of a session that ended. */
  endSession: (sessionId: string) => Promise<void>
  stop: () => Promise<void>
}

const reconnectAfter = 2000
const within = 5000

/** Publishes to a RabbitMQ, and reconnects to it, or to the next node of its cluster, for as long as this process runs. */
export function openRabbitmq(
  { urls, managementUrls }: Pick<BrokerSettings, 'urls' | 'managementUrls'>,
  log: Logger,
): RabbitMq {
  const [first = ''] = urls
  const client = connect(first, {
    servers: urls.map(serverOf),
    protocolVersion: 4,
    clean: true,
    keepalive: 15,
    reconnectPeriod: reconnectAfter,
    connectTimeout: within,
    // What can't be sent now is a hint that is lost.
    queueQoSZero: false,
  })
  let complained = false
  client.on('connect', () => {
    if (complained) log.warn('the broker answers again')
    complained = false
  })
  client.on('error', (err) => {
    if (!complained) log.error({ err }, 'the broker does not answer')
    complained = true
  })
  return {
    isThere: () => client.connected,
    publish(to, hint) {
      if (!client.connected) return
      const payload = JSON.stringify(hint)
      for (const accountId of to) client.publish(topicOf(accountId), payload, { qos: 0 })
    },
    async endSession(sessionId) {
      let failure: unknown
      for (const managementUrl of managementUrls) {
        try {
          return await closeConnections(managementUrl, sessionId)
        } catch (problem) {
          failure = problem
        }
      }
      throw failure
    },
    async stop() {
      await client.endAsync(true)
    },
  }
}

const usualPorts = { mqtt: 1883, mqtts: 8883 } as const

/** A node as the library knows it; all have the first one's user and password. */
function serverOf(url: string) {
  const { hostname: host, port, protocol } = new URL(url)
  const named = protocol === 'mqtts:' ? 'mqtts' : 'mqtt'
  return { host, port: Number(port) || usualPorts[named], protocol: named } as const
}

/** Closes a session's connections to any node of the cluster, by the management of one. */
async function closeConnections(managementUrl: string, sessionId: string) {
  const { username, password, origin, pathname } = new URL(managementUrl)
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const answer = await fetch(`${origin}${pathname.replace(/\/$/, '')}/api/connections/username/${sessionId}`, {
    method: 'DELETE',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}`, 'x-reason': 'signed out' },
    signal: AbortSignal.timeout(within),
  })
  // Most sessions have no connection.
  if (!answer.ok && answer.status !== 404) throw new Error(`RabbitMQ's management answered ${answer.status}`)
}
