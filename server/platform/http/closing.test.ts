import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it, vi } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { createApp } from './app.ts'

const house = await testHouse()

/** A server with answers that end when they are told to, and a client with one connection. */
async function served() {
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', async () => {
    begun.resolve()
    await released.promise
    return 'slow'
  })
  app.get('/stream', async (_request, reply) => {
    async function* pieces() {
      yield 'begun '
      await released.promise
      yield 'ended'
    }
    return reply.send(Readable.from(pieces()))
  })
  app.get('/next', async () => 'next')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject),
    )
  const close = async () => {
    const closed = app.close()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    released.resolve()
    return { closed }
  }
  return { ask, begun: begun.promise, close }
}

it('ends connections with the answers that they wait for, and not after they were idle for long', async () => {
  const { ask, begun, close } = await served()
  const slow = ask('/slow')
  await begun
  const { closed } = await close()
  const { statusCode, headers } = await slow
  expect([statusCode, headers.connection, await text(await slow)]).toEqual([200, 'close', 'slow'])
  await closed
}, 30_000)

it('answers what still comes by an open connection', async () => {
  const { ask, close } = await served()
  const stream = await ask('/stream')
  // It waits for the only connection.
  const next = ask('/next')
  const { closed } = await close()
  expect(await text(stream)).toBe('begun ended')
  const { statusCode, headers } = await next
  expect([statusCode, headers.connection, await text(await next)]).toEqual([200, 'close', 'next'])
  await closed
}, 30_000)

it('ends a connection by which nothing more comes after an answer that had begun before', async () => {
  const { ask, close } = await served()
  const stream = await ask('/stream')
  const { closed } = await close()
  expect(await text(stream)).toBe('begun ended')
  await closed
}, 30_000)
