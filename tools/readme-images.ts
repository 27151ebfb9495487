import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '@trampolim/tests/world/named-people.ts'
import { provideChromium } from './browser.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** The pictures of the README's tour: their file, their page, and how wide the screen is. */
const pictures = [
  { file: 'landing-phone', path: '/', size: phone, member: false },
  { file: 'landing-desktop', path: '/', size: desktop, member: false },
  { file: 'search-desktop', path: '/search?occupation=vendedor&location=São Paulo, SP', size: desktop, member: false },
  { file: 'job-phone', path: 'first job', size: phone, member: false },
  { file: 'register-phone', path: '/register', size: phone, member: false },
  { file: 'dashboard-phone', path: '/dashboard', size: phone, member: true },
  { file: 'selective-process-phone', path: '/selective-process', size: phone, member: true },
] as const

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://localhost:3000' } } })

/** Takes the pictures anew from a running demo: `npm run screenshots -- --base http://localhost:3000`. */
const folder = join(import.meta.dirname, '../docs/images')
await mkdir(folder, { recursive: true })
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
for (const { file, path, size, member } of pictures) {
  const context = await browser.newContext({
    baseURL: values.base,
    locale: 'pt-BR',
    viewport: size,
    colorScheme: 'light',
  })
  const page = await context.newPage()
  if (member) await signIn(page)
  if (path === 'first job') {
    await page.goto('/jobs/list/professional')
    await page.locator('article h2 a').first().click()
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/)
  } else {
    await page.goto(path)
  }
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${file}.png`) })
  console.log(`docs/images/${file}.png`)
  await context.close()
}
await browser.close()

async function signIn(page: Page) {
  await page.goto('/signin')
  await page.locator('input[name=email]').fill(demoAccounts[0].email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL('**/dashboard')
}
