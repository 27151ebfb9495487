import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requestsAMinute } from '@trampolim/marketplace/quotas.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pdf } from '../samples/files.ts'
import { hasBalancer } from '../split/balancer.ts'
import { type Part, type SplitHouse, startSplitHouse } from '../split/split-house.ts'
import { listenAs, selectionOf } from './listening.ts'
import { preparedDataDir } from './prepared-data.ts'

const token = 't'.repeat(32)
const patiently = { timeout: 120_000, interval: 100 }

describe.runIf(hasBalancer)('services in processes of their own, behind a balancer', () => {
  let dataDir: string
  let house: SplitHouse
  const stopping: (() => void)[] = []

  beforeAll(async () => {
    dataDir = preparedDataDir('split')
    // With a proxy in front, the limit of requests applies to every client.
    const settings = { TRUST_PROXY: '1', METRICS_TOKEN: token }
    house = await startSplitHouse({ demo: false, database: join(dataDir, 'database'), settings })
  })
  afterAll(async () => {
    for (const stop of stopping) stop()
    await house?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const portsOf = (service: string) => house.parts.filter((part) => part.service === service).map(({ port }) => port)

  /** Checks how many requests each process of these services gets while a function runs; nginx logs a moment later. */
  async function expectSpread(services: readonly string[], expected: readonly number[][], act: () => Promise<unknown>) {
    const before = house.balancer.passed().length
    await act()
    const spread = () => {
      const passed = house.balancer.passed().slice(before)
      return services.map((service) =>
        portsOf(service).map((port) => passed.filter((each) => each.port === port).length),
      )
    }
    await vi.waitFor(() => expect(spread()).toEqual(expected), patiently)
  }

  /** Sends requests from one network; returns how many were answered. */
  async function answered(path: string, { count, network }: { count: number; network: string }): Promise<number> {
    let good = 0
    let left = count
    const client = async () => {
      while (left > 0) {
        left -= 1
        const { status } = await fetch(`${house.address}${path}`, { headers: { 'x-forwarded-for': network } })
        if (status !== 429) good += 1
      }
    }
    await Promise.all(Array.from({ length: 16 }, client))
    return good
  }

  /** The number of real-time connections of a process. */
  async function connectionsOf({ port }: Part): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    return Number(/^realtime_connections (\d+)/m.exec(await answer.text())?.[1])
  }

  it('start all at once, by a configuration that nginx accepts', async () => {
    expect(await house.balancer.check()).toContain('test is successful')
    expect(new Set(house.parts.map(({ service }) => service)).size).toBe(7)
    expect(house.parts.length).toBeGreaterThanOrEqual(6)
  })

  it('take turns, and a search asks none but the processes of its service', async () => {
    const services = ['search-jobs', 'gateway', 'web', 'search-cv', 'social-media']
    const search = () => answered('/api/search-jobs/search/jobs?page=1', { count: 100, network: '203.0.113.20' })
    await expectSpread(services, [[50, 50], [0, 0], [0, 0], [0], [0, 0]], search)
    const sessions = () => answered('/api/gateway/session', { count: 60, network: '203.0.113.20' })
    await expectSpread(services, [[0, 0], [30, 30], [0, 0], [0], [0, 0]], sessions)
  })

  it('accept a file in one process and serve it from another', async () => {
    const { clients } = await selectionOf(house, 1)
    const { calls } = clients[0] as (typeof clients)[number]
    await expectSpread(
      ['web', 'social-media'],
      [
        [0, 0],
        [2, 2],
      ],
      async () => {
        const { url, fileId } = await calls.socialMedia.files.signedUrl({
          method: 'put',
          purpose: 'curriculum',
          name: 'Ana.pdf',
        })
        const sent = await fetch(url, { method: 'PUT', body: pdf, headers: { 'content-type': 'application/pdf' } })
        expect(sent.status).toBe(201)
        const { url: link } = await calls.socialMedia.files.signedUrl({ method: 'get', fileId })
        const got = await fetch(link)
        expect(Buffer.from(await got.arrayBuffer())).toEqual(pdf)
      },
    )
    expect(house.bucket.size()).toBe(1)
  })

  it('count requests over all processes together', async () => {
    const flood = { count: 2000, network: '203.0.113.21' }
    const good = await answered('/api/gateway/session', flood)
    expect(good).toBeGreaterThanOrEqual(requestsAMinute)
    // Each of the two processes lets at most 120 requests pass that the other doesn't know of, plus those in progress.
    expect(good).toBeLessThan(requestsAMinute + 300)
    // A process that hasn't had a request from this network refuses as well.
    expect(await answered('/api/search-cv/openapi.json', { count: 400, network: flood.network })).toBeLessThan(300)
  })

  it('count a page once, however many of our own processes it asks', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.22', cookie: 'theme=dark; trampolim_session=none' }
    const remaining = async () => {
      const answer = await fetch(`${house.address}/jobs/000000000000000000000000`, { headers })
      await answer.text()
      return Number(answer.headers.get('ratelimit-remaining'))
    }
    const left = [await remaining(), await remaining(), await remaining(), await remaining()]
    expect(left.sort((a, b) => b - a)).toEqual([1199, 1199, 1198, 1198])
    const gateway = await fetch(`${house.address}/api/gateway/session`, {
      headers: { 'x-forwarded-for': '203.0.113.22' },
    })
    expect(gateway.headers.get('ratelimit-remaining')).toBe('1199')
  })

  it('notify pages of events in any other process, and continue if one is killed', async () => {
    const { jobId, recruiter, clients } = await selectionOf(house, 4, { after: 1 })
    const pages = [recruiter, ...clients.map(({ calls }) => calls)].map((calls) => listenAs(calls, house.address))
    stopping.push(...pages.map(({ stop }) => stop))
    await vi.waitFor(() => expect(pages.map(({ listened }) => listened())).not.toContain(0), patiently)
    const talk = async () => {
      for (const { hints } of pages) hints.splice(0)
      for (const { professionalId: candidateId, calls } of clients) {
        await recruiter.gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Tudo bem?' })
        await calls.gateway.messages.writeToJob({ jobId, message: 'Tudo, e com você?' })
      }
      await vi.waitFor(() => expect(pages.map(({ hints }) => hints.length)).not.toContain(0), patiently)
    }
    await talk()

    const held = await connectionsOf(house.parts.find(({ service }) => service === 'realtime') as Part)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(pages.length)
    for (const service of ['realtime', 'gateway', 'web', 'search-jobs', 'social-media']) {
      await house.parts.find((part) => part.service === service)?.house.kill()
    }
    const again = () => pages.filter(({ listened }) => listened() === 2).length
    await vi.waitFor(() => expect(again()).toBe(held), patiently)
    await talk()
    const left = { count: 30, network: '203.0.113.23' }
    for (const path of ['/', '/api/gateway/session', '/api/search-jobs/search/jobs?page=1']) {
      const before = house.balancer.passed().length
      expect(await answered(path, left)).toBe(30)
      expect(
        house.balancer
          .passed()
          .slice(before)
          .filter(({ status }) => status >= 500),
      ).toEqual([])
    }
  })
})
