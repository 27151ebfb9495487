import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { provideChromium } from './browser.ts'

/**
 * 176 MB with its dependencies, for a command that is rarely used: it is downloaded on demand, in this version, and isn't
 * part of `npm ci`.
 */
const lighthouse = 'lighthouse@13.5.0'
const aims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof aims
type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number } | undefined
  >
}

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    /** How often each page is measured; the median of its scores counts. */
    rounds: { type: 'string', default: '3' },
  },
})
const flags =
  '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run'
const search = '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP'
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/**
 * Measures the visitors' pages of a running demo as on a slow phone: `npm run lighthouse -- --base
 * http://localhost:3000`.
 */
const folder = mkdtempSync(join(tmpdir(), 'trampolim-lighthouse-'))
const env = { ...process.env, CHROME_PATH: await provideChromium() }
let short = false
try {
  for (const path of ['/', search, await pathOfJob()]) {
    const reports = Array.from({ length: Number(values.rounds) }, () => look(path))
    const scores = (Object.keys(aims) as Category[]).map((category) => {
      const score = middle(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)))
      if (score < aims[category]) short = true
      return `${category} ${score}`
    })
    const times = timings.map(
      (name) => `${name} ${middle(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(2)}`,
    )
    console.log(`${path.split('?', 1)[0]}\n  ${scores.join(', ')}\n  ${times.join(', ')}`)
    for (const finding of findingsOf(reports[0] as Report)) console.log(`  ${finding}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = short ? 1 : 0

function look(path: string): Report {
  const file = join(folder, 'report.json')
  const asked = ['--yes', lighthouse, values.base + path, '--output=json', `--output-path=${file}`, '--quiet']
  // Results of typed words are left to the pages of topics, so search engines are told not to list them.
  if (path === search) asked.push('--skip-audits=is-crawlable')
  const { status, stderr } = spawnSync('npx', [...asked, `--chrome-flags=${flags}`], {
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Lighthouse could not look at ${path}:\n${stderr}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** The imperfect audits other than timings. */
function findingsOf({ audits }: Report): string[] {
  return Object.values(audits)
    .filter((audit) => audit?.score === 0)
    .map((audit) => `· ${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`)
}

async function pathOfJob(): Promise<string> {
  const html = await (await fetch(values.base)).text()
  const [path] = /\/jobs\/[0-9a-f]{24}/.exec(html) ?? []
  if (!path) throw new Error(`${values.base} shows no job`)
  return path
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number
}
