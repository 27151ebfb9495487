import { ORPCError } from '@orpc/server'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const ana = {
  userId: 'a'.repeat(24),
  name: 'Ana',
  externalRoles: ['user:professional'],
  termsDue: false,
} as unknown as SessionUser

let isAway = false
const calls = {
  searchJobs: {
    search: {
      popularJobs: async () => {
        if (isAway) throw new ORPCError('not_available_now', { status: 503, message: 'Agora não.' })
        return { recent: [], wanted: [], searches: [], occupations: [], sectors: [] }
      },
    },
  },
} as unknown as Calls

/** Where a page redirects; its status if it doesn't. */
const leadsTo = async (address: string, path: string) => {
  const answer = await fetch(address + path, { redirect: 'manual' })
  return answer.headers.get('location') ?? answer.status
}
const refreshOf = (html: string) =>
  /<noscript><meta http-equiv="refresh" content="([^"]*)"><\/noscript><\/head>/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')

describe('the page that waits', async () => {
  const visitors = await openWebHouse({ calls })
  const anas = await openWebHouse({ calls, person: ana })
  afterAll(() => Promise.all([visitors.close(), anas.close()]))

  it.each([
    ['/search?occupation=Padeiro', '/search?occupation=Padeiro'],
    ['/about-nothing', '/about-nothing'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/loading?to=/search', '/'],
    ['', '/'],
  ])('leads a visitor on at once to what they may open: %s', async (to, expected) => {
    expect(await leadsTo(visitors.address, `/loading?to=${encodeURIComponent(to)}`)).toBe(expected)
  })

  it.each([
    ['/profile?tab=curriculums', '/signin?redirect=%2Fprofile%3Ftab%3Dcurriculums'],
    ['/recruiter/jobs', '/recruiter/signin?redirect=%2Frecruiter%2Fjobs'],
  ])('waits for a visitor to sign in before %s, also without scripts', async (to, signIn) => {
    const answer = await fetch(`${visitors.address}/loading?to=${encodeURIComponent(to)}&round=7`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Esperando você entrar')
    expect(html).toContain(`href="${signIn}"`)
    expect(refreshOf(html)).toBe(`5;url=/loading?to=${encodeURIComponent(to)}&round=8`)
  })

  it('gives up by itself after five minutes', async () => {
    const html = await (await fetch(`${visitors.address}/loading?to=/profile&round=60`)).text()
    expect(refreshOf(html)).toBeUndefined()
    expect(html).toContain('Está demorando')
  })

  it('waits while the product doesn’t answer', async () => {
    isAway = true
    const html = await (await fetch(`${visitors.address}/loading?to=/search`)).text()
    expect(html).toContain('Esperando o Trampolim voltar')
    isAway = false
    expect(await leadsTo(visitors.address, '/loading?to=/search')).toBe('/search')
  })

  it.each([
    ['/profile?tab=curriculums', '/profile?tab=curriculums'],
    ['/recruiter/jobs', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['', '/dashboard'],
  ])('leads whoever is signed in on to what they may open: %s', async (to, expected) => {
    expect(await leadsTo(anas.address, `/loading?to=${encodeURIComponent(to)}`)).toBe(expected)
  })
})

describe('help and articles of the operator’s own', async () => {
  const settings = { HELP_URL: 'https://help.example/', BLOG_URL: 'https://blog.example/' }
  const house = await openWebHouse({ settings })
  afterAll(() => house.close())

  it.each([
    ...['/help', '/help/account', '/faq', '/recruiter/help', '/recruiter/help/account', '/recruiter/faq'].map(
      (path) => [path, settings.HELP_URL],
    ),
    ...['/blog', '/recruiter/blog'].map((path) => [path, settings.BLOG_URL]),
  ] as [string, string][])('%s leads to %s', async (path, expected) => {
    expect(await leadsTo(house.address, path)).toBe(expected)
  })

  it.each([
    ['/sitemap', '/help'],
    ['/recruiter/sitemap', '/recruiter/help'],
  ])('%s links to the page that leads there, and to none of its topics', async (path, help) => {
    const html = await (await fetch(house.address + path)).text()
    expect(html).toContain(`href="${help}"`)
    expect(html).not.toContain(`href="${help}/`)
  })
})

describe('leaving for another site', async () => {
  const house = await openWebHouse()
  afterAll(() => house.close())
  const path = (to: string) => `/redirect?to=${encodeURIComponent(to)}`

  it('goes at once where the operator says so, and nowhere else', async () => {
    expect(await leadsTo(house.address, path('https://help.example/a?b=c'))).toBe('https://help.example/a?b=c')
    for (const to of ['https://evil.example/', 'http://help.example/', 'https://help.example.evil.example/'])
      expect(await leadsTo(house.address, path(to))).toBe(200)
  })

  it('shows any other address, which opens only by a click', async () => {
    const html = await (await fetch(house.address + path('https://evil.example/?a=1&b="><script>'))).text()
    expect(html).toContain('que não é nosso')
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/evil\.example\/\?a=1&amp;b=%22%3E%3Cscript%3E"[^>]*>Ir para evil\.example/,
    )
    expect(html).toMatch(/rel="noopener noreferrer nofollow"/)
    expect(html).not.toContain('http-equiv="refresh"')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/search', ''])('refuses %j', async (to) => {
    const answer = await fetch(house.address + path(to), { redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).not.toMatch(/href="(?:javascript|data):/)
  })
})
