import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { siteOf } from '@trampolim/server/services/pages/pages.ts'
import { registerWeb } from '@trampolim/server/services/pages/web.ts'
import { hasNginx, prepareNginx } from '@trampolim/tests/engines/nginx.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { prepareBalancer } from '@trampolim/tests/split/balancer.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const name = 'vagas.example.org'
const year = 'public, max-age=31536000, immutable'
const folder = mkdtempSync(join(tmpdir(), 'trampolim-two-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a build whose page names one style sheet of its own; `files` are its others. */
function writeBuild(version: string, files: Record<string, string> = {}): string {
  const build = join(folder, version)
  const page = `<!doctype html><link rel="stylesheet" href="/assets/root-${version}.css">`
  const all = {
    [`client/assets/root-${version}.css`]: `/* ${version} */`,
    'client/assets/same.js': 'same',
    'server/index.js': `
      export const answer = async () => ({ response: new Response(${JSON.stringify(page)}, { headers: { 'content-type': 'text/html' } }) })
      export const isSameForVisitors = () => false
      export const visitorHeaders = () => null
      export const isSameForCaches = () => false`,
    'package.json': '{ "type": "module" }',
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    writeFileSync(join(build, path), content)
  }
  return build
}

/** Starts the real HTTP server with a build, as a machine behind the balancer. */
async function startMachine(build: string, port: number) {
  const settings = { PUBLIC_URL: `https://${name}`, TRUST_PROXY: '1', SECRET: 'x'.repeat(32), DATA_DIR: '/nonexistent' }
  const configuration = readConfiguration(settings, { checkout: '/nonexistent' })
  const app = await createApp({ configuration, log: openLog('silent'), metrics: openMetrics() })
  const asked: string[] = []
  app.addHook('onRequest', async ({ url }) => {
    asked.push(url)
  })
  await registerWeb(app, {
    source: { build },
    site: siteOf(configuration),
    sharedCacheSeconds: 0,
    keptFor: () => 'nobody',
    visitorCalls: () => ({}) as never,
    loadContext: async () => ({ calls: {} as never, person: null }),
    report: (problem) => {
      throw problem
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  return { asked, close: () => app.close() }
}

/** One of the two files for nginx in front of two machines with different builds. */
type Balanced = { ask: (path: string) => Promise<IncomingMessage>; ports: readonly number[]; stop: () => unknown }

async function behindSite(): Promise<Balanced> {
  const ports = [await freePort(), await freePort()]
  const nginx = await prepareNginx({ upstream: ports })
  const running = await nginx.start()
  const at = {
    host: '127.0.0.1',
    port: nginx.tls,
    servername: name,
    rejectUnauthorized: false,
    headers: { host: name },
  }
  return {
    ports,
    ask: async (path) => (await once(requestTls({ ...at, path }).end(), 'response'))[0],
    stop: () => {
      running.stop()
      nginx.remove()
    },
  }
}

async function behindServices(): Promise<Balanced> {
  const balancer = await prepareBalancer(join(folder, 'nginx'))
  const stop = await balancer.start()
  const headers = { host: name, 'x-forwarded-proto': 'https' }
  return {
    ports: balancer.served.filter(({ service }) => service === 'web').map(({ port }) => port),
    ask: async (path) =>
      (await once(requestPlain({ host: '127.0.0.1', port: balancer.port, path, headers }).end(), 'response'))[0],
    stop,
  }
}

describe.skipIf(!hasNginx).each([
  ['trampolim.conf', behindSite],
  ['services.conf', behindServices],
])('two versions at once behind %s', (_, start) => {
  let balanced: Balanced
  let machines: Awaited<ReturnType<typeof startMachine>>[]
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    balanced = await start()
    const builds = [writeBuild('old'), writeBuild('new', { 'former-assets/root-older.css': '/* older */' })]
    machines = await Promise.all(builds.map((build, at) => startMachine(build, balanced.ports[at] as number)))
  })
  afterAll(async () => {
    await balanced?.stop()
    for (const machine of machines ?? []) await machine.close()
    vi.unstubAllEnvs()
  })

  const look = async (path: string) => {
    const answer = await balanced.ask(path)
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }

  it('gives each page its own assets, whichever machine is asked for them first', async () => {
    const versions = new Set<string>()
    // Machines are asked in turn: both pages are met, and each machine is asked for the files of both.
    for (const page of [await look('/'), await look('/')]) {
      const [sheet = '', version = ''] = /\/assets\/root-(\w+)\.css/.exec(page.text) ?? []
      versions.add(version)
      for (let round = 0; round < 4; round += 1) {
        const { status, text, headers } = await look(sheet)
        expect([status, text, headers['cache-control']]).toEqual([200, `/* ${version} */`, year])
        expect(headers['content-type']).toBe('text/css; charset=utf-8')
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]+$/)
      }
    }
    expect([...versions].sort()).toEqual(['new', 'old'])
  })

  it('gives tabs that are open since before an upgrade their other assets', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { status, text, headers } = await look('/assets/root-older.css')
      expect([status, text, headers['cache-control']]).toEqual([200, '/* older */', year])
    }
  })

  it('asks every machine for what none has, says so without a page, and lets nobody keep that', async () => {
    for (const machine of machines) machine.asked.length = 0
    for (let round = 0; round < 4; round += 1) {
      const { status, text, headers } = await look('/assets/root-absent.css')
      expect([status, text, headers['cache-control']]).toEqual([404, '', 'no-store'])
    }
    expect(machines.map(({ asked }) => asked.length)).toEqual([4, 4])
    expect((await look('/assets/same.js')).status).toBe(200)
  })
})
