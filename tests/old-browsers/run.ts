import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { signInPaths } from '@trampolim/marketplace/accounts/audiences.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'

/** Chromium 90 of April 2021, the oldest that the package registry carries and Playwright can drive; for Linux on x64. */
const packed = 'chrome-aws-lambda@8.0.2'
const own = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
const signedOut = ['/', '/search?occupation=vendedor', '/jobs/list/professional', '/help', '/recruiter', '/marketplace']
const areas = {
  ana: [
    '/dashboard',
    '/messages',
    '/interviews',
    '/curriculum/professional/edit',
    '/profile',
    '/notifications',
    '/jobs',
  ],
  bruno: ['/recruiter/dashboard', '/recruiter/jobs', '/recruiter/interviews', '/recruiter/job/create'],
  rita: ['/review', '/review/audit'],
} as const

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://localhost:3000' } } })

/**
 * Opens a running demo's pages in a five-year-old browser, does what requires scripts, and fails on any script error:
 * `npm run old-browsers -- --base http://localhost:3000`.
 */
const folder = mkdtempSync(join(tmpdir(), 'trampolim-old-browsers-'))
const faults: string[] = []
try {
  const browser = await chromium.launch({ executablePath: unpackedIn(folder), args: own })
  console.log(`Chromium ${browser.version()}`)
  await lookAt(browser, 'visitor', signedOut)
  for (const [key, paths] of Object.entries(areas)) await lookAt(browser, key as keyof typeof areas, paths)
  await browser.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

async function lookAt(browser: Browser, who: keyof typeof areas | 'visitor', paths: readonly string[]) {
  const context = await browser.newContext({ baseURL: values.base, viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const say = (what: string) => faults.push(`${who} ${new URL(page.url()).pathname}: ${what.slice(0, 200)}`)
  page.on('pageerror', (error) => say(error.message))
  // Leaving a page aborts its unfinished requests.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to fetch manifest')) say(message.text())
  })
  if (who !== 'visitor') await signIn(page, who)
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if ((await page.locator('main h1').count()) === 0) say('has no title')
  }
  if (who === 'visitor') await searchByScript(page, say)
  else if (who !== 'rita') await learnAtOnce(page, areas[who][0], say)
  await context.close()
}

/**
 * A suggestion is chosen and searched without a page load. By keyboard, since Playwright's clicks need a newer browser.
 */
async function searchByScript(page: Page, say: (what: string) => void) {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.evaluate('window.stayed = true')
  await page.locator('main [role=combobox]').first().focus()
  await page.keyboard.type('vendedo', { delay: 50 })
  await expect(page.locator('[role=option]')).not.toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?**')
  if ((await page.evaluate('window.stayed')) !== true) say('was loaded again by a search')
}

/** A page is told at once what changed: the broker has confirmed its connection and its topic. */
async function learnAtOnce(page: Page, path: string, say: (what: string) => void) {
  let packets = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => packets++))
  await page.goto(path)
  await expect
    .poll(() => packets, { timeout: 20_000 })
    .toBe(2)
    .catch(() => say('isn’t told what changed'))
}

async function signIn(page: Page, key: keyof typeof areas) {
  const account = demoAccounts.find((each) => each.key === key)
  if (!account) throw new Error(`nobody in the demo world has the key ${key}`)
  await page.goto(signInPaths[account.area])
  for (const [name, text] of Object.entries({ email: account.email, password: demoPassword })) {
    await page.locator(`[name=${name}]`).focus()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
}

/** The browser's file, from the package as the registry has it. */
function unpackedIn(to: string): string {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/old-browsers')
  const file = join(cache, 'chromium')
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    const [archive = ''] = execFileSync('npm', ['pack', '--silent', '--pack-destination', to, packed], {
      encoding: 'utf8',
    }).split('\n')
    execFileSync('tar', ['xzf', join(to, archive), '-C', to])
    writeFileSync(file, brotliDecompressSync(readFileSync(join(to, 'package/bin/chromium.br'))))
    chmodSync(file, 0o755)
  }
  return file
}
