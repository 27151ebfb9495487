import { type HelpAudience, helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { readContent } from '@trampolim/server/content/read-content.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { serveExplorer } from '@trampolim/server/services/explorer.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { calculatorPaths } from '@trampolim/web/parts/calculators/tools.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { fillNamedWorld } from '../world/fill-named.ts'
import { sessionOf } from '../world/session-of.ts'

const { help, news, courses, models } = readContent()
const written = [...help, ...news, ...courses.map((course) => ({ ...course, audience: 'candidate' as const }))]

/** The links to our own pages in what is written for this audience. */
function linksFor(audience: HelpAudience): string[] {
  const hrefs = written
    .filter((each) => each.audience === audience)
    .flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => withAmpersands(href)))
  return [...new Set(hrefs.filter((href) => !/^(?:https|mailto):/.test(href)))].sort()
}

const withAmpersands = (href: string) => href.replaceAll('&amp;', '&')
const own = [...new Set(helpAudiences.flatMap(linksFor))].sort()
const readers = { candidate: 'ana', recruiter: 'bruno' } as const
/** The parameters by which an address names a view of its page; an unknown one shows the first view. */
const views = ['tab', 'step'] as const

describe('what is written', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await serveExplorer(app, { sources: [] })
  await servePages(app, { house, here: new Set(services), dev: false })
  const addressOf = (href: string) => new URL(href, house.configuration.publicUrl)

  /** Opens a link as a visitor, or as the person with this session. */
  async function open(href: string, token?: string) {
    const { pathname, search } = addressOf(href)
    return app.inject({ url: pathname + search, ...(token && { headers: { authorization: token } }) })
  }

  /** The addresses of the links that a page marks as the current ones. */
  const currentIn = (html: string) =>
    [...html.matchAll(/<a\b[^>]*\baria-(?:current|selected)="(?!false)[^>]*>/g)].map(([link]) =>
      addressOf(withAmpersands(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')),
    )

  it('leads somewhere', () => expect(own.length).toBeGreaterThan(40))

  it('leads to the very page that a link names, not to the list that holds it', () => {
    const named = [
      [/calculadora/i, calculatorPaths()],
      [/vagas de aprendiz/i, ['/jobs/list/apprentice']],
      [/vagas de estágio/i, ['/jobs/list/internship']],
    ] as const
    const links = written.flatMap(({ html }) => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)])
    for (const [name, paths] of named) {
      const hrefs = links.flatMap(([, href = '', text = '']) => (name.test(text) ? [href] : []))
      expect(hrefs.length, name.source).toBeGreaterThan(0)
      expect(
        hrefs.filter((href) => !(paths as readonly string[]).includes(href)),
        name.source,
      ).toEqual([])
    }
  })

  it.each(own)('leads to %s, which opens or asks to sign in', async (href) => {
    const { statusCode, headers, body } = await open(href)
    if (statusCode === 302) expect(headers.location).toMatch(/^\/(?:recruiter\/)?signin\?redirect=/)
    else expect(statusCode).toBe(200)
    const { hash } = addressOf(href)
    if (hash) expect(body).toContain(`id="${hash.slice(1)}"`)
  })

  it('leads its readers who are signed in to a page of theirs, and to the view that the link names', async () => {
    await house.database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    for (const audience of helpAudiences) {
      const token = await sessionOf(house, readers[audience])
      const links = linksFor(audience)
      const answers = await Promise.all(links.map((href) => open(href)))
      const behindSignIn = links.filter((_, at) => answers[at]?.statusCode === 302)
      expect(behindSignIn.length).toBeGreaterThan(10)
      for (const href of behindSignIn) {
        const { statusCode, headers, body } = await open(href, token)
        expect.soft([statusCode, headers.location], `${href} as a ${audience}`).toEqual([200, undefined])
        const { pathname, searchParams } = addressOf(href)
        for (const view of views.filter((each) => searchParams.has(each))) {
          const shown = currentIn(body).filter((each) => each.pathname === pathname)
          const names = shown.map((each) => each.searchParams.get(view))
          expect.soft(names, `${href} as a ${audience}`).toContain(searchParams.get(view))
        }
      }
    }
  })

  it('and the tools are in the site map for search engines, whose every page opens', async () => {
    const { body } = await app.inject('/sitemap/pages.xml')
    const { publicUrl } = house.configuration
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(publicUrl, ''))
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of ['/api/docs', '/api/keys']) expect(listed).toContain(path)
    for (const path of ['/help', '/help/conta', '/recruiter/help/selecao', '/news', '/courses', '/marketplace'])
      expect(body, path).toMatch(new RegExp(`${path}</loc><lastmod>2026-`))
    const pages = [
      ...news.map(({ slug }) => `/news/${slug}`),
      ...courses.map(({ slug }) => `/courses/${slug}`),
      ...models.map(({ slug }) => `/marketplace/models/${slug}`),
      '/help',
      '/help/conta',
      '/recruiter/help/selecao',
      '/courses',
    ]
    expect(listed).toEqual(expect.arrayContaining([...pages, '/marketplace', ...calculatorPaths()]))
    for (const { slug, updated } of models)
      expect(body).toContain(`/marketplace/models/${slug}</loc><lastmod>${updated}</lastmod>`)
    for (const path of listed) expect((await app.inject(path)).statusCode, path).toBe(200)
  })
})
