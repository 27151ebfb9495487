import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBalancer } from '@trampolim/tests/split/balancer.ts'
import { provideChromium } from './browser.ts'
import { program, runProgram } from './programs.ts'
import {
  type Counts,
  countOfPlaywright,
  countOfVitest,
  type Failure,
  failureLines,
  failuresOfMissing,
  failuresOfPlaywright,
  failuresOfVitest,
  skippedOfVitest,
  sum,
  sumLine,
} from './test-reports.ts'

/**
 * `long`: everything, in an hour; without it only what is checked in less than ten minutes. `missing`: the engines that
 * should be installed and aren't, with commas between them; each is a failure, since its tests are skipped.
 */
const { long, missing } = parseArgs({
  options: { long: { type: 'boolean', default: false }, missing: { type: 'string', default: '' } },
}).values

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
  /** Its failures by name; without it, the end of its output. */
  failures?: () => Failure[]
  /** The names of the tests that did not run, for example because a program isn't installed. */
  skipped?: () => string[]
  /** What is shown of its results if nothing failed. */
  shows?: () => string
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
  name: long ? 'rules, server, pages' : 'rules, server',
  commands: () => [
    node(
      program('vitest', 'vitest'),
      'run',
      ...(long ? [] : ['--project', 'rules', '--project', 'server']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ),
  ],
  counts: () => countOfVitest(report('vitest.json')),
  failures: () => failuresOfVitest(report('vitest.json'), checkout),
  skipped: () => skippedOfVitest(report('vitest.json')),
}
/** The journeys that are made without `--long`: the main ways of visitors, candidates, recruiters and reviewers. */
const mainJourneys = [
  'barriers',
  'candidate-applies-to-a-job',
  'invited-to-hired',
  'recruiter-publishes',
  'visitor',
].map((name) => `journeys/${name}.spec.ts`)
const journeys: Step = {
  name: 'journeys',
  commands: async () => [
    {
      ...node(
        program('@playwright/test', 'playwright'),
        'test',
        '--reporter=list,json',
        ...(long ? [] : ['--grep-invert', '@long', ...mainJourneys]),
      ),
      cwd: tests,
      env: {
        CHROMIUM: await provideChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
        TRAMPOLIM_JOURNEY_DATA: journeyData,
      },
    },
  ],
  counts: () => countOfPlaywright(report('playwright.json')),
  failures: () => failuresOfPlaywright(report('playwright.json')),
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
  failures: () => failuresOfPlaywright(report('split.json')),
  skipped: () => ['journeys over several processes, for lack of nginx'],
}
const fuzz: Step = {
  name: 'fuzz',
  commands: () => [
    node('tests/fuzz/run.ts', '--seed', '7', '--requests', '3000', '--report', join(reports, 'fuzz.json')),
  ],
  counts: () => report('fuzz.json') as Counts,
  failures: () =>
    (report('fuzz.json') as { failures: string[] }).failures.map((message) => ({ name: 'fuzz', message })),
}
/** Kills at random moments while people go on; they need nginx. */
const kills: Step = {
  name: 'random kills',
  commands: () =>
    hasBalancer
      ? [
          node(
            ...['tests/faults/under-load/run.ts', '--rounds', '30', '--clients', '14', '--pause', '1000'],
            ...['--seed', String(Date.now() % 100_000), '--beside-others', '--report', join(reports, 'kills.json')],
          ),
        ]
      : [],
  counts: () => (hasBalancer ? (report('kills.json') as Counts) : { passed: 0, failed: 0, skipped: 1 }),
  failures: () =>
    (report('kills.json') as { failures: string[] }).failures.map((message) => ({ name: 'random kills', message })),
  skipped: () => ['kills at random moments, for lack of nginx'],
  shows: () => (report('kills.json') as { tables: string[] }).tables.join('\n\n'),
}

/**
 * What runs in parallel; the steps of a lane run one after the other. Journeys and Vitest each keep two cores busy: in
 * parallel they would only wait for each other, and tests that wait too long fail. Kills start processes all the time, so
 * they come last.
 */
const lanes: readonly (readonly Step[])[] = [
  [build, journeys, unit, ...(long ? [splitJourneys, kills] : [])],
  [...checks, ...(long ? [fuzz] : [])],
]
/** The steps that use the built pages. */
const withPages: ReadonlySet<Step> = new Set([journeys, unit, splitJourneys, fuzz, kills])

function report(name: string): unknown {
  return JSON.parse(readFileSync(join(reports, name), 'utf8'))
}

type Result = { counts: Counts; failures: Failure[] }

/** Runs one step; its output is shown only when it fails. */
async function runStep({ name, commands, counts, failures }: Step): Promise<Result> {
  let failed = false
  let end = ''
  try {
    for (const { program, args, cwd = checkout, env } of await commands()) {
      const { code, output } = await runProgram(program, args, { cwd, env: { ...process.env, ...env } })
      failed = code !== 0
      if (!failed) continue
      console.log(output.trimEnd())
      end = output.trimEnd().split('\n').slice(-15).join('\n')
      break
    }
  } catch (problem) {
    console.error(problem)
    end = String(problem)
    failed = true
  }
  const ended: Result = {
    counts: { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 },
    failures: failed ? [{ name: `${name}, at its end`, message: end }] : [],
  }
  if (!counts) return ended
  try {
    const counted = counts()
    if (counted.failed > 0) return { counts: counted, failures: failures?.() ?? ended.failures }
    // A file that can't be loaded fails the run without a failed test.
    return failed ? { counts: { ...counted, failed: 1 }, failures: ended.failures } : { ...ended, counts: counted }
  } catch {
    return { ...ended, counts: { passed: 0, failed: 1, skipped: 0 } }
  }
}

type Row = Counts & { name: string; seconds: number; failures: Failure[] }

async function runTimed(step: Step): Promise<Row> {
  const begun = performance.now()
  console.log(`· ${step.name} …`)
  const { counts, failures } = await runStep(step)
  if (counts.skipped) for (const name of step.skipped?.() ?? []) console.log(`  skipped: ${name}`)
  else if (!failures.length && step.shows) console.log(`\n${step.shows()}\n`)
  return { name: step.name, ...counts, failures, seconds: (performance.now() - begun) / 1000 }
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
  return [...checks, build, journeys, unit, splitJourneys, fuzz, kills].flatMap((step) => rows.get(step) ?? [])
}

let rows: Row[] = []
const begun = performance.now()
try {
  rows = await runLanes()
} finally {
  for (const folder of [reports, journeyData]) rmSync(folder, { recursive: true, force: true })
}

const absent = failuresOfMissing(missing)
if (absent.length > 0) {
  rows.push({ name: 'engines', passed: 0, failed: absent.length, skipped: 0, failures: absent, seconds: 0 })
}
const failures = rows.flatMap((row) => row.failures)
if (failures.length) console.log(`\nfailed:\n${failureLines(failures).join('\n')}`)
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
