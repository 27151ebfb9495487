import { readContent } from '@trampolim/server/content/read-content.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { serveExplorer } from '@trampolim/server/services/explorer.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { toolPaths } from '@trampolim/web/parts/calculators/tools.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'

const { help, news, courses } = readContent()
const hrefs = [...help, ...news, ...courses].flatMap(({ html }) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
)
const own = [...new Set(hrefs.filter((href) => !/^(?:https|mailto):/.test(href)))].sort()

describe('what is written', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await serveExplorer(app, { sources: [] })
  await servePages(app, { house, here: new Set(services), dev: false })

  it('leads somewhere', () => expect(own.length).toBeGreaterThan(40))

  it.each(own)('leads to %s, which opens or asks to sign in', async (href) => {
    const { pathname, search, hash } = new URL(href, house.configuration.publicUrl)
    const { statusCode, headers, body } = await app.inject(pathname + search)
    if (statusCode === 302) expect(headers.location).toMatch(/^\/(?:recruiter\/)?signin\?redirect=/)
    else expect(statusCode).toBe(200)
    if (hash) expect(body).toContain(`id="${hash.slice(1)}"`)
  })

  it('and the tools are in the site map for search engines, whose every page opens', async () => {
    const { body } = await app.inject('/sitemap/pages.xml')
    const { publicUrl } = house.configuration
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(publicUrl, ''))
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of ['/api/docs', '/api/keys']) expect(listed).toContain(path)
    for (const path of ['/help', '/help/conta', '/recruiter/help/selecao', '/news', '/courses'])
      expect(body, path).toMatch(new RegExp(`${path}</loc><lastmod>2026-`))
    const written = [
      ...news.map(({ slug }) => `/news/${slug}`),
      '/help',
      '/help/conta',
      '/recruiter/help/selecao',
      '/courses',
    ]
    expect(listed).toEqual(expect.arrayContaining([...written, '/marketplace', ...toolPaths()]))
    for (const path of listed) expect((await app.inject(path)).statusCode, path).toBe(200)
  })
})
