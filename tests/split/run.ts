import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findChromium } from '../../tools/browser.ts'
import { program } from '../../tools/programs.ts'
import { hasBalancer } from './balancer.ts'
import { type SplitHouse, startSplitHouse } from './split-house.ts'

/**
 * Journeys that use every service: registering, files, pictures, all ways of signing in, hiring, messages, real time.
 */
const usual = [
  'candidate-applies-to-a-job',
  'curriculum-files',
  'full-registration',
  'live',
  'messages',
  'network-sign-in',
  'passkeys',
  'pictures',
  'recruiter-hires',
  'recruiter-publishes',
  'second-step',
  'sign-out',
]

/**
 * Runs journeys through a marketplace of a dozen processes behind a balancer that distributes requests in turn, on the
 * real engines that are installed: the named journeys, by default a selection, with `all` every one. Arguments that
 * start with `--` are passed to Playwright.
 */
const given = process.argv.slice(2)
const named = given.filter((each) => !each.startsWith('--'))
const files = (named.length ? named : usual).filter((each) => each !== 'all').map((each) => `journeys/${each}.spec`)

if (!hasBalancer) {
  console.error('The journeys over several processes need nginx.')
  process.exit(1)
}
const house = await startSplitHouse({ demo: true, engines: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void house.stop().then(() => process.exit(1)))
}
try {
  const args = ['test', ...files, ...given.filter((each) => each.startsWith('--'))]
  const tests = spawn(process.execPath, [program('@playwright/test', 'playwright'), ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      CHROMIUM: process.env.CHROMIUM ?? (await findChromium()) ?? '',
      TRAMPOLIM_JOURNEY_ADDRESS: house.address,
      TRAMPOLIM_JOURNEY_DATABASE: house.databaseUrl,
      TRAMPOLIM_JOURNEY_SECRET: house.secret,
    },
    stdio: 'inherit',
  })
  const [code] = (await once(tests, 'exit')) as [number | null]
  tellEngines(house)
  const idle = tellSpread(house)
  process.exitCode = code === 0 && !idle.length ? 0 : 1
} finally {
  await house.stop()
}

function tellEngines({ engines }: SplitHouse) {
  console.log(`real engines: ${engines?.real.join(', ')}`)
  if (engines?.missing.length)
    console.log(`not installed, so replaced by what is embedded: ${engines.missing.join(', ')}`)
}

/** Prints how many requests each process got; returns the processes that got none. */
function tellSpread({ parts, balancer }: SplitHouse): string[] {
  const passed = balancer.passed()
  const rows = parts
    .filter(({ service }) => service !== 'background')
    .map(({ service, port }) => ({
      process: `${service} ${port}`,
      requests: passed.filter((each) => each.port === port).length,
    }))
  console.table(rows)
  return rows.flatMap(({ process, requests }) => (requests ? [] : process))
}
