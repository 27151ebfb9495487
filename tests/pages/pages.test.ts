import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { provideChromium } from '../../tools/browser.ts'
import { awake } from '../awake.ts'
import { findingsOf } from '../checks/axe.ts'
import { openWebHouse } from './web-house.ts'

const overview = '/design/components-overview'
const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

let house: Awaited<ReturnType<typeof openWebHouse>>
let browser: Browser

beforeAll(async () => {
  house = await openWebHouse()
  browser = await chromium.launch({ executablePath: await provideChromium(), args: browserArguments })
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

describe('a page from the server', () => {
  it('answers with the whole page, its inline scripts marked by the nonce of the policy', async () => {
    const answer = await fetch(house.address + overview)
    const html = await answer.text()
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(answer.status).toBe(200)
    expect(html).toMatch(/^<!DOCTYPE html><html lang="pt-BR"/)
    expect(html).toMatch(/<h1>.+<\/h1>/)
    expect(nonce).toBeTruthy()
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  })

  it('fetches its scripts after the first paint, and has its data at the end', async () => {
    const html = await (await fetch(house.address + overview)).text()
    expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type="module"/)
    expect(html).toMatch(/streamController\)<\/script><\/body><\/html>$/)
  })

  it('is served as by `npm start`, with React’s production build', async () => {
    vi.stubEnv('NODE_ENV', 'test')
    await expect(openWebHouse()).rejects.toThrow('NODE_ENV=production')
    vi.unstubAllEnvs()
  })

  it('answers an unknown path with 404 and a page that links home', async () => {
    const answer = await fetch(`${house.address}/no-such-page`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Não encontramos esta página')
  })

  it('refuses a form that is too large and one from a foreign origin', async () => {
    const send = (body: string, origin: string) =>
      fetch(house.address + overview, { method: 'POST', body, headers: { origin } })
    expect((await send('x'.repeat(3_200_000), 'http://localhost:3999')).status).toBe(413)
    expect((await send('x=1', 'http://foreign.example')).status).toBe(400)
  })

  it('refuses a form that is too large also without a declared length', async () => {
    const piece = Buffer.alloc(64 * 1024, 'x')
    const answer = await fetch(`${house.address}/signin`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3999', 'content-type': 'application/x-www-form-urlencoded' },
      body: ReadableStream.from(Array.from({ length: 80 }, () => piece)),
      duplex: 'half',
    })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('O que você enviou é grande demais')
    expect(house.problems).toEqual([])
  })

  it('says what a form may contain that is too large, also to who has no scripts', async () => {
    const form = new FormData()
    form.set('file', new Blob(['x'.repeat(7 * 1024 * 1024)]), 'curriculo.pdf')
    const send = (accept: string) =>
      fetch(`${house.address}/curriculum/professional/edit`, {
        ...{ method: 'POST', body: form },
        headers: { origin: 'http://localhost:3999', accept },
      })
    const page = await send('text/html')
    expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
    const html = await page.text()
    for (const words of ['até 5 MB', 'Volte à página anterior']) expect(html).toContain(words)
    expect(await (await send('application/json')).json()).toMatchObject({ code: 'file_too_large' })
  })

  it('answers the next request of a connection whose form it left unread', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (method: string, path: string, body?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { origin: 'http://localhost:3999', 'content-type': 'application/x-www-form-urlencoded' }
        const sent = request(house.address + path, { agent, method, headers, timeout: 10_000 }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        sent.once('timeout', () => sent.destroy(new Error('no answer')))
        sent.once('error', reject)
        sent.end(body)
      })
    expect(await send('POST', '/recruiter/dashboard', 'x'.repeat(2_000_000))).toBe(302)
    expect(await send('GET', overview)).toBe(200)
    agent.destroy()
  })

  it('paints the chosen scheme at once', async () => {
    const answer = await fetch(house.address + overview, { headers: { cookie: 'theme=dark' } })
    expect(await answer.text()).toMatch(/<html[^>]*data-theme="dark"/)
  })

  it('says what it is in a demo that others can reach', async () => {
    const says = async (publicUrl: string, demo: boolean) => {
      const open = await openWebHouse({ publicUrl, demo })
      const html = await (await fetch(open.address + overview)).text()
      await open.close()
      return html.includes('Isto é uma demonstração.')
    }
    expect(await says('https://trampolim.example', true)).toBe(true)
    expect(await says('https://trampolim.example', false)).toBe(false)
    expect(await says('http://localhost:3999', true)).toBe(false)
  })

  it('clears the browser’s storage on signing out', async () => {
    const secure = await openWebHouse({ publicUrl: 'https://trampolim.example' })
    const { headers } = await fetch(`${secure.address}/signout`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams() },
      headers: { origin: 'https://trampolim.example' },
    })
    await secure.close()
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.getSetCookie()).toEqual([
      '__Host-trampolim_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('compresses a page for a browser that takes %s', async (taken, encoding, read) => {
    const [answer] = (await once(
      get(house.address + overview, { headers: { 'accept-encoding': taken } }),
      'response',
    )) as [IncomingMessage]
    const body = await buffer(answer)
    expect(answer.headers['content-encoding']).toBe(encoding)
    if (encoding) expect(answer.headers.vary).toContain('accept-encoding')
    expect(read(body).toString()).toContain('</html>')
  })
})

