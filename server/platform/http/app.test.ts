import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { House } from '../house.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { createApp } from './app.ts'
import { askerHeaders } from './caller/asker.ts'
import { sessionTokenOf } from './caller/session-token.ts'

const house = await testHouse()
const publicUrl = 'https://trampolim.test'

/** An app whose answers state the client address it determined. */
async function anApp(changes: Partial<House['configuration']> = {}) {
  const configuration = { ...house.configuration, publicUrl, localOnly: false, ...changes }
  const app = await createApp({ configuration, log: house.log, metrics: openMetrics() })
  app.all('/api/asker', async ({ asker }) => ({ asker }))
  app.get('/api/session', async (request) => ({ token: sessionTokenOf(request, configuration.publicUrl) ?? null }))
  app.get('/page', async () => 'a page')
  app.get('/everybody', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('the same'))
  app.get('/start', async (_request, reply) => reply.header('set-cookie', 'a=b').send('begun'))
  app.put('/link', { config: { carriesOwnProof: true } }, async () => 'taken')
  return app
}

const xff = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

describe('the client’s address', () => {
  it.each([
    ['nobody’s word', null, '203.0.113.7', xff('198.51.100.1'), '203.0.113.7'],
    [
      'one proxy nearby, the address it saw',
      { hops: 1 },
      '10.0.0.2',
      xff('198.51.100.1', '203.0.113.7'),
      '203.0.113.7',
    ],
    [
      'two proxies, what the first saw',
      { hops: 2 },
      '::1',
      xff('198.51.100.1', '203.0.113.7', '10.1.1.1'),
      '203.0.113.7',
    ],
    [
      'no hop to whoever comes straight from the internet',
      { hops: 1 },
      '203.0.113.7',
      xff('198.51.100.1'),
      '203.0.113.7',
    ],
    ['the proxies named', { ranges: ['192.0.2.0/24'] }, '192.0.2.9', xff('1.1.1.1', '203.0.113.7'), '203.0.113.7'],
    ['nobody else than those named', { ranges: ['192.0.2.0/24'] }, '10.0.0.2', xff('203.0.113.7'), '10.0.0.2'],
  ])('trusts %s', async (_what, trustProxy, remoteAddress, headers, asker) => {
    const app = await anApp({ trustProxy })
    expect((await app.inject({ url: '/api/asker', remoteAddress, headers })).json()).toEqual({ asker })
  })

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ])('of %s counts as %s', async (remoteAddress, asker) => {
    const app = await anApp()
    expect((await app.inject({ url: '/api/asker', remoteAddress })).json()).toEqual({ asker })
  })

  it('is trusted from our own processes only with their signature', async () => {
    const app = await anApp()
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/asker', remoteAddress: '10.0.0.2', headers })).json().asker
    const [now, address] = [new Date(), '203.0.113.7']
    const signed = askerHeaders(house.configuration.secret, { address, now })
    const other = Object.values(signed)[0]?.replace('203.0.113.7', '203.0.113.8') ?? ''
    const [old, early] = [-6, 6].map((minutes) => new Date(now.getTime() + minutes * 60_000)) as [Date, Date]
    expect(await ask(signed)).toBe('203.0.113.7')
    expect(await ask({ 'x-trampolim-asker': other })).toBe('10.0.0.2')
    expect(await ask({ 'x-trampolim-asker': `203.0.113.7;${now.getTime()};` })).toBe('10.0.0.2')
    expect(await ask(askerHeaders({ current: 'another secret', former: [] }, { address, now }))).toBe('10.0.0.2')
    for (const signedAt of [old, early])
      expect(await ask(askerHeaders(house.configuration.secret, { address, now: signedAt }))).toBe('10.0.0.2')
  })

  it('limits a client who states a new address each time, or uses another one of their network', async () => {
    const app = await anApp({ trustProxy: { hops: 1 } })
    const remaining = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/page', remoteAddress, headers })).headers['ratelimit-remaining']
    expect(await remaining('10.0.0.2', xff('1.1.1.1', '203.0.113.7'))).toBe('1199')
    expect(await remaining('10.0.0.2', xff('1.1.1.2', '203.0.113.7'))).toBe('1198')
    expect(await remaining('2001:db8::1')).toBe('1199')
    expect(await remaining('2001:db8::2')).toBe('1198')
  })

  it('exempts this machine from the limit only if no other client can appear to be local', async () => {
    const limited = async (changes: Partial<House['configuration']>, headers = {}) =>
      'ratelimit-remaining' in (await (await anApp(changes)).inject({ url: '/page', headers })).headers
    expect(await limited({ localOnly: true })).toBe(false)
    expect(await limited({ localOnly: true }, xff('203.0.113.7'))).toBe(true)
    expect(await limited({ localOnly: false })).toBe(true)
  })
})

