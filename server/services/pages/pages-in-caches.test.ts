import { createServer } from 'node:http'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pagesInCaches } from './pages-in-caches.ts'

/** A simulated cache: the purge requests that it received, and how it answers. */
let asked: string[] = []
let status = 200
let meanwhile: () => void = () => undefined
const cache = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  meanwhile()
  response.writeHead(status).end()
})
await new Promise<void>((listening) => cache.listen(0, '127.0.0.1', listening))
const { port } = cache.address() as { port: number }
const caches = [`http://127.0.0.1:${port}`]
afterAll(() => cache.close())

describe('pages that caches in front have', () => {
  let moment = 0
  beforeEach(() => {
    moment = 1000
    asked = []
    status = 200
    meanwhile = () => undefined
  })
  const open = (options = {}) =>
    pagesInCaches({ caches, seconds: 30, log: openLog('silent'), now: () => moment, pause: 5, ...options })

  it('are all dropped where they are outdated, and once more for what was on its way', async () => {
    const sentPages = open()
    for (const address of ['/jobs/1', '/jobs/1?a=%2F'])
      expect(sentPages.recordSent(address, sentPages.moment())).toBe(true)
    sentPages.outdate()
    await expect.poll(() => asked).toHaveLength(4)
    expect(new Set(asked)).toEqual(new Set(['PURGE /jobs/1', 'PURGE /jobs/1?a=%2F']))
    await sentPages.stop()
  })

  it('aren’t dropped again once they surely were, nor those that were sent since', async () => {
    const sentPages = open()
    sentPages.recordSent('/old', sentPages.moment())
    moment += 100
    sentPages.outdate()
    await expect.poll(() => asked).toEqual(['PURGE /old'])
    moment += 100
    sentPages.recordSent('/new', sentPages.moment())
    await sentPages.stop()
    expect(asked).toEqual(['PURGE /old'])
  })

  it('aren’t recorded if they were made before a change, if there are too many, or if their address is too long', async () => {
    const sentPages = open()
    const begun = sentPages.moment()
    moment += 1
    sentPages.outdate()
    expect(sentPages.recordSent('/jobs/1', begun)).toBe(false)
    moment += 1
    expect(sentPages.recordSent('/jobs/1', sentPages.moment())).toBe(true)
    expect(sentPages.recordSent(`/${'a'.repeat(3000)}`, sentPages.moment())).toBe(false)
    for (let at = 1; at < 10_000; at += 1) sentPages.recordSent(`/many/${at}`, sentPages.moment())
    expect(sentPages.recordSent('/one-more', sentPages.moment())).toBe(false)
    expect(sentPages.recordSent('/jobs/1', sentPages.moment())).toBe(true)
    moment += 65_001
    expect(sentPages.recordSent('/one-more', sentPages.moment())).toBe(true)
    await sentPages.stop()
  })

  it.each([404, 412])('count as dropped where the cache answers %i, for it has none', async (answer) => {
    const sentPages = open()
    sentPages.recordSent('/a', sentPages.moment())
    status = answer
    moment += 100
    sentPages.outdate()
    await expect.poll(() => asked).toHaveLength(1)
    await sentPages.stop()
  })

  it('are purged again while the cache refuses, but no longer than it may keep them', async () => {
    const sentPages = open()
    sentPages.recordSent('/a', sentPages.moment())
    status = 503
    moment += 100
    sentPages.outdate()
    await expect.poll(() => asked.length).toBeGreaterThan(2)
    meanwhile = () => {
      moment += 65_000
    }
    const before = asked.length
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await sentPages.stop()
    expect(asked.length).toBeLessThan(before + 4)
  })

  it('end by their age only if no address of a cache is configured', async () => {
    const sentPages = open({ caches: [] })
    sentPages.outdate()
    expect(sentPages.recordSent('/a', sentPages.moment())).toBe(true)
    await sentPages.stop()
    expect(asked).toEqual([])
  })
})
