import { expect, it } from 'vitest'
import { partsOf, piecesOf } from './page-parts.ts'
import { withScripts, withStructuredData } from './page-scripts.ts'

const scripts =
  '<script nonce="n" type="module" async="">import("/a.js") // ç </ "$&" \\</script><script>1</script></body></html>'

function pageWith(data: string): string {
  const head = '<html><head><link rel="stylesheet" href="/a.css"/></head><body>Olá<i>'
  const page = partsOf(`${head}<link rel="modulepreload" href="/a.js" nonce="n"/>${scripts}`)
  return piecesOf(withScripts(page, { data, nonce: 'n', older: '/older.js?1' })).join('')
}

function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(/<script nonce="n">(.*?)<\/script>/gs), ([, script = '']) => script)
}

/** Lets callbacks of promises that are already resolved run. */
const settled = () => new Promise((done) => setImmediate(done))

it('fetches and runs scripts after the first paint', async () => {
  const html = pageWith('[]')
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><link rel="stylesheet" href="\/a.css"\/><\/head><body>Olá<i><script nonce="n">/,
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  const [script = ''] = scriptsOf(html)
  const added: object[] = []
  const document = {
    hidden: true,
    currentScript: { nonce: 'n' },
    createElement: (name: string) => ({ name }),
    querySelectorAll: () => [],
    head: { append: (element: object) => added.push(element) },
  }
  new Function('document', script)(document)
  await settled()
  expect(added).toEqual([
    { name: 'link', rel: 'modulepreload', href: '/a.js', nonce: 'n' },
    { name: 'script', type: 'module', text: 'import("/a.js") // ç </ "$&" \\', nonce: 'n' },
  ])
})

it('loads the whole sheets before it runs scripts', async () => {
  const [script = ''] = scriptsOf(pageWith('[]'))
  const added: { name: string; href?: string; onload?: () => void }[] = []
  const append = (element: { name: string }) => added.push(element)
  const document = {
    hidden: true,
    currentScript: { nonce: 'n' },
    createElement: (name: string) => ({ name }),
    querySelectorAll: () => [{ dataset: { of: '/a.css' }, after: append }],
    head: { append },
  }
  new Function('document', script)(document)
  await settled()
  expect(added).toMatchObject([{ rel: 'stylesheet', href: '/a.css', nonce: 'n' }, { rel: 'modulepreload' }])
  added[0]?.onload?.()
  await settled()
  expect(added[2]).toMatchObject({ name: 'script' })
})

it('loads in an older browser first what it lacks', async () => {
  const [script = ''] = scriptsOf(pageWith('[]'))
  const added: { type?: string; src?: string; text?: string; onload?: () => void }[] = []
  const document = {
    hidden: true,
    currentScript: { nonce: 'n' },
    createElement: (name: string) => ({ name }),
    querySelectorAll: () => [],
    head: { append: (element: object) => added.push(element) },
  }
  new Function('document', 'Object', script)(document, { assign: Object.assign })
  const [, older] = added
  expect(added).toHaveLength(2)
  expect(older).toMatchObject({ type: 'module', src: '/older.js?1' })
  older?.onload?.()
  await settled()
  expect(added[2]).toMatchObject({ type: 'module', text: expect.stringContaining('/a.js') })
})

it('hands the data over at the end of the body, whatever it contains', () => {
  const data = '["</script><b>", "\u2028", "ação $& \\"]\n'
  const html = pageWith(data)
  expect(html.endsWith('</script></body></html>')).toBe(true)
  const [, handOver = ''] = scriptsOf(html)
  const received: string[] = []
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') }
  new Function('window', handOver)({ __reactRouterContext: { streamController } })
  expect(received).toEqual([data, 'closed'])
})

it('leaves a page without scripts alone', () => {
  const page = partsOf('<html><head></head><body><p>Olá</p></body></html>')
  expect(withScripts(page, { data: '[]', nonce: 'n', older: '' })).toEqual(page)
})

it('describes a page for search engines in its head', () => {
  const page = partsOf('<head><title>Vaga</title></head><body></head></body></html>')
  expect(piecesOf(withStructuredData(page, [{ title: '</script>' }])).join('')).toBe(
    '<!DOCTYPE html><head><title>Vaga</title><script type="application/ld+json">{"title":"\\u003c/script>"}</script></head><body></head></body></html>',
  )
  expect(withStructuredData(page, [])).toEqual(page)
})
