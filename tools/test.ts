import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBalancer } from '@trampolim/tests/split/balancer.ts'
import { provideChromium } from './browser.ts'
import { program, runProgram } from './programs.ts'
import { type Counts, countOfPlaywright, countOfVitest, skippedOfVitest, sum, sumLine } from './test-counts.ts'

/** Also what takes minutes of its own: processes that are killed, and many more random requests. */
const { long } = parseArgs({ options: { long: { type: 'boolean', default: false } } }).values

const checkout = join(import.meta.dirname, '..')
const web = join(checkout, 'web')
const tests = join(checkout, 'tests')
const reports = mkdtempSync(join(tmpdir(), 'trampolim-reports-'))
const journeyData = join(tmpdir(), `trampolim-journeys-${process.pid}`)

type Command = { program: string; args: readonly string[]; cwd?: string; env?: NodeJS.ProcessEnv }
type Step = {
  name: string
  /** Commands run one after the other until one fails. */
  commands: () => Promise<Command[]> | Command[]
  /** The counts of its checks; without it the step is one check. */
  counts?: () => Counts
  /** The names of those that did not run, for example for lack of an engine. */
  skipped?: () => string[]
}

const node = (...args: string[]): Command => ({ program: process.execPath, args })

const checks: readonly Step[] = [
  { name: 'types', commands: () => [node(program('typescript', 'tsc'), '-p', '.')] },
  {
    name: 'types of pages',
    commands: () => [
      { ...node(program('@react-router/dev', 'react-router'), 'typegen'), cwd: web },
      { ...node(program('typescript', 'tsc'), '-p', 'web') },
    ],
  },
  { name: 'lint', commands: () => [node(program('@biomejs/biome', 'biome'), 'check')] },
  { name: 'boundaries', commands: () => [node('tools/boundaries.ts')] },
  {
    name: 'unused code',
    // The second run ignores tests, so that code used only by tests is reported.
    commands: () => [
      node(program('knip', 'knip')),
      node(program('knip', 'knip'), '--production', '--config', 'knip.production.json'),
    ],
  },
  { name: 'table types', commands: () => [node('tools/tables.ts', '--check')] },
]
const build: Step = { name: 'pages built', commands: () => [node('tools/build.ts')] }
const unit: Step = {
  name: 'rules, server, pages',
  commands: () => [
    node(
      program('vitest', 'vitest'),
      'run',
      ...(long ? [] : ['--project', '!faults']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ),
  ],
  counts: () => countOfVitest(report('vitest.json')),
  skipped: () => skippedOfVitest(report('vitest.json')),
}
const journeys: Step = {
  name: 'journeys',
  commands: async () => [
    {
      ...node(
        program('@playwright/test', 'playwright'),
        'test',
        '--reporter=list,json',
        '--pass-with-no-tests',
        ...(long ? [] : ['--grep-invert', '@long']),
      ),
      cwd: tests,
      env: {
        CHROMIUM: await provideChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
        TRAMPOLIM_JOURNEY_DATA: journeyData,
        ...(long && { TRAMPOLIM_LONG: '1' }),
      },
    },
  ],
  counts: () => countOfPlaywright(report('playwright.json')),
}
/** Journeys through a dozen processes, each with one service; they need nginx. */
const splitJourneys: Step = {
  name: 'journeys, split',
  commands: async () =>
    hasBalancer
      ? [
          {
            ...node('tests/split/run.ts', '--reporter=list,json', '--workers=2'),
            env: {
              CHROMIUM: await provideChromium(),
              PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'split.json'),
            },
          },
        ]
      : [],
  counts: () => (hasBalancer ? countOfPlaywright(report('split.json')) : { passed: 0, failed: 0, skipped: 1 }),
  skipped: () => ['journeys over several processes, for lack of nginx'],
}
const fuzz: Step = {
  name: 'fuzz',
  commands: () => [
    node('tests/fuzz/run.ts', '--seed', '7', '--requests', '3000', '--report', join(reports, 'fuzz.json')),
  ],
  counts: () => report('fuzz.json') as Counts,
}

/**
 * What runs side by side, the steps of a lane one after the other. Journeys and Vitest keep two cores busy each by
 * themselves: beside one another they would only wait for each other, and what waits too long fails.
 */
const lanes: readonly (readonly Step[])[] = [
  [build, journeys, unit, ...(long ? [splitJourneys] : [])],
  [...checks, fuzz],
]
/** These use the built pages. */
const withPages: ReadonlySet<Step> = new Set([journeys, unit, splitJourneys, fuzz])

function report(name: string): unknown {
  return JSON.parse(readFileSync(join(reports, name), 'utf8'))
}

/** Runs one step; its output is shown only when it fails. */
async function runStep({ commands, counts }: Step): Promise<Counts> {
  let failed = false
  try {
    for (const { program, args, cwd = checkout, env } of await commands()) {
      const { code, output } = await runProgram(program, args, { cwd, env: { ...process.env, ...env } })
      failed = code !== 0
      if (!failed) continue
      console.log(output.trimEnd())
      break
    }
  } catch (problem) {
    console.error(problem)
    failed = true
  }
  const asOneCheck = { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 }
  if (!counts) return asOneCheck
  try {
    const counted = counts()
    // A file that can't be loaded fails the run without a failed test.
    return failed && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { ...asOneCheck, failed: 1, passed: 0 }
  }
}

type Row = Counts & { name: string; seconds: number }

async function runTimed(step: Step): Promise<Row> {
  const begun = performance.now()
  console.log(`· ${step.name} …`)
  const counts = await runStep(step)
  if (counts.skipped) for (const name of step.skipped?.() ?? []) console.log(`  skipped: ${name}`)
  return { name: step.name, ...counts, seconds: (performance.now() - begun) / 1000 }
}

async function runLanes(): Promise<Row[]> {
  const rows = new Map<Step, Row>()
  const { promise: built, resolve: announceBuild } = Promise.withResolvers<void>()
  const run = async (step: Step) => {
    if (withPages.has(step)) await built
    rows.set(step, await runTimed(step))
    if (step === build) announceBuild()
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await run(step)
    }),
  )
  return [...checks, build, journeys, unit, splitJourneys, fuzz].flatMap((step) => rows.get(step) ?? [])
}

let rows: Row[] = []
const begun = performance.now()
try {
  rows = await runLanes()
} finally {
  for (const folder of [reports, journeyData]) rmSync(folder, { recursive: true, force: true })
}

console.log(
  `\n${'step'.padEnd(20)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'time'.padStart(10)}`,
)
for (const { name, passed, failed, skipped, seconds } of rows) {
  const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}`
  console.log(`${name.padEnd(20)}${numbers}${`${seconds.toFixed(1)} s`.padStart(10)}`)
}
const total = sum(rows)
console.log(`${'all'.padEnd(45)}${`${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(10)}`)
console.log(`\n${sumLine(total)}`)
process.exitCode = total.failed ? 1 : 0
