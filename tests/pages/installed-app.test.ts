import { installedApp } from '@trampolim/phrases/pt-br/installed-app.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }
type Manifest = { short_name: string; start_url: string; lang: string; icons: Icon[]; shortcuts: { url: string }[] }

const page = '/design/components-overview'
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

describe('the installed app', async () => {
  const house = await openWebHouse()
  afterAll(() => house.close())
  const at = (path: string) => fetch(house.address + path, { redirect: 'manual' })

  it('is named by every page, with an icon', async () => {
    const html = await (await at(page)).text()
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    expect((await sharp(await (await at('/apple-touch-icon.png')).arrayBuffer()).metadata()).width).toBe(180)
  })

  it('has an icon also where nothing but the usual address is asked for', async () => {
    const answer = await at('/favicon.ico')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
    const icon = Buffer.from(await answer.arrayBuffer())
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 2])
    for (const [at, size] of [16, 32].entries()) {
      const entry = icon.subarray(6 + at * 16)
      const from = entry.readUInt32LE(12)
      const { width, height } = await sharp(icon.subarray(from, from + entry.readUInt32LE(8))).metadata()
      expect([entry[0], width, height]).toEqual([size, size, size])
    }
  })

  it('has a name, icons of the sizes that it says, and only ways that exist', async () => {
    const answer = await at('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const { short_name, start_url, lang, icons, shortcuts } = (await answer.json()) as Manifest
    expect([short_name, lang]).toEqual([installedApp.shortName, 'pt-BR'])
    for (const { src, sizes, type } of icons) {
      const file = await at(src)
      expect([src, file.status, file.headers.get('content-type')]).toEqual([src, 200, type])
      if (sizes === 'any') continue
      const { width, height } = await sharp(await file.arrayBuffer()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
    const ways = await Promise.all([start_url, ...shortcuts.map(({ url }) => url)].map(async (url) => at(url)))
    expect(ways.map(({ status }) => status)).not.toContain(404)
  })

  it('has a service worker that browsers always check for changes', async () => {
    const answer = await at('/sw.js')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('respondWith')
    expect(policyOf(answer)).toContain("worker-src 'self';manifest-src 'self'")
  })

  it('states on a visitor’s page that nothing is stored, and contains nothing for Libras', async () => {
    const answer = await at(page)
    expect(answer.headers.get('x-kept-for')).toBe('nobody')
    expect([await answer.text(), policyOf(answer)].join()).not.toMatch(/vlibras|wasm-unsafe-eval/i)
  })
})

describe('settings of an operator', async () => {
  const house = await openWebHouse({
    settings: { SERVICE_WORKER: 'false', VLIBRAS_URL: 'https://libras.example/app/' },
  })
  afterAll(() => house.close())

  it('make browsers remove the service worker', async () => {
    const text = await (await fetch(`${house.address}/sw.js`)).text()
    expect(text).toContain('unregister')
    expect(text).not.toContain('respondWith')
  })

  it('add the widget for Libras, from there alone', async () => {
    const answer = await fetch(house.address + page)
    const policy = policyOf(answer)
    const html = await answer.text()
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const widget = /<script nonce="([^"]+)">[^<]*vlibras-plugin[^<]*"https:\/\/libras\.example\/app"/.exec(html)
    expect(widget?.[1]).toBe(nonce)
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`(?:^|;)${directive} [^;]*https://libras\\.example[ ;]`))
    }
  })
})
