import { randomBytes } from 'node:crypto'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { connect } from 'mqtt'
import type { Logger } from 'pino'
import type { BrokerSettings } from '../configuration.ts'

export type RabbitMq = {
  /** Whether any node can be reached. */
  isThere: () => boolean
  /** The nodes by host and port, and whether each can be reached. */
  nodes: () => readonly { host: string; isThere: boolean }[]
  /**
   * Sends a hint to people, whichever node they are connected to. It is lost for people whose node can't be reached.
   */
  publish: (to: readonly string[], hint: Hint) => void
  /** Closes the connections of an ended session at all nodes; fails if one node can't be reached. */
  endSession: (sessionId: string) => Promise<void>
  stop: () => Promise<void>
}

const reconnectAfter = 2000
const within = 5000
/** How often each node sends a pulse to the others, and for how long a pulse counts, in milliseconds. */
const pulse = { every: 1000, lasts: 4000 } as const

/**
 * Publishes to RabbitMQ, and stays connected to each of its nodes as long as this process runs. Nodes that receive each
 * other's messages, as in a cluster, get a hint once, at one of them. Nodes that don't, because they are separated or
 * were never joined, get it each.
 */
export function openRabbitmq(
  { urls, managementUrls }: Pick<BrokerSettings, 'urls' | 'managementUrls'>,
  log: Logger,
): RabbitMq {
  const topic = `publishers/${randomBytes(12).toString('hex')}`
  const nodes = urls.map((url) => openNode(url, { topic, isAlone: urls.length === 1 }, log))
  const pulsing = setInterval(() => {
    for (const node of nodes) node.tellOthers()
  }, pulse.every)
  pulsing.unref()

  /** The smallest set of nodes that reaches everybody. */
  function speakers() {
    const speaking: typeof nodes = []
    for (const node of nodes) {
      if (node.isThere() && !speaking.some(({ host }) => node.hears(host))) speaking.push(node)
    }
    return speaking
  }

  return {
    isThere: () => nodes.some((node) => node.isThere()),
    nodes: () => nodes.map(({ host, isThere }) => ({ host, isThere: isThere() })),
    publish(to, hint) {
      const payload = JSON.stringify(hint)
      for (const node of speakers()) for (const accountId of to) node.publish(topicOf(accountId), payload)
    },
    async endSession(sessionId) {
      const asked = await Promise.allSettled(managementUrls.map((url) => closeConnections(url, sessionId)))
      const failed = asked.find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
    },
    async stop() {
      clearInterval(pulsing)
      await Promise.all(nodes.map((node) => node.stop()))
    },
  }
}

/** A connection to one node; it is reopened whenever it is lost. */
function openNode(url: string, { topic, isAlone }: { topic: string; isAlone: boolean }, log: Logger) {
  const { host } = new URL(url)
  /** When another node's pulse last arrived through this one. */
  const heard = new Map<string, number>()
  let complained = false
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    keepalive: 15,
    reconnectPeriod: reconnectAfter,
    connectTimeout: within,
    resubscribe: false,
    // A hint that can't be sent now is dropped.
    queueQoSZero: false,
  })
  client.on('connect', () => {
    if (complained) log.warn({ host }, 'the broker answers again')
    complained = false
    if (!isAlone) client.subscribe(topic, { qos: 0 }, () => undefined)
  })
  client.on('message', (_topic, payload) => heard.set(payload.toString(), performance.now()))
  client.on('close', () => heard.clear())
  client.on('error', (err) => {
    if (!complained) log.error({ err, host }, 'the broker does not answer')
    complained = true
  })
  const publish = (to: string, payload: string) => {
    if (client.connected) client.publish(to, payload, { qos: 0 })
  }
  return {
    host,
    isThere: () => client.connected,
    hears: (other: string) => performance.now() - (heard.get(other) ?? Number.NEGATIVE_INFINITY) < pulse.lasts,
    tellOthers() {
      if (!isAlone) publish(topic, host)
    },
    publish,
    stop: () => client.endAsync(true),
  }
}

/** Closes a session's connections through the management API of one node in the cluster. */
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
