import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { provideChromium } from './browser.ts'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide', width: 1440, height: 900 },
] as const
const schemes = ['light', 'dark'] as const

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    into: { type: 'string', default: 'var/screenshots' },
    /** The whole page, not only what is above the fold. */
    full: { type: 'boolean', default: false },
    /** A session's cookie value, to see what a signed-in person sees. */
    session: { type: 'string' },
  },
})
if (paths.length === 0) {
  console.error('Usage: node tools/screenshots.ts [--base URL] [--into FOLDER] [--full] [--session TOKEN] /path ...')
  process.exit(1)
}

await mkdir(values.into, { recursive: true })
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
for (const { name, width, height } of sizes) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'pt-BR' })
    if (values.session) {
      await context.addCookies([{ name: 'trampolim_session', value: values.session, url: values.base }])
    }
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${name} ${colorScheme}: ${message.text()}`)
    })
    for (const path of paths) {
      await page.goto(new URL(path, values.base).href, { waitUntil: 'networkidle' })
      await page.evaluate('document.fonts.ready.then(() => true)')
      const file = join(values.into, `${fileNameOf(path)}-${name}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: values.full })
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      console.log(overflow > 0 ? `${file} (${overflow} px too wide)` : file)
    }
    await context.close()
  }
}
await browser.close()

function fileNameOf(path: string): string {
  return path.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'start'
}
