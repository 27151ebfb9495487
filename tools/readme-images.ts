import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import { demoAccounts, demoPassword } from '@trampolim/tests/world/named-people.ts'
import { provideChromium } from './browser.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

type Picture = { file: string; path: string; size: typeof phone; as?: DemoKey }
type DemoKey = (typeof demoAccounts)[number]['key']

/**
 * The pictures of the README's tour: their file, page, screen width, and the person. A path that ends in ` > …` continues
 * with the first link that the selector finds.
 */
const pictures: readonly Picture[] = [
  { file: 'landing-phone', path: '/', size: phone },
  { file: 'landing-desktop', path: '/', size: desktop },
  { file: 'search-desktop', path: '/search?occupation=vendedor&location=São Paulo, SP', size: desktop },
  { file: 'job-phone', path: '/jobs/list/professional > article h2 a', size: phone },
  { file: 'register-phone', path: '/register', size: phone },
  { file: 'help-phone', path: '/help', size: phone },
  { file: 'hiring-desktop', path: '/recruiter', size: desktop },
  { file: 'dashboard-phone', path: '/dashboard', size: phone, as: 'ana' },
  { file: 'selective-process-phone', path: '/selective-process', size: phone, as: 'ana' },
  { file: 'recruiter-phone', path: '/recruiter/dashboard', size: phone, as: 'bruno' },
  { file: 'board-desktop', path: `/recruiter/jobs > ${linkTo('Confeiteira')}`, size: desktop, as: 'bruno' },
  {
    file: 'candidate-phone',
    path: `/recruiter/jobs > ${linkTo('Confeiteira')} > main a[href*="/cv-details/"]`,
    size: phone,
    as: 'bruno',
  },
  { file: 'review-phone', path: '/review > main li a', size: phone, as: 'rita' },
]

function linkTo(name: string): string {
  return `main a:has-text("${name}")`
}

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://localhost:3000' } } })

/** Takes the pictures from a running demo: `npm run screenshots -- --base http://localhost:3000`. */
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
for (const { file, path, size, as } of pictures) {
  const context = await browser.newContext({
    baseURL: values.base,
    locale: 'pt-BR',
    viewport: size,
    colorScheme: 'light',
  })
  const page = await context.newPage()
  if (as) await signIn(page, as)
  const [start = '/', ...links] = path.split(' > ')
  await page.goto(start)
  // A first visit may be shown in the fonts of the machine.
  await page.reload()
  for (const link of links) {
    const before = page.url()
    await page.locator(link).first().click()
    await page.waitForURL((url) => url.href !== before)
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: join(folder, `${file}.png`) })
  console.log(`docs/images/${file}.png`)
  await context.close()
}
await browser.close()

async function signIn(page: Page, as: DemoKey) {
  const account = demoAccounts.find(({ key }) => key === as)
  if (!account) throw new Error(`nobody of the demo world is called ${as}`)
  await page.goto(signInPaths[account.area])
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
}
