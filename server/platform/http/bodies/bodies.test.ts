import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { boundBodies } from './bound-bodies.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { refuseStrayBodies } from './stray-bodies.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function open(pace?: Parameters<typeof refuseSlowBodies>[1]): Promise<Socket> {
  app = fastify({ logger: false })
  refuseStrayBodies(app)
  refuseSlowBodies(app, pace)
  app.all('/*', async () => 'read')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Returns everything received until the server closes the connection. */
async function answerOf(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return Buffer.concat(pieces).toString()
}

it.each([
  ['in pieces', 'GET', 'transfer-encoding: chunked\r\n\r\nff\r\nxxxx'],
  ['announced', 'GET', 'content-length: 1000000000\r\n\r\nxxxx'],
  ['of HEAD', 'HEAD', 'transfer-encoding: chunked\r\n\r\nff\r\nxxxx'],
])('refuses a body where none belongs and closes the connection: %s', async (_, method, rest) => {
  const socket = await open()
  socket.write(`${method} /jobs HTTP/1.1\r\nhost: x\r\n${rest}`)
  const answer = await answerOf(socket)
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toMatch(/connection: close/i)
  if (method === 'GET') expect(answer).toContain('malformed_request')
})

it('accepts a GET with an empty declared body', async () => {
  const socket = await open()
  socket.write('GET /jobs HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 200 /)
})

it('aborts a body that is too slow, and says why', async () => {
  const socket = await open({ bytesASecond: 1_000_000, grace: 10, every: 10 })
  socket.write('POST /jobs HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\nx')
  const answer = await answerOf(socket)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('sent_too_slowly')
})

it('accepts a slow body above the minimum speed', async () => {
  const socket = await open({ bytesASecond: 1, grace: 60_000, every: 1 })
  socket.write(
    'POST /jobs HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 4\r\nconnection: close\r\n\r\nxx',
  )
  socket.write('xx')
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses a body while too many of its sender or of all are under way, and accepts it afterwards', async () => {
  app = fastify({ logger: false })
  app.decorateRequest('asker', '')
  app.addHook('onRequest', async (request) => {
    request.asker = String(request.headers['x-asker'])
  })
  boundBodies(app, { ofAsker: 1, ofAll: 2 })
  const held: (() => void)[] = []
  app.post('/held', () => new Promise((answer) => held.push(() => answer('read'))))
  app.post('/read', async () => 'read')
  const send = (asker: string, url = '/read') => app.inject({ method: 'POST', url, headers: { 'x-asker': asker } })
  const statusOf = async (asker: string) => (await send(asker)).statusCode

  const first = send('a', '/held')
  await expect.poll(() => held.length).toBe(1)
  expect([await statusOf('a'), await statusOf('b')]).toEqual([429, 200])
  const second = send('b', '/held')
  await expect.poll(() => held.length).toBe(2)
  expect(await statusOf('c')).toBe(429)
  for (const release of held) release()
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
  expect([await statusOf('a'), await statusOf('c')]).toEqual([200, 200])
})
