import { randomBytes } from 'node:crypto'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { connect } from 'mqtt'
import type { Logger } from 'pino'
import type { BrokerSettings } from '../configuration.ts'

export type RabbitMq = {
  /** Whether any node is there. */
  isThere: () => boolean
  /** The nodes by host and port, and whether each is there. */
  nodes: () => readonly { host: string; isThere: boolean }[]
  /** Sends a hint to people, at whichever node they are; it is lost for those whose node is away. */
  publish: (to: readonly string[], hint: Hint) => void
  /** Closes the connections of a session that ended, at all nodes; fails if one can't be asked. */
  endSession: (sessionId: string) => Promise<void>
  stop: () => Promise<void>
}

const reconnectAfter = 2000
const within = 5000
/** How often each node tells the others that it is there, and for how long they believe it, in milliseconds. */
const pulse = { every: 1000, lasts: 4000 } as const

/**
 * Publishes to a RabbitMQ, and stays connected to each of its nodes for as long as this process runs. Nodes that hear each
 * other, as those of a cluster do, get a hint once, at one of them; those that don't, since they are separated or were never
 * joined, get it each.
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

  /** As few nodes as reach everybody. */
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

/** A connection to one node, which is opened again whenever it is lost. */
function openNode(url: string, { topic, isAlone }: { topic: string; isAlone: boolean }, log: Logger) {
  const { host } = new URL(url)
  /** When another node's pulse came by way of this one. */
  const heard = new Map<string, number>()
  let complained = false
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    keepalive: 15,
    reconnectPeriod: reconnectAfter,
    connectTimeout: within,
    resubscribe: false,
    // What can't be sent now is a hint that is lost.
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

/** Closes a session's connections, by the management of a node: to any node of its cluster. */
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
