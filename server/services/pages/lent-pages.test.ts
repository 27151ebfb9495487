import { createServer } from 'node:http'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { lentPages } from './lent-pages.ts'

/** A cache in front: what it was asked to drop, and how it answers. */
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
    lentPages({ caches, seconds: 30, log: openLog('silent'), now: () => moment, pause: 5, ...options })

  it('are all dropped where they are outdated, and once more for what was on its way', async () => {
    const lent = open()
    for (const address of ['/jobs/1', '/jobs/1?a=%2F']) expect(lent.lend(address, lent.moment())).toBe(true)
    lent.outdate()
    await expect.poll(() => asked).toHaveLength(4)
    expect(new Set(asked)).toEqual(new Set(['PURGE /jobs/1', 'PURGE /jobs/1?a=%2F']))
    await lent.stop()
  })

  it('aren’t dropped again once they surely were, nor those that were lent since', async () => {
    const lent = open()
    lent.lend('/old', lent.moment())
    moment += 100
    lent.outdate()
    await expect.poll(() => asked).toEqual(['PURGE /old'])
    moment += 100
    lent.lend('/new', lent.moment())
    await lent.stop()
    expect(asked).toEqual(['PURGE /old'])
  })

  it('aren’t lent if they were made before a change, if there are too many, or if their address is endless', async () => {
    const lent = open()
    const begun = lent.moment()
    moment += 1
    lent.outdate()
    expect(lent.lend('/jobs/1', begun)).toBe(false)
    moment += 1
    expect(lent.lend('/jobs/1', lent.moment())).toBe(true)
    expect(lent.lend(`/${'a'.repeat(3000)}`, lent.moment())).toBe(false)
    for (let at = 1; at < 10_000; at += 1) lent.lend(`/many/${at}`, lent.moment())
    expect(lent.lend('/one-more', lent.moment())).toBe(false)
    expect(lent.lend('/jobs/1', lent.moment())).toBe(true)
    moment += 65_001
    expect(lent.lend('/one-more', lent.moment())).toBe(true)
    await lent.stop()
  })

  it.each([404, 412])('count as dropped where the cache answers %i, for it has none', async (answer) => {
    const lent = open()
    lent.lend('/a', lent.moment())
    status = answer
    moment += 100
    lent.outdate()
    await expect.poll(() => asked).toHaveLength(1)
    await lent.stop()
  })

  it('are asked for again while the cache refuses, and no longer than it may keep them', async () => {
    const lent = open()
    lent.lend('/a', lent.moment())
    status = 503
    moment += 100
    lent.outdate()
    await expect.poll(() => asked.length).toBeGreaterThan(2)
    meanwhile = () => {
      moment += 65_000
    }
    const before = asked.length
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await lent.stop()
    expect(asked.length).toBeLessThan(before + 4)
  })

  it('go by their age alone without an address of a cache', async () => {
    const lent = open({ caches: [] })
    lent.outdate()
    expect(lent.lend('/a', lent.moment())).toBe(true)
    await lent.stop()
    expect(asked).toEqual([])
  })
})
