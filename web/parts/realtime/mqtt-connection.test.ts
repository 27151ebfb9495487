import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'
import { Aedes, type ConnectPacket } from 'aedes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws'
import { connectByMqtt } from './mqtt-connection.ts'

const topic = 'people/ana'
const hint: Hint = { event: 'updateuser', about: 'board', jobId: null }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A server of WebSockets; returns its host. */
async function serve(onSocket: (socket: WebSocket) => void): Promise<string> {
  const server: Server = createServer()
  const sockets = new WebSocketServer({ server, path: '/ws', handleProtocols: () => 'mqtt' })
  sockets.on('connection', onSocket)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(async () => {
    for (const socket of sockets.clients) socket.terminate()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A broker that admits one person; `sockets` are those that were opened, `connects` what they connected with. */
async function startBroker() {
  const connects: ConnectPacket[] = []
  const sockets: WebSocket[] = []
  const broker = await Aedes.createBroker({
    preConnect: (_client, packet, done) => {
      connects.push(packet)
      done(null, true)
    },
    authenticate: (_client, username, password, done) =>
      username === 'session' && password?.toString() === 'ticket'
        ? done(null, true)
        : done(Object.assign(new Error('refused'), { returnCode: 4 }), null),
    authorizeSubscribe: (_client, subscription, done) => done(null, subscription.topic === topic ? subscription : null),
  })
  const host = await serve((socket) => {
    sockets.push(socket)
    broker.handle(createWebSocketStream(socket))
  })
  closing.push(() => new Promise<void>((done) => broker.close(done)))
  const publish = (payload: string) =>
    new Promise((done) =>
      broker.publish({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false }, () => done(null)),
    )
  let pinged = 0
  broker.on('ping', () => {
    pinged += 1
  })
  return { host, connects, sockets, publish, pings: () => pinged, count: () => broker.connectedClients }
}

/** Connects to a host with a ticket; `heard` are the callbacks in their order. */
function connectTo(host: string, given: { options?: object; ticket?: object } = {}) {
  const heard: unknown[] = []
  const connection = connectByMqtt({ protocol: 'http:', host })(
    { url: null, username: 'session', ticket: 'ticket', topic, socketOptions: {}, ...given.ticket },
    { ...brokerDefaults, port: 3000, ...given.options },
    { listening: () => heard.push('listening'), hint: (said) => heard.push(said), end: () => heard.push('end') },
  )
  closing.push(async () => connection.end())
  return { heard, connection }
}

const toHear = (heard: unknown[], expected: unknown[]) => expect.poll(() => heard).toEqual(expected)

describe('a connection by MQTT', () => {
  it('listens to the topic of its ticket, as a clean session with a name of its own', async () => {
    const { host, connects, publish } = await startBroker()
    const { heard } = connectTo(host, { options: { keepAlive: 30_000 } })
    await toHear(heard, ['listening'])
    await publish(JSON.stringify(hint))
    await publish('not a hint')
    await publish(JSON.stringify({ ...hint, jobId: 'ç'.repeat(300) }))
    await toHear(heard, ['listening', hint, { ...hint, jobId: 'ç'.repeat(300) }])
    const [connect] = connects
    expect(connect).toMatchObject({ protocolVersion: 4, clean: true, keepalive: 30 })
    expect(connect?.clientId).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([
    ['a ticket that isn’t valid', { ticket: 'old' }],
    ['a topic of someone else', { topic: 'people/davi' }],
  ])('ends without %s', async (_what, ticket) => {
    const { host } = await startBroker()
    const { heard } = connectTo(host, { ticket })
    await toHear(heard, ['end'])
  })

  it.each([
    ['nobody answers', 'ws://127.0.0.1:1/ws'],
    ['there is no such address', 'not an address'],
  ])('ends once where %s, and after its caller has it', async (_what, url) => {
    const { heard } = connectTo('127.0.0.1:1', { ticket: { url } })
    expect(heard).toEqual([])
    await toHear(heard, ['end'])
  })

  it('ends when the broker closes it', async () => {
    const { host, sockets } = await startBroker()
    const { heard } = connectTo(host)
    await toHear(heard, ['listening'])
    sockets[0]?.close()
    await toHear(heard, ['listening', 'end'])
  })

  it('ends where a broker never answers', async () => {
    const host = await serve(() => undefined)
    const { heard } = connectTo(host, { options: { timeout: 50 } })
    await toHear(heard, ['end'])
  })

  describe('as time passes', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('pings, and stays as long as it is answered', async () => {
      const { host, publish, pings } = await startBroker()
      const { heard } = connectTo(host, { options: { keepAlive: 30_000 } })
      await toHear(heard, ['listening'])
      for (const times of [1, 2, 3]) {
        await vi.advanceTimersByTimeAsync(30_000)
        await expect.poll(pings).toBe(times)
        // The answer to the ping comes before the hint.
        await publish(JSON.stringify(hint))
        await toHear(heard, ['listening', ...Array(times).fill(hint)])
      }
    })

    it('ends half a ping later when the network was lost', async () => {
      const { host, sockets } = await startBroker()
      const { heard } = connectTo(host, { options: { keepAlive: 30_000 } })
      await toHear(heard, ['listening'])
      sockets[0]?.pause()
      await vi.advanceTimersByTimeAsync(40_000)
      expect(heard).toEqual(['listening'])
      await vi.advanceTimersByTimeAsync(5000)
      expect(heard).toEqual(['listening', 'end'])
    })
  })

  it('is left without a word when its page leaves', async () => {
    const { host, publish, count } = await startBroker()
    const { heard, connection } = connectTo(host)
    await toHear(heard, ['listening'])
    connection.end()
    await publish(JSON.stringify(hint))
    await expect.poll(count).toBe(0)
    expect(heard).toEqual(['listening'])
  })
})
