import { publicCalls } from '@trampolim/contract/public-calls.ts'
import { statusOf } from '@trampolim/contract/refusals.ts'
import { services } from '@trampolim/contract/services.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { faultsInHtml } from '../checks/valid-html.ts'
import { openWebHouse } from './web-house.ts'

const textOf = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>|<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('the page about the API', async () => {
  const house = await openWebHouse()
  const demo = await openWebHouse({ demo: true })
  afterAll(() => Promise.all([house.close(), demo.close()]))
  const read = async ({ address }: { address: string }) => (await fetch(`${address}/api/docs`)).text()
  const html = await read(house)
  /** What is read without scripts. */
  const text = textOf(html)

  it('lists every call that anyone may make, with its purpose and, where it has one, its example', async () => {
    const shown = textOf(await read(demo))
    for (const { method, path, purpose, example } of publicCalls()) {
      expect(shown, path).toContain(`${method} ${path}${purpose.replaceAll('`', '')}`)
      if (example) expect(shown, path).toContain(JSON.stringify(example.answers, null, 2))
    }
    expect(shown.match(/curl /g)?.length).toBeGreaterThan(60)
  })

  it('leaves out the calls of the demo world where there is none', () => {
    expect(text).not.toContain('/demo/mailbox')
    expect(text).toContain('GET /search/jobs')
  })

  it('lists the codes of refusals with their status and sentence', () => {
    const rows = [...html.matchAll(/<tr><th scope="row"><code>(\w+)<\/code><\/th><td>(\d+)<\/td><td>([^<]+)/g)]
    expect(rows.length).toBeGreaterThan(50)
    const codes = rows.map(([, code = '']) => code as keyof typeof refusals)
    expect(new Set(codes).size).toBe(codes.length)
    for (const [, code = '', status, message = ''] of rows) {
      expect([code, Number(status)]).toEqual([code, statusOf(code as keyof typeof refusals)])
      expect(message, code).not.toMatch(/\{\{/)
      expect(message.slice(0, 8), code).toBe(refusals[code as keyof typeof refusals].slice(0, 8))
    }
    const own = publicCalls()
      .filter(({ name }) => !name.startsWith('demo.'))
      .flatMap(({ meta }) => meta.fails)
    expect(codes).toEqual(expect.arrayContaining(own))
    for (const [, , status] of rows) expect(html).toContain(`<li><code>${status}</code>: `)
  })

  it('says what a stranger needs: the key, limits, pages, feeds, documents', () => {
    for (const words of ['X-Api-Key', 'RateLimit-Remaining', 'Retry-After', 'If-None-Match', '1.200', '3.000'])
      expect(text).toContain(words)
    for (const link of ['/api/keys', '/feeds/jobs.xml', '/feeds/jobs.json', '/search.atom', '/api/docs/explorer'])
      expect(html).toContain(`href="${link}"`)
    for (const base of ['gateway', 'search-jobs', 'social-media'])
      expect(html).toContain(`href="/api/${base}/openapi.json"`)
    expect(Object.keys(services)).toHaveLength(4)
    expect(text).toContain('"content_html"')
  })

  it('is in Portuguese in the frame of all pages, with purposes marked as English, and valid', async () => {
    expect(html).toContain('<html lang="pt-BR"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const part of ['<header', '<main', '<footer', 'property="og:title"']) expect(html).toContain(part)
    expect(html).toMatch(/<span lang="en"><span>Open jobs for an occupation/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
    expect(await faultsInHtml(html)).toEqual([])
    expect(house.problems).toEqual([])
  })
})
