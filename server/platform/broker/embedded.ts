import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { Aedes, type Client, type ConnectPacket } from 'aedes'
import type { Logger } from 'pino'
import { createWebSocketStream, type WebSocket } from 'ws'
import { countInWindows } from '../workers/siblings.ts'
import { watchPackets } from './packets.ts'

/** Returns whose session it is; null if the ticket isn't valid for it or the session has ended. */
export type Admit = (sessionId: string, ticket: string) => Promise<{ accountId: string } | null>

export type RefusedFor = 'ticket' | 'connect' | 'subscribe' | 'publish' | 'packets' | 'full'

export type BrokerOptions = {
  log: Logger
  admit: Admit
  /** Returns those of these sessions that still exist. */
  lasting: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  refused?: (why: RefusedFor) => void
}

/**
 * The maximum number of connections in one process: of a person with several tabs, and of a network that a whole town
 * may share.
 */
export const mostConnections = { ofPerson: 10, ofNetwork: 500, unproved: 2000, unprovedOfNetwork: 100 } as const
/**
 * Wrong tickets of a network in a minute: the first ones are answered at once, then each answer is delayed, and after
 * many there is none.
 */
export const wrongTickets = { prompt: 10, most: 200, pause: 1000 } as const
const minute = 60_000

/** Milliseconds within which a client must have connected, and between checks for expired sessions. */
const connectWithin = 8000
const sweepEvery = 60_000
const keepAliveLimit = 120
const longestClientId = 64

type Connected = { client: Client; sessionId: string; accountId: string }

const codes = { unavailable: 3, wrong: 4 } as const

/**
 * The embedded broker of one process: MQTT over WebSocket for people's browsers. A client can only read its own topic:
 * no other topic, no wildcards, no publishing, no last will, no session that outlasts the connection.
 */
