import { once } from 'node:events'
import { connect } from 'node:http2'
import { request } from 'node:https'
import type { Socket } from 'node:net'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { refusalText } from '@trampolim/server/platform/http/refusals/refusal-text.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { hasNginx, prepareNginx } from '@trampolim/tests/engines/nginx.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const name = 'vagas.example.org'

describe.skipIf(!hasNginx)("the product behind Debian's nginx", () => {
  let port: number
  let nginx: Awaited<ReturnType<typeof prepareNginx>>
  let running: { stop: () => void }
  let app: Awaited<ReturnType<typeof createApp>>

  beforeAll(async () => {
    port = await freePort()
    nginx = await prepareNginx({ upstream: port })
    const settings = {
      PUBLIC_URL: `https://${name}`,
      TRUST_PROXY: '1',
      SECRET: 'x'.repeat(32),
      DATA_DIR: '/nonexistent',
    }
    const configuration = readConfiguration(settings, { checkout: '/nonexistent' })
    app = await createApp({ configuration, log: openLog('silent'), metrics: openMetrics() })
    app.all('/seen', { bodyLimit: 40 * 1024 * 1024 }, async ({ asker, id, protocol, hostname, headers }) => ({
      ...{ asker, id, protocol, hostname, trace: headers.traceparent ?? null },
    }))
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, { size: body.length }),
    )
    // A process that dies while it handles the first request of each kind, which ends without an answer.
    const dead = new Set<string>()
    app.all('/api/dying', (asked, reply) => {
      if (dead.has(asked.method)) return reply.send({ answered: asked.method })
      dead.add(asked.method)
      asked.raw.socket.destroy()
      return reply.hijack()
    })
    await app.listen({ port, host: '127.0.0.1' })
    running = await nginx.start()
  })
  afterAll(async () => {
    running?.stop()
    await app?.close()
    nginx?.remove()
  })

  /** Asks over HTTP/2, as a browser does. */
  async function ask(
    path: string,
    headers: Record<string, string> = {},
    { method = 'GET', body = Buffer.alloc(0) } = {},
  ) {
    const session = connect(`https://127.0.0.1:${nginx.tls}`, { servername: name, rejectUnauthorized: false })
    const stream = session.request({ ':method': method, ':path': path, ':authority': name, ...headers })
    if (!stream.writableEnded) stream.end(body)
    const [answered] = (await once(stream, 'response')) as [Record<string, string | number>]
    const pieces: Buffer[] = []
    for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece)
    session.close()
    return { status: answered[':status'], headers: answered, text: Buffer.concat(pieces).toString() }
  }

  it('is a configuration that nginx accepts', async () => {
    expect(await nginx.check()).toContain('test is successful')
  })

  it('says who asks, whatever a client claims of itself', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      'x-request-id': 'of-the-client-0123',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    }
    const { status, text, headers } = await ask('/seen', claims)
    const seen = JSON.parse(text)
    expect(status).toBe(200)
    expect(seen).toMatchObject({ asker: '127.0.0.1', protocol: 'https', hostname: name, trace: null })
    expect(seen.id).toMatch(/^[0-9a-f]{32}$/)
    expect(headers['x-request-id']).toBe(seen.id)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers.server).toBe('nginx')
    expect(nginx.logged()).toContain(seen.id)
    expect(nginx.logged()).not.toMatch(/seen|127\.0\.0\.1 /)
  })

  it.each(['/metrics', '/readyz', '/broker/secret/user'])('shows nobody outside %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('lets pass uploads as large as the product reads, and nothing larger', async () => {
    const headers = { 'content-type': 'application/octet-stream', origin: `https://${name}` }
    const send = async (megabytes: number) =>
      (await ask('/seen', headers, { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) })).status
    expect(await send(21)).toBe(200)
    expect(await send(33)).toBe(413)
  })

  it('passes on connections of real time', async () => {
    app.server.once('upgrade', (_request: unknown, socket: Socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
      socket.end()
    })
    const headers = { host: name, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'mqtt' }
    const asked = request({
      ...{ host: '127.0.0.1', port: nginx.tls, servername: name, path: '/ws', rejectUnauthorized: false },
      headers: { ...headers, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' },
    }).end()
    const [answer, socket] = (await once(asked, 'upgrade')) as [{ statusCode: number }, Socket]
    socket.destroy()
    expect(answer.statusCode).toBe(101)
  })

  it('leads from http to https, and refuses other names', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.plain}/search?q=a`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://${name}/search?q=a`])
    const other = request({
      host: '127.0.0.1',
      port: nginx.tls,
      servername: 'other.example',
      rejectUnauthorized: false,
    })
    const failed = once(other, 'error')
    other.on('error', () => undefined).end()
    const [problem] = (await failed) as [Error]
    expect(problem.message).toMatch(/unrecognized name/i)
  })

  it('writes nobody’s address into any log, whatever they ask for', async () => {
    await fetch(`http://127.0.0.1:${nginx.plain}/.well-known/acme-challenge/absent`)
    await fetch(`http://127.0.0.1:${nginx.tls}/`)
    const unsafe = request({
      host: '127.0.0.1',
      port: nginx.tls,
      servername: name,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    })
    const failed = once(unsafe, 'error')
    unsafe.on('error', () => undefined).end()
    await failed
    expect(nginx.logs()).not.toContain('127.0.0.1')
  })

  it.each(['GET', 'PUT', 'DELETE'])(
    'asks again what may be asked twice where a process died with it: %s',
    async (method) => {
      const { status, text } = await ask('/api/dying', { origin: `https://${name}` }, { method })
      expect([status, JSON.parse(text)]).toEqual([200, { answered: method }])
    },
  )

  it('says of anything else that it wasn’t confirmed, and not that nothing was begun', async () => {
    const { status, text, headers } = await ask('/api/dying', { origin: `https://${name}` }, { method: 'POST' })
    expect([status, headers['retry-after'], headers['x-nothing-begun']]).toEqual([503, '10', undefined])
    expect(JSON.parse(text)).toEqual({ code: 'not_available_now', message: refusalText('not_available_now') })
  })

  it('says to people and to programs that nobody answers, and that nothing was begun', async () => {
    await app.close()
    const { status, text, headers } = await ask('/seen')
    expect([status, headers['retry-after'], headers['x-nothing-begun']]).toEqual([503, '10', '1'])
    expect(text).toMatch(/Voltamos já.*Código do erro: [0-9a-f]{32}/s)
    for (const path of ['/api/gateway/session', '/search.data']) {
      const told = await ask(path, { origin: `https://${name}` }, { method: 'POST' })
      expect([told.status, told.headers['x-nothing-begun'], JSON.parse(told.text)]).toEqual([
        503,
        '1',
        { code: 'not_available_now', message: refusalText('not_available_now') },
      ])
    }
  })
})
