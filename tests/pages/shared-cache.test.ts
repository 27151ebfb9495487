import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { jobSearchListeners } from '@trampolim/server/job-search/listeners.ts'
import { recruiterJobRoutes } from '@trampolim/server/jobs/routes.ts'
import { record } from '@trampolim/server/platform/events/record.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { keptPages } from '@trampolim/server/services/pages/kept-pages.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { pagesInCaches } from '@trampolim/server/services/pages/pages-in-caches.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasNginx, hasPurging, startNginx } from '../engines/caching-nginx.ts'
import { freePort } from '../free-port.ts'
import { testHouse } from '../house.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '../world/builders.ts'

const seconds = 3

describe.skipIf(!hasNginx)('behind a real nginx that keeps pages', async () => {
  const house = await testHouse({ sharedCacheSeconds: seconds, localOnly: false, trustProxy: { hops: 1 } })
  const app = await createApp({
    configuration: house.configuration,
    log: house.log,
    metrics: openMetrics(),
    findKey: async () => 'a-key',
  })
  const kept = keptPages()
  house.outdatePages = kept.forget
  const here = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)
  await servePages(app, { house, here, dev: false, kept })
  let asked: string[] = []
  app.addHook('onResponse', async ({ url }) => {
    asked.push(url)
  })
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx({ before: await app.listen({ port: 0, host: '127.0.0.1' }) })
  })
  afterAll(async () => {
    await nginx?.stop()
    await app.close()
  })

  async function aJob() {
    kept.forget()
    asked = []
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const id = await insertJob(house, { organizationId, job_name: 'Padeiro' })
    return { id, bruno, path: `/jobs/${id}` }
  }

  async function look(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(nginx.url + path, { headers, redirect: 'manual' })
    const policy = answer.headers.get('content-security-policy') ?? ''
    return {
      html: await answer.text(),
      status: answer.status,
      headers: answer.headers,
      cache: answer.headers.get('x-cache'),
      nonces: [...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce),
    }
  }

  async function signedIn() {
    const ana = await insertProfessional(house, { name: 'Ana Souza' })
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId: ana.accountId, rememberMe: false, now: house.now() }))
    return { cookie: `trampolim_session=${token}` }
  }

  it('a visitor’s second request is answered without us, with a nonce of its own and nothing of the first', async () => {
    const { path } = await aJob()
    const answers = [
      await look(path),
      await look(path),
      await look(path, { 'user-agent': 'Mobile', 'accept-language': 'en' }),
    ]
    expect(answers.map(({ cache }) => cache)).toEqual(['MISS', 'HIT', 'HIT'])
    expect(asked).toEqual([path])
    const without = answers.map(({ html, nonces, headers }) => {
      const [nonce] = nonces
      const used = new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, each]) => each))
      expect([new Set(nonces).size, [...used]]).toEqual([1, [nonce]])
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('x-request-id')).toBeNull()
      expect(headers.get('ratelimit-remaining')).toBeNull()
      return html.replaceAll(nonce as string, '')
    })
    expect(new Set(without).size).toBe(1)
    expect(new Set(answers.flatMap(({ nonces }) => nonces)).size).toBe(3)
    expect(nginx.problems()).toBe('')
  })

  it('what a signed-in person sees is never kept, nor do they get what is kept', async () => {
    const { path } = await aJob()
    const ana = await signedIn()
    const own = await look(path, ana)
    expect([own.cache, own.headers.get('cache-control')]).toEqual(['BYPASS', 'no-store'])
    expect(own.html).not.toContain('href="/signin"')
    const open = await look(path)
    expect([open.cache, open.html.includes('href="/signin"')]).toEqual(['MISS', true])
    for (const known of [
      ana,
      { cookie: 'trampolim_device=x' },
      { cookie: 'a=b; theme=dark' },
      { authorization: 'x' },
    ]) {
      expect((await look(path, known as Record<string, string>)).cache).toBe('BYPASS')
    }
    const dark = await look(path, { cookie: 'theme=dark' })
    expect(dark.html).toContain('data-theme="dark"')
    expect((await look(path)).html).not.toContain('data-theme="dark"')
    expect((await look('/dashboard', ana)).headers.get('cache-control')).toBe('no-store')
    const away = await look('/dashboard')
    expect([away.status, away.cache]).toEqual([302, 'MISS'])
    expect((await look('/dashboard')).cache).toBe('MISS')
  })

  it('the policy of a page that isn’t kept is left alone, compressed or not', async () => {
    const ana = await signedIn()
    for (const encoding of ['gzip', 'identity']) {
      const { nonces, html } = await look('/', { ...ana, 'accept-encoding': encoding })
      const page = await look('/signin', { 'accept-encoding': encoding })
      for (const each of [{ nonces, html }, page]) {
        const used = new Set([...each.html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce))
        if (used.size > 0) expect([...used]).toEqual([each.nonces[0]])
      }
      expect(page.nonces).toHaveLength(2)
    }
  })

  it('pages that differ by device, forms, errors and refusals aren’t kept', async () => {
    const absent = `/jobs/${'f'.repeat(24)}`
    for (const path of ['/search', '/contact', '/api/keys', '/signin', absent]) {
      await look(path)
      expect([path, (await look(path)).cache]).toEqual([path, 'MISS'])
    }
  })

  it('feeds are kept for readers without a key, and a reader’s own count for nobody', async () => {
    const feed = '/feeds/jobs.json'
    expect((await look(feed)).cache).toBe('MISS')
    const [again, withKey] = [await look(feed), await look(feed, { 'x-api-key': 'mine' })]
    expect([again.cache, again.headers.get('ratelimit-remaining')]).toEqual(['HIT', null])
    expect([withKey.cache, withKey.headers.get('ratelimit-limit')]).toEqual(['BYPASS', '3000'])
    expect(withKey.headers.get('cache-control')).toMatch(/^private/)
    expect((await look(feed)).headers.get('ratelimit-limit')).toBeNull()
  })

  it('a closed job is gone once its time is over', async () => {
    const { id, bruno, path } = await aJob()
    expect((await look(path)).html).not.toContain('noindex')
    await house.as(recruiterJobRoutes, bruno).switchJob({ id, status: false })
    await house.work({ listeners: jobSearchListeners })
    const since = performance.now()
    await expect.poll(async () => (await look(path)).html.includes('noindex'), { interval: 100 }).toBe(true)
    // Cached for its lifetime, then served for at most as long again while a new one is fetched.
    expect(performance.now() - since).toBeLessThan(seconds * 2000 + 20_000)
  })
})

