import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import { get as getByTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { hasNginx, prepareNginx } from '@trampolim/tests/engines/nginx.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { prepareBalancer } from '@trampolim/tests/split/balancer.ts'
import { afterAll, describe, expect, it } from 'vitest'

const name = 'vagas.example.org'
const page = `<!doctype html><title>Vagas</title>${'<p>Padeiro em Campinas</p>'.repeat(200)}`
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** A process that sends a page which caches may keep, as the product does: without compression. */
async function startProcess(port: number) {
  let asked = 0
  const server = createServer((_request, reply) => {
    asked += 1
    const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': kept }).end(page)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { asked: () => asked }
}

describe.skipIf(!hasNginx)('cache.conf', () => {
  it('keeps pages before trampolim.conf, and sends them compressed', async () => {
    const port = await freePort()
    const { asked } = await startProcess(port)
    const nginx = await prepareNginx({ upstream: port, cached: true })
    closing.push(nginx.remove)
    const running = await nginx.start()
    closing.push(running.stop)
    const seen: unknown[] = []
    for (const encoding of ['gzip', 'gzip', 'identity']) {
      const headers = { host: name, 'accept-encoding': encoding }
      const at = { host: '127.0.0.1', port: nginx.tls, servername: name, rejectUnauthorized: false, headers }
      const [answer] = (await once(getByTls(at), 'response')) as [IncomingMessage]
      const bytes = await buffer(answer)
      const isPacked = answer.headers['content-encoding'] === 'gzip'
      expect((isPacked ? gunzipSync(bytes) : bytes).toString()).toBe(page)
      seen.push([answer.headers['x-cache'], isPacked])
    }
    expect(seen).toEqual([
      ['MISS', true],
      ['HIT', true],
      ['HIT', false],
    ])
    expect(asked()).toBe(1)
  })

  it('leaves keeping to the proxy in front where services.conf stands behind it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trampolim-services-'))
    closing.push(() => rmSync(folder, { recursive: true, force: true }))
    const balancer = await prepareBalancer(folder, { cached: true })
    const web = balancer.served.filter(({ service }) => service === 'web')
    const processes = await Promise.all(web.map(({ port }) => startProcess(port)))
    closing.push(await balancer.start())
    for (let round = 0; round < 4; round += 1) {
      const at = { host: '127.0.0.1', port: balancer.port, headers: { host: name } }
      const [answer] = (await once(get(at), 'response')) as [IncomingMessage]
      expect((await buffer(answer)).toString()).toBe(page)
    }
    // What is purged in front would otherwise come back from here.
    expect(processes.reduce((sum, { asked }) => sum + asked(), 0)).toBe(4)
  })
})