export async function openBroker({ log, admit, lasting, refused = () => undefined }: BrokerOptions) {
  const people = new Map<string, Set<Connected>>()
  const sessions = new Map<string, Set<Connected>>()
  const connected = new Map<Client, Connected>()
  /** The open sockets of each network, and how many of them haven't authenticated yet. */
  const networks = new Map<string, { open: number; unproved: number }>()
  const sockets = new Map<Client, { network: string | null; isProved: boolean }>()
  let unproved = 0
  const countWrong = countInWindows()
  /** Until when networks with many wrong tickets get no answer. */
  const shutOut = new Map<string, number>()
  const broker = await Aedes.createBroker({
    connectTimeout: connectWithin,
    keepaliveLimit: keepAliveLimit,
    queueLimit: 4,
    maxTopicLevels: 4,
    preConnect: (_client, packet, done) => {
      if (mayConnect(packet)) return done(null, true)
      refused('connect')
      done(new Error('such a connection is not offered'), false)
    },
    authenticate: (client, username, password, done) => {
      authenticate(client, username ?? '', password?.toString() ?? '').then(
        (code) =>
          code === 0 ? done(null, true) : done(Object.assign(new Error('refused'), { returnCode: code }), null),
        (err: unknown) => {
          log.debug({ err }, 'a real-time connection could not be checked')
          done(Object.assign(new Error('unavailable'), { returnCode: codes.unavailable }), null)
        },
      )
    },
    authorizeSubscribe: (client, subscription, done) => {
      const known = connected.get(client)
      if (known && subscription.topic === topicOf(known.accountId)) return done(null, { ...subscription, qos: 0 })
      refused('subscribe')
      done(null, null)
    },
    authorizePublish: (_client, _packet, done) => {
      refused('publish')
      done(new Error('nobody publishes'))
    },
  })
  // The library's types lack this event.
  ;(broker as NodeJS.EventEmitter).on('error', (err) => log.error({ err }, 'the embedded broker failed'))
  broker.on('clientDisconnect', forget)

  async function authenticate(client: Client, sessionId: string, ticket: string): Promise<number> {
    const network = sockets.get(client)?.network ?? null
    const person = await admit(sessionId, ticket)
    if (client.closed) return codes.wrong
    if (!person) {
      refused('ticket')
      if (network !== null) await slowDown(network)
      return codes.wrong
    }
    const { accountId } = person
    if ((people.get(accountId)?.size ?? 0) >= mostConnections.ofPerson) {
      refused('full')
      return codes.unavailable
    }
    const known = { client, sessionId, accountId }
    connected.set(client, known)
    into(people, accountId, known)
    into(sessions, sessionId, known)
    prove(client)
    return 0
  }

  async function slowDown(network: string) {
    const { current, ttl } = countWrong(network, minute)
    if (current > wrongTickets.most) shutOut.set(network, Date.now() + ttl)
    if (current > wrongTickets.prompt) await wait(wrongTickets.pause, undefined, { ref: false })
  }

  /** Removes a client from the count of those that haven't authenticated. */
  function prove(client: Client) {
    const socket = sockets.get(client)
    if (!socket || socket.isProved) return
    socket.isProved = true
    unproved -= 1
    const counted = socket.network === null ? undefined : networks.get(socket.network)
    if (counted) counted.unproved -= 1
  }

  function forget(client: Client) {
    const known = connected.get(client)
    if (!known) return
    connected.delete(client)
    outOf(people, known.accountId, known)
    outOf(sessions, known.sessionId, known)
  }

  function isFull(network: string | null): boolean {
    if (unproved >= mostConnections.unproved) return true
    if (network !== null && (shutOut.get(network) ?? 0) > Date.now()) return true
    const { open, unproved: ofNetwork } = (network !== null && networks.get(network)) || { open: 0, unproved: 0 }
    return open >= mostConnections.ofNetwork || ofNetwork >= mostConnections.unprovedOfNetwork
  }

  /** Accepts a client's socket. `network`: the network from which it connects; null if it isn't limited. */
  function accept(socket: WebSocket, { network, request }: { network: string | null; request: IncomingMessage }) {
    if (isFull(network)) {
      refused('full')
      return socket.close(1013)
    }
    const isInBounds = watchPackets()
    socket.on('message', (data) => {
      if (isInBounds(data as Buffer)) return
      refused('packets')
      socket.terminate()
    })
    const stream = createWebSocketStream(socket, {
      // A packet is written in pieces, each of which would be a frame of its own.
      writev: (pieces, done) => socket.send(Buffer.concat(pieces.map(({ chunk }) => chunk)), done),
    })
    stream.on('error', () => socket.terminate())
    const client = broker.handle(stream, request)
    sockets.set(client, { network, isProved: false })
    unproved += 1
    const counted = network === null ? undefined : (networks.get(network) ?? { open: 0, unproved: 0 })
    if (counted && network !== null) {
      networks.set(network, { open: counted.open + 1, unproved: counted.unproved + 1 })
    }
    socket.once('close', () => {
      prove(client)
      sockets.delete(client)
      forget(client)
      client.close()
      const left = network === null ? undefined : networks.get(network)
      if (left && network !== null) {
        left.open -= 1
        if (left.open === 0) networks.delete(network)
      }
    })
  }

  /** Sends a hint to those of the people who are connected here. */
  function publish(to: readonly string[], hint: Hint) {
    const payload = JSON.stringify(hint)
    for (const accountId of to) {
      if (!people.has(accountId)) continue
      const packet = { cmd: 'publish', topic: topicOf(accountId), payload, qos: 0, retain: false, dup: false } as const
      broker.publish(packet, () => undefined)
    }
  }

  function endSession(sessionId: string) {
    for (const { client } of sessions.get(sessionId) ?? []) client.close()
  }

  async function sweep() {
    for (const [network, until] of shutOut) if (until <= Date.now()) shutOut.delete(network)
    const open = [...sessions.keys()]
    if (open.length === 0) return
    const last = await lasting(open)
    for (const sessionId of open) if (!last.has(sessionId)) endSession(sessionId)
  }

  const sweeping = setInterval(() => {
    sweep().catch((err: unknown) => log.debug({ err }, 'ended sessions could not be looked for'))
  }, sweepEvery)
  sweeping.unref()

  return {
    accept,
    publish,
    /** Sends a hint to everybody who is connected to this process. */
    publishToAll: (hint: Hint) => publish([...people.keys()], hint),
    endSession,
    sweep,
    counts: () => ({ people: people.size, connected: connected.size, unproved, networks: networks.size }),
    async stop() {
      clearInterval(sweeping)
      await new Promise<void>((closed) => broker.close(closed))
    },
  }
}

export type EmbeddedBroker = Awaited<ReturnType<typeof openBroker>>

function mayConnect({ will, clean, clientId, protocolVersion }: ConnectPacket): boolean {
  return !will && clean === true && protocolVersion === 4 && clientId.length > 0 && clientId.length <= longestClientId
}

function into(sets: Map<string, Set<Connected>>, key: string, each: Connected) {
  const set = sets.get(key) ?? new Set()
  set.add(each)
  sets.set(key, set)
}

function outOf(sets: Map<string, Set<Connected>>, key: string, each: Connected) {
  const set = sets.get(key)
  set?.delete(each)
  if (set?.size === 0) sets.delete(key)
}
