import { calculatorFields } from '@trampolim/marketplace/calculators/fields.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { readContent } from '@trampolim/server/content/read-content.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { xmlFaults } from './well-formed.ts'

const { models } = readContent()
const addressOf = (slug: string) => `/marketplace/models/${slug}`

describe('the tools', async () => {
  const house = await testHouse()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(['socialMedia']), dev: false })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  /** A page without its scripts, which contain the same texts as data. */
  const read = async (path: string) => (await get(path)).body.replace(/<script[\s\S]*?<\/script>/g, '')
  const linksIn = (html: string) =>
    [...html.matchAll(/href="(\/marketplace\/[^"]+)"/g)].map(([, link]) => link as string)

  it('are listed, each with a page', async () => {
    const links = new Set(linksIn(await read('/marketplace')))
    expect(links.size).toBe(Object.keys(calculatorFields).length + models.length)
    for (const link of links) expect((await get(link)).statusCode, link).toBe(200)
  })

  it.each([
    ['pedir as contas', [addressOf('resignation'), '/marketplace/termination']],
    ['demisao', [addressOf('resignation'), '/marketplace/termination']],
    ['holerite', ['/marketplace/net-salary']],
    ['mandar embora', [addressOf('employer-notice'), '/marketplace/termination']],
    ['passagem de onibus', [addressOf('transport-voucher')]],
  ])('are found by everyday words: %s', async (typed, expected) => {
    const { body } = await get(`/marketplace?q=${encodeURIComponent(typed)}`)
    expect(linksIn(body)).toEqual(expect.arrayContaining(expected))
    expect(body).toContain(`value="${typed}"`)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
    expect(body).not.toContain('rel="canonical"')
  })

  it('say so where nothing fits', async () => {
    const html = await read('/marketplace?q=xyzzyqwk')
    expect(html).toContain(marketplace.list.none)
    expect(linksIn(html)).toEqual([])
  })

  it.each(models)('show the model $slug, to read and to download as it is written', async (model) => {
    const { slug, title, summary, fits, law, text, audience } = model
    const html = await read(addressOf(slug))
    const [, shown = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html) ?? []
    expect(shown.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(text)
    for (const each of [title, summary, fits, ...(law ? [`${marketplace.model.law}: ${law}`] : [])])
      expect(html).toContain(each)
    expect(html).toContain(`<link rel="canonical" href="${house.configuration.publicUrl}${addressOf(slug)}"/>`)
    const others = models.filter((each) => each.audience === audience && each !== model)
    expect(linksIn(html).filter((each) => each.startsWith(addressOf('')) && !each.includes(slug))).toEqual(
      others.map((each) => addressOf(each.slug)),
    )
    const { body: file, headers } = await get(`${addressOf(slug)}/text`)
    expect(file).toBe(`${text}\n`)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.txt"$/)
  })

  it('have no page for a model that doesn’t exist', async () => {
    for (const path of ['toString', 'none', 'none/text', 'Não-é', 'Não-é/text'])
      expect((await get(encodeURI(addressOf(path)))).statusCode, path).toBe(404)
  })

  it('give the models as Atom, linked from their pages, and answer that they have not changed', async () => {
    const { body, headers } = await get('/marketplace.atom')
    expect(xmlFaults(body)).toEqual([])
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const entries = [...body.matchAll(/<entry>.*?<\/entry>/g)].map(([entry]) => entry)
    const partOf = (entry: string, name: string) => {
      const found = [...entry.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))]
      expect(found, name).toHaveLength(1)
      return found[0]?.[1] ?? ''
    }
    for (const entry of entries) for (const name of ['title', 'published', 'summary']) partOf(entry, name)
    expect(new Set(entries.map((entry) => new URL(partOf(entry, 'id')).pathname))).toEqual(
      new Set(models.map(({ slug }) => addressOf(slug))),
    )
    const moments = entries.map((entry) => partOf(entry, 'updated'))
    for (const each of moments) expect(each).toMatch(/^\d{4}-\d\d-\d\dT03:00:00\.000Z$/)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(/<updated>([^<]+)/.exec(body)?.[1]).toBe(moments[0])
    const again = await get('/marketplace.atom', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const path of ['/marketplace', addressOf('resignation')])
      expect((await get(path)).body, path).toMatch(
        /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/marketplace\.atom"/,
      )
    expect(await read('/marketplace')).toContain(marketplace.list.subscribe)
    expect(await read('/sitemap')).toContain('href="/marketplace.atom"')
  })
})