describe.skipIf(!hasPurging)('behind a real nginx that is told what is outdated', async () => {
  const minutes = 300
  const house = await testHouse({ sharedCacheSeconds: minutes, localOnly: false, trustProxy: { hops: 1 } })
  const { configuration, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  const kept = keptPages()
  const port = await freePort()
  const sentPages = pagesInCaches({ caches: [`http://127.0.0.1:${port}`], seconds: minutes, log })
  house.outdatePages = () => {
    kept.forget()
    sentPages.outdate()
  }
  const here = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)
  await servePages(app, { house, here, dev: false, kept, sentPages })
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx({ before: await app.listen({ port: 0, host: '127.0.0.1' }), purge: port })
  })
  afterAll(async () => {
    await nginx?.stop()
    await app.close()
    await sentPages.stop()
  })
  beforeEach(kept.forget)

  async function look(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(nginx.url + path, { headers, redirect: 'manual' })
    return { html: await answer.text(), cache: answer.headers.get('x-cache'), headers: answer.headers }
  }

  it('a closed job is gone at once, from its page and from lists, and assets stay', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const id = await insertJob(house, { organizationId, job_name: 'Padeiro' })
    await house.database
      .transaction()
      .execute((tx) => record(tx, { type: 'job.changed', payload: { jobId: id }, now: house.now() }))
    await house.work({ listeners: jobSearchListeners })
    const [page, shared, list] = [`/jobs/${id}`, `/jobs/${id}?from=a%2Fb`, `/companies/${organizationId}`]
    const asset = (await look('/')).html.match(/\/assets\/[^"]+\.js/)?.[0] as string
    for (const path of [page, shared, list, asset]) {
      expect([await look(path), await look(path)].map(({ cache }) => cache)).toEqual(['MISS', 'HIT'])
    }
    expect((await look(list)).html).toContain('Padeiro')
    await house.as(recruiterJobRoutes, bruno).switchJob({ id, status: false })
    await house.work({ listeners: jobSearchListeners })
    await expect.poll(async () => (await look(page)).html.includes('noindex')).toBe(true)
    await expect.poll(async () => (await look(shared)).html.includes('noindex')).toBe(true)
    await expect.poll(async () => (await look(list)).html.includes('Padeiro')).toBe(false)
    expect((await look(asset)).cache).toBe('HIT')
    expect(nginx.problems()).toBe('')
  })

  it('can be emptied only by the product’s machines, and with one method', async () => {
    const id = await insertJob(house, { organizationId: await insertOrganization(house) })
    await look(`/jobs/${id}`)
    expect((await fetch(`http://127.0.0.1:${port}/jobs/${id}`)).status).toBe(405)
    expect((await fetch(`${nginx.url}/jobs/${id}`, { method: 'PURGE' })).status).toBeGreaterThanOrEqual(400)
    expect((await look(`/jobs/${id}`)).cache).toBe('HIT')
  })

  it('the landing page, topics, jobs, feeds and assets have no byte of whoever saw them', async () => {
    const organizationId = await insertOrganization(house)
    const id = await insertJob(house, { organizationId, job_name: 'Padeiro' })
    const ana = await insertProfessional(house, { name: 'Anastácia Quintanilha' })
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId: ana.accountId, rememberMe: false, now: house.now() }))
    const own = {
      cookie: `trampolim_session=${token}`,
      'user-agent': 'Anastacias-Browser',
      'x-request-id': 'a-request',
    }
    const strange = {
      'user-agent': 'Anastacias-Browser',
      referer: 'https://example.org/anastacia',
      'accept-language': 'xx',
    }
    const html = (await look('/')).html
    const assets = [...new Set(html.match(/\/assets\/[^"]+\.(?:js|css)/g))].slice(0, 3)
    const paths = [
      '/',
      '/vagas',
      '/vagas/em',
      `/jobs/${id}`,
      `/companies/${organizationId}`,
      '/feeds/jobs.json',
      ...assets,
    ]
    expect(assets).toHaveLength(3)
    house.outdatePages()
    for (const path of paths) {
      const hers = await look(path, own)
      expect([path, hers.cache]).toEqual([path, 'BYPASS'])
      await look(path, strange)
      expect((await look(path)).headers.get('set-cookie')).toBeNull()
    }
    expect((await look('/dashboard', own)).html).toContain('Anastácia')
    // Pages are dropped once more after a second, for those that were on their way.
    let all = ''
    const missing = async () => {
      const left: string[] = []
      for (const path of paths) if ((await look(path)).cache !== 'HIT') left.push(path)
      all = nginx.kept()
      return [...left, ...paths.filter((path) => !all.includes(path))]
    }
    await expect.poll(missing, { timeout: 10_000 }).toEqual([])
    for (const each of ['Anast', 'Quintanilha', token, ana.email, ana.accountId, 'a-request']) {
      expect([each, all.includes(each)]).toEqual([each, false])
    }
  })
})

describe('without a cache in front', async () => {
  const house = await testHouse()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  const here = new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)
  await servePages(app, { house, here, dev: false, kept: keptPages() })

  it('pages are for their browser alone', async () => {
    const { headers } = await app.inject({ url: '/terms-privacy' })
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'cookie'])
  })
})