describe('a page in the browser', () => {
  const cases = (['light', 'dark'] as const).flatMap((scheme) => [320, 1440].map((width) => ({ scheme, width })))

  it.each(cases)('conforms to the policy, WCAG and its width: $scheme, $width px', async ({ scheme, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', (problem) => said.push(problem.message))
    await page.goto(house.address + overview)
    await awake(page)
    expect(said).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await findingsOf(page)).toEqual([])
    await context.close()
  })

  it('loads two fonts and hardly moves when they arrive', async () => {
    const page = await browser.newPage()
    const fonts = new Set<string>()
    const { promise: shown, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      fonts.add(route.request().url())
      await shown
      await route.continue()
    })
    await page.goto(house.address + overview, { waitUntil: 'domcontentloaded' })
    // Waits until the page was painted with the system's fonts, since fonts that are already loaded can't cause a
    // shift.
    const paints = () => page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint').length`)
    await expect.poll(paints, { timeout: 30_000 }).toBe(1)
    letGo()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const shift = await page.evaluate<number>(`new Promise((tell) => {
      const sum = (list) => list.getEntries().reduce((total, entry) => total + entry.value, 0)
      new PerformanceObserver((list) => tell(sum(list))).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => tell(0), 500)
    })`)
    expect([...fonts].length).toBe(2)
    expect(shift).toBeLessThan(0.05)
    await page.close()
  })

  it('opens a dialog that takes the focus and returns it', async () => {
    const page = await browser.newPage()
    await page.goto(house.address + overview)
    await awake(page)
    const opener = page.getByRole('button', { name: 'Excluir currículo' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Excluir o currículo profissional?' })
    await dialog.waitFor()
    expect(await dialog.locator(':focus').textContent()).toBe('Manter')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').textContent()).toBe(await opener.textContent())
    await page.close()
  })

  it('suggests by keyboard', async () => {
    const page = await browser.newPage()
    await page.goto(house.address + overview)
    await awake(page)
    const field = page.getByRole('combobox', { name: 'Cargo' })
    await field.pressSequentially('vend')
    await page.getByRole('option', { name: 'Vendedor externo' }).waitFor()
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Vendedor externo')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await page.close()
  })

  it('keeps what a person typed and chose before its scripts came, and answers it', async () => {
    const page = await browser.newPage()
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await allowed
      await route.continue()
    })
    await page.goto(house.address + overview, { waitUntil: 'commit' })
    await page.getByLabel('CPF').fill('52998224725')
    const choices = await page.locator('main input[type=checkbox]:enabled').all()
    const chosen: boolean[] = []
    for (const choice of choices) {
      chosen.push(!(await choice.isChecked()))
      await choice.setChecked(!(await choice.isChecked()), { force: true })
    }
    const levels = page.locator('main').getByRole('combobox', { name: 'Escolaridade' })
    await levels.selectOption({ index: 2 })
    const level = await levels.inputValue()
    const field = page.getByRole('combobox', { name: 'Cargo' })
    await field.fill('vend')
    allow()
    await page.getByRole('option', { name: 'Vendedor externo' }).waitFor()
    expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25')
    expect(await Promise.all(choices.map((choice) => choice.isChecked()))).toEqual(chosen)
    expect(await levels.inputValue()).toBe(level)
    await field.press('End')
    await field.press('e')
    expect(await field.inputValue()).toBe('vende')
    await page.close()
  })

  it('masks without fighting the caret', async () => {
    const page = await browser.newPage()
    await page.goto(house.address + overview)
    await awake(page)
    const field = page.getByLabel('CPF')
    await field.fill('')
    await field.pressSequentially('52998224725')
    expect(await field.inputValue()).toBe('529.982.247-25')
    await field.press('Home')
    for (let place = 0; place < 5; place += 1) await field.press('ArrowRight')
    await field.press('Backspace')
    await field.press('7')
    expect(await field.inputValue()).toBe('529.782.247-25')
    await page.close()
  })
})
