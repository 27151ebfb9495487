import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { provideChromium } from '../../tools/browser.ts'
import { kilobytes, tableOf } from '../bench/table.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { callsAt } from '../journeys/journey.ts'
import { startHouse } from '../started-house.ts'
import { type Figures, measure, networks, type Slow } from './measure.ts'
import { slowPages } from './slow-pages.ts'

const { values } = parseArgs({
  options: {
    /** A running demo; by default one is started. */
    base: { type: 'string' },
    /** Only pages whose name contains this. */
    only: { type: 'string', default: '' },
    /** How often each page is opened; the median counts. */
    rounds: { type: 'string', default: '3' },
    /** The network that is emulated, by its name in measure.ts. */
    network: { type: 'string', default: 'slow-3g' },
  },
})
/** The time from the arrival of the page's last byte until title and main action are painted, in milliseconds. */
const aim = 1000
/** The time from the request until the largest part of a first screen is painted, in milliseconds, by the network. */
const largestWithin: Record<Network, number> = { 'slow-3g': 4000, 'slow-4g': 1800 }
/** The most that a page's parts may move while it is loaded, as the cumulative layout shift counts it: it prints as 0. */
const still = 0.005
type Network = keyof typeof networks
const network = Object.keys(networks).find((name): name is Network => name === values.network)
if (!network) throw new Error(`--network is one of ${Object.keys(networks).join(', ')}`)
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const head = ['page', 'first byte', 'last byte', 'painted', 'useful', 'after first', 'after last', 'largest']
const sizes = ['HTML', 'styles', 'fonts', 'scripts', 'shift']

/**
 * Opens pages as over slow 3G (`--network slow-4g`: as over a slow 4G) on a slow phone with an empty cache, with and
 * without scripts, and prints when each is useful, how much was transferred and how far its parts moved. Fails if a page
 * isn't useful within a second of its arrival, if its largest part is painted late, or if something moves: `npm run slow`.
 */
const browser = await chromium.launch({ executablePath: await provideChromium(), args })
const dataDir = values.base ? undefined : temporaryDataDir('slow')
const house = dataDir ? await startHouse({ dataDir, demo: true, settings: { WORKERS: '1' } }) : undefined
const base = values.base ?? (house?.address as string)
const late: string[] = []
const large: string[] = []
const moved: string[] = []
try {
  const pages = (await slowPages(base, callsAt(base))).filter(({ name }) => name.includes(values.only))
  for (const scripted of [true, false]) {
    const rows: string[][] = []
    for (const slow of pages) {
      await askOnce(slow)
      const opened: Figures[] = []
      for (let round = 0; round < Number(values.rounds); round++) {
        opened.push(await measure(browser, { slow, base, scripted, network }))
      }
      const figures = middleOf(opened)
      if (figures.useful - figures.lastByte > aim) late.push(`${slow.name} ${scripted ? 'with' : 'without'} scripts`)
      if (figures.largest > largestWithin[network]) large.push(`${slow.name} ${scripted ? 'with' : 'without'} scripts`)
      if (figures.shift >= still) moved.push(`${slow.name} ${scripted ? 'with' : 'without'} scripts`)
      rows.push([slow.name, ...cellsOf(figures)])
    }
    console.log(`\n${scripted ? 'With' : 'Without'} scripts\n${tableOf([...head, ...sizes], rows)}`)
  }
} finally {
  await browser.close()
  await house?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
}
console.log(late.length === 0 ? `\nall useful within ${aim} ms` : `\nuseful later than ${aim} ms: ${late.join(', ')}`)
console.log(
  large.length === 0
    ? `the largest part of each within ${largestWithin[network]} ms`
    : `largest part later than ${largestWithin[network]} ms: ${large.join(', ')}`,
)
console.log(moved.length === 0 ? 'nothing moves while it is loaded' : `moves while it is loaded: ${moved.join(', ')}`)
process.exitCode = late.length + large.length + moved.length === 0 ? 0 : 1

/** A first request, so that the server doesn't compile code while the page is measured. */
async function askOnce({ path, token }: Slow) {
  await (await fetch(base + path, { headers: token ? { cookie: `trampolim_session=${token}` } : {} })).text()
}

function cellsOf(figures: Figures): string[] {
  const { firstByte, lastByte, painted, useful, largest, html, styles, fonts, scripts, shift } = figures
  const times = [firstByte, lastByte, painted, useful, useful - firstByte, useful - lastByte, largest]
  return [...times.map((each) => each.toFixed(0)), ...[html, styles, fonts, scripts].map(kilobytes), shift.toFixed(3)]
}

/** The median of each figure. */
function middleOf(all: readonly Figures[]): Figures {
  const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]
  const [first] = all as [Figures]
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, middle(all.map((each) => each[name]))])) as Figures
}