describe('a change', () => {
  const change = async (headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') =>
    (await (await anApp()).inject({ url: '/api/asker', method, headers })).statusCode

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('by %s without an origin is refused', async (method) => {
    expect([await change({}, method), await change({ cookie: '__Host-trampolim_session=a' }, method)]).toEqual([
      400, 400,
    ])
  })

  it.each([
    [{ origin: publicUrl }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ authorization: 'a-token' }],
    [{ authorization: 'Bearer a-token', origin: 'https://elsewhere.test' }],
    [askerHeaders(house.configuration.secret, { address: '203.0.113.7', now: new Date() })],
  ])('is accepted with %j', async (headers) => {
    expect(await change(headers as Record<string, string>)).toBe(200)
  })

  it.each([
    [{ origin: 'https://elsewhere.test' }],
    [{ origin: 'http://trampolim.test' }],
    [{ origin: 'https://trampolim.test.elsewhere.test' }],
    [{ origin: 'https://trampolim.test:444' }],
    [{ origin: 'null' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'not an address' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ authorization: 'Basic eDp5' }],
    [{ authorization: 'Basic eDp5', origin: 'https://elsewhere.test' }],
    [{ authorization: '' }],
    [{ referer: `${publicUrl}/signin` }],
  ])('is refused with %j', async (headers) => {
    expect(await change(headers as Record<string, string>)).toBe(400)
  })

  it('is accepted without it if its link is its own authorisation', async () => {
    expect((await (await anApp()).inject({ url: '/link', method: 'PUT' })).statusCode).toBe(200)
  })
})

describe('a session', () => {
  const tokenOf = async (headers: Record<string, string>, changes: Partial<House['configuration']> = {}) =>
    (await (await anApp(changes)).inject({ url: '/api/session', headers })).json().token

  it('is identified by its header, otherwise by the cookie that only this host can set', async () => {
    expect(await tokenOf({ authorization: 'Bearer a' })).toBe('a')
    expect(await tokenOf({ authorization: 'a', cookie: '__Host-trampolim_session=b' })).toBe('a')
    expect(await tokenOf({ cookie: '__Host-trampolim_session=b' })).toBe('b')
    expect(await tokenOf({ cookie: 'trampolim_session=b' })).toBeNull()
    expect(await tokenOf({ cookie: 'trampolim_session=b' }, { publicUrl: 'http://localhost:3000' })).toBe('b')
  })

  it('is ignored in a cross-site call', async () => {
    const cookie = '__Host-trampolim_session=b'
    const sites = ['same-origin', 'none', 'cross-site', 'same-site']
    const known = await Promise.all(sites.map((site) => tokenOf({ cookie, 'sec-fetch-site': site })))
    expect(known).toEqual(['b', 'b', null, null])
  })
})

describe('an answer', () => {
  const keptBy = async (url: string, headers: Record<string, string> = {}) =>
    (await (await anApp()).inject({ url, headers })).headers['cache-control']
  const session = { cookie: '__Host-trampolim_session=a' }

  it('isn’t cached if it depends on the session', async () => {
    expect(await keptBy('/page', session)).toBe('no-store')
    expect(await keptBy('/page', { authorization: 'a' })).toBe('no-store')
    expect(await keptBy('/api/asker')).toBe('no-store')
    expect(await keptBy('/start')).toBe('no-store')
    expect(await keptBy('/nowhere')).toBe('no-store')
  })

  it('is cached as declared if it is the same for everybody', async () => {
    expect([await keptBy('/everybody'), await keptBy('/everybody', session)]).toEqual(
      Array(2).fill('public, max-age=60'),
    )
  })

  it('that others may be shown too tells nothing of how often its reader asked', async () => {
    const app = await anApp()
    expect((await app.inject('/page')).headers).toHaveProperty('ratelimit-remaining')
    expect(
      Object.keys((await app.inject('/everybody')).headers).filter((name) => name.startsWith('ratelimit')),
    ).toEqual([])
  })

  it('to a visitor is revalidated', async () => {
    const { headers } = await (await anApp()).inject('/page')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  })

  it('to a change isn’t cached', async () => {
    const answer = await (await anApp()).inject({ url: '/link', method: 'PUT' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('has security headers', async () => {
    const app = await anApp()
    for (const asked of [{ url: '/page' }, { url: '/page', method: 'HEAD' }] as const) {
      const { headers } = await app.inject(asked)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      expect(headers['content-security-policy']).toContain("base-uri 'none'")
      expect(headers['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/)
    }
  })

  it('of a call has only the security headers that matter to it', async () => {
    const app = await anApp()
    for (const asked of [{ url: '/api/asker' }, { url: '/api/asker', method: 'POST' }, { url: '/nowhere' }] as const) {
      const { headers } = await app.inject(asked)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(headers).not.toHaveProperty('permissions-policy')
    }
  })
})
