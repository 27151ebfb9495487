import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it, vi } from 'vitest'
import { openMetrics } from '../metrics/metrics.ts'
import { createApp } from './app.ts'

const house = await testHouse()

it('answers what still comes by an open connection while it ends, and then closes the connection', async () => {
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', async () => {
    begun.resolve()
    await released.promise
    return 'first'
  })
  app.get('/next', async () => 'second')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  // The second request waits for the only connection.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject),
    )
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
  }
  const slow = ask('/slow')
  await begun.promise
  const next = ask('/next')
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  released.resolve()
  expect(await slow).toMatchObject({ status: 200, body: 'first' })
  expect(await next).toEqual({ status: 200, connection: 'close', body: 'second' })
  await closed
})
