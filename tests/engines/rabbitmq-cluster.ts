import { readFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type RabbitmqNode, startNode, startPortMapper } from './rabbitmq.ts'

/** Seconds after which a silent node counts as lost. */
const silence = 4

export type Cluster = Awaited<ReturnType<typeof startRabbitmqCluster>>

type ClusterOptions = {
  authUrl: string
  nodes: 2 | 3
  /** False for nodes that don't know each other. */
  joined: boolean
}

const deploy = join(import.meta.dirname, '../../deploy/rabbitmq')

/**
 * The settings that join the nodes at these places, as shipped, but with a shorter time until a silent node counts as
 * lost.
 */
function settingsOf(places: readonly Place[]): string[] {
  const shipped = readFileSync(join(deploy, 'cluster.conf'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('classic_config.nodes'))
    .map((line) => line.replace(/^(net_ticktime) =.*$/, `$1 = ${silence}`))
    .map((line) => (places.length === 2 ? line.replace('pause_minority', 'autoheal') : line))
  const names = places.map(({ name, host }, at) => `cluster_formation.classic_config.nodes.${at + 1} = ${name}@${host}`)
  return [...shipped, ...names, 'cluster_keepalive_interval = 1000']
}

/** Additional flags with which joined nodes are started. */
function flagsOfJoined(): string | undefined {
  return /ERL_AFLAGS=([^"]*)/.exec(readFileSync(join(deploy, 'joined.conf'), 'utf8'))?.[1]
}

/**
 * Starts a cluster of RabbitMQ on this machine. Each node is named after a loopback address at which our relay listens
 * in front of its connections from other nodes. A partition is silence between nodes that clients can still reach.
 */
export async function startRabbitmqCluster({ authUrl, nodes: count, joined }: ClusterOptions) {
  const places = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `trampolim${at}`,
      host: `127.0.0.${11 + at}`,
      hears: `127.0.0.${21 + at}`,
      distribution: await freePort(),
    })),
  )
  const network = openNodesNetwork()
  const mapper = await startPortMapper(places.map(({ host }) => host))
  const nodes: RabbitmqNode[] = []
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end()))
    network.stop()
    await mapper.stop()
  }
  const settings = joined ? settingsOf(places) : []
  const flags = joined ? flagsOfJoined() : undefined
  try {
    for (const place of places) {
      const around = <Done>(start: () => Promise<Done>) => network.lead(place, start)
      nodes.push(await startNode({ authUrl, epmd: mapper.port, settings, flags, around, ...place }))
    }
  } catch (problem) {
    await stop()
    throw problem
  }
  return {
    nodes,
    /** Separates some nodes from all others, in both directions, until `heal`. */
    separate: (apart: readonly RabbitmqNode[]) => network.separate(apart.map(({ name }) => name)),
    heal: network.heal,
    /** The names of the running nodes according to one node; null if it doesn't answer. */
    async runningAt(node: RabbitmqNode): Promise<string[] | null> {
      const known = (await node.ask('nodes')) as { name: string; running: boolean }[] | null
      return known?.flatMap(({ name, running }) => (running ? name : [])) ?? null
    },
    stop,
  }
}

type Place = { name: string; host: string; hears: string; distribution: number }
type Between = { from: string; to: string; sockets: Socket[] }

/** The opener of a connection between nodes first sends its name. */
const nameOfCaller = /[a-z]+\d@[\d.]+/

/** The relays between nodes. While two nodes are separated, their data is held back, and neither is informed. */
function openNodesNetwork() {
  const servers = new Map<string, Server>()
  const open = new Set<Between>()
  let apart: ReadonlySet<string> = new Set()

  const isSilent = ({ from, to }: Between) => apart.has(from) !== apart.has(to)
  const settle = (between: Between) => {
    for (const socket of between.sockets) isSilent(between) ? socket.pause() : socket.resume()
  }

  function relay(caller: Socket, { name, host, hears, distribution }: Place) {
    caller.on('error', () => undefined)
    caller.once('data', (greeting: Buffer) => {
      const called = connect(distribution, hears)
      const from = nameOfCaller.exec(greeting.toString('latin1'))?.[0] ?? ''
      const between: Between = { from, to: `${name}@${host}`, sockets: [caller, called] }
      open.add(between)
      called.write(greeting)
      for (const [one, other] of [
        [caller, called],
        [called, caller],
      ] as const) {
        one.setNoDelay(true)
        one.on('data', (piece) => other.write(piece))
        one.on('error', () => undefined)
        one.on('close', () => {
          // A network that is cut doesn't report either that the other end has gone.
          if (!isSilent(between)) end(between)
        })
      }
      settle(between)
    })
  }

  function end(between: Between) {
    for (const socket of between.sockets) socket.destroy()
    open.delete(between)
  }

  return {
    /**
     * Starts a node behind its relay. The relay starts once the node listens, since a node whose own address is taken
     * doesn't start.
     */
    async lead<Done>(place: Place, start: () => Promise<Done>): Promise<Done> {
      servers.get(place.host)?.close()
      servers.delete(place.host)
      const starting = new AbortController()
      const started = start().finally(() => starting.abort())
      const untilHears = async () => {
        while (!starting.signal.aborted && !(await isHearing(place))) await wait(50)
      }
      await Promise.race([started, untilHears()])
      const server = createServer((caller) => relay(caller, place))
      servers.set(place.host, server)
      await new Promise<void>((listening, fail) => {
        server.once('error', fail)
        server.listen(place.distribution, place.host, listening)
      })
      return started
    },
    separate(names: readonly string[]) {
      apart = new Set(names)
      for (const between of open) settle(between)
    },
    heal() {
      apart = new Set()
      for (const between of open) {
        if (between.sockets.some(({ destroyed }) => destroyed)) end(between)
        else settle(between)
      }
    },
    stop() {
      for (const server of servers.values()) server.close()
      for (const between of open) end(between)
    },
  }
}

function isHearing({ hears, distribution }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(distribution, hears)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
