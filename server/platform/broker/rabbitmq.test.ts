import { createServer, type Server, type Socket } from 'node:net'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { Aedes } from 'aedes'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { openRabbitmq, type RabbitMq } from './rabbitmq.ts'

const hint: Hint = { event: 'updateuser', about: 'notifications', jobId: null }
const person = 'a'.repeat(24)
const patiently = { timeout: 60_000, interval: 20 }

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

/** The number of pulses that arrived through each node. */
const pulses = new Map<string, number>()

/** A broker without links to others, and the hints that its clients receive. */
async function openBroker() {
  const broker = await Aedes.createBroker()
  const heard: string[] = []
  broker.on('publish', ({ topic, payload }) => {
    const text = payload.toString()
    if (topic === topicOf(person)) heard.push(text)
    if (topic.startsWith('publishers/')) pulses.set(text, (pulses.get(text) ?? 0) + 1)
  })
  ended.push(() => new Promise<void>((closed) => broker.close(closed)))
  return { broker, heard }
}

/** A node: a port at which a broker can be reached until the node is killed. */
async function openNode({ broker }: { broker: Aedes }) {
  const port = await freePort()
  const open = new Set<Socket>()
  let connections = 0
  const isFrozen = false
  let server: Server
  const start = () => {
    server = createServer((socket) => {
      connections += 1
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      if (isFrozen) socket.pause()
      else broker.handle(socket)
    })
    return new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  }
  const kill = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  await start()
  ended.push(kill)
  return { host: `127.0.0.1:${port}`, start, kill, connections: () => connections }
}

function publishTo(...nodes: { host: string }[]): RabbitMq {
  const urls = nodes.map(({ host }) => `mqtt://us:secret@${host}`)
  const rabbitmq = openRabbitmq({ urls, managementUrls: [] }, pino({ level: 'silent' }))
  ended.push(rabbitmq.stop)
  return rabbitmq
}

const untilThere = (rabbitmq: RabbitMq, nodes: readonly boolean[]) =>
  expect.poll(() => rabbitmq.nodes().map(({ isThere }) => isThere), patiently).toEqual(nodes)

/** Publishes until each broker has received a hint this many times. */
async function untilHeard(rabbitmq: RabbitMq, brokers: readonly { heard: string[] }[], times: readonly number[]) {
  await expect
    .poll(async () => {
      for (const { heard } of brokers) heard.splice(0)
      rabbitmq.publish([person], hint)
      // A later pulse on the same connection arrives after it.
      const before = new Map(pulses)
      const there = rabbitmq.nodes().filter(({ isThere }) => isThere)
      await vi.waitFor(() => {
        for (const { host } of there) expect(pulses.get(host)).not.toBe(before.get(host))
      }, patiently)
      return brokers.map(({ heard }) => heard.length)
    }, patiently)
    .toEqual(times)
}

it('publishes a hint once where nodes hear each other, and at each where they don’t', async () => {
  const [joined, apart] = [await openBroker(), await openBroker()]
  const nodes = [await openNode(joined), await openNode(joined), await openNode(apart)]
  const rabbitmq = publishTo(...nodes)
  await untilThere(rabbitmq, [true, true, true])
  await untilHeard(rabbitmq, [joined, apart], [1, 1])
  expect(joined.heard).toEqual([JSON.stringify(hint)])
})

it('continues with the other nodes when one is killed, and notices when it is back', async () => {
  const joined = await openBroker()
  const [one, other] = [await openNode(joined), await openNode(joined)]
  const rabbitmq = publishTo(one, other)
  await untilThere(rabbitmq, [true, true])
  await untilHeard(rabbitmq, [joined], [1])
  one.kill()
  await untilThere(rabbitmq, [false, true])
  expect(rabbitmq.isThere()).toBe(true)
  await untilHeard(rabbitmq, [joined], [1])
  other.kill()
  await expect.poll(rabbitmq.isThere, patiently).toBe(false)
  await Promise.all([one.start(), other.start()])
  await untilThere(rabbitmq, [true, true])
  await untilHeard(rabbitmq, [joined], [1])
})

it('tries a node that refuses once in two seconds, no more', async () => {
  const broker = await openBroker()
  broker.broker.preConnect = (_client, _packet, done) => done(new Error('not now'), false)
  const node = await openNode(broker)
  const rabbitmq = publishTo(node)
  const begun = performance.now()
  await expect.poll(node.connections, patiently).toBe(4)
  expect(performance.now() - begun).toBeGreaterThan(5500)
  expect(rabbitmq.isThere()).toBe(false)
})
