import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many checks of a step passed, failed and did not run. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The counts of Vitest's JSON report. */
export function countOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  }
}

/** A test that failed, or a file that could not be loaded, with what was reported. */
export type Failure = { name: string; message: string }

type VitestFile = {
  name: string
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
}

/** The failures of Vitest's JSON report, whose files are named from the folder of the checkout on. */
export function failuresOfVitest(report: unknown, checkout: string): Failure[] {
  const { testResults = [] } = report as { testResults?: VitestFile[] }
  return testResults.flatMap(({ name: path, message, assertionResults }) => {
    const name = relative(checkout, path)
    return [
      ...(message ? [failure(name, message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => failure(`${name} › ${fullName}`, failureMessages.join('\n'))),
    ]
  })
}

/** The names of the tests that did not run, from Vitest's JSON report. */
export function skippedOfVitest(report: unknown): string[] {
  const { testResults = [] } = report as { testResults?: VitestFile[] }
  const ran = new Set(['passed', 'failed'])
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => !ran.has(status)).map(({ fullName }) => fullName),
  )
}

/** The counts of Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function countOfPlaywright(report: unknown): Counts {
  const { stats, errors } = report as { stats: Record<string, number>; errors?: unknown[] }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed || (errors?.length ? 1 : 0), skipped }
}

type Message = { message?: string }
type PlaywrightSuite = {
  file: string
  specs?: { title: string; line: number; tests: { status: string; results: { errors: Message[] }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** The failures of Playwright's JSON report. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  const { suites = [], errors = [] } = report as { suites?: PlaywrightSuite[]; errors?: Message[] }
  const ofSuite = ({ file, specs = [], suites: inner = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(`${file}:${line} › ${title}`, textOf(results.flatMap(({ errors }) => errors)))),
    ),
    ...inner.flatMap(ofSuite),
  ]
  return [...suites.flatMap(ofSuite), ...errors.map((error) => failure('outside of the tests', textOf([error])))]
}

/** A failure for each engine of a list with commas that should be installed and isn't. */
export function failuresOfMissing(engines: string): Failure[] {
  const names = engines.split(',').filter(Boolean)
  return names.map((name) => failure(name, 'It could not be installed, so its tests were skipped.'))
}

const textOf = (errors: readonly Message[]) => errors.map(({ message = '' }) => message).join('\n')
const failure = (name: string, message: string): Failure => ({ name, message: stripVTControlCharacters(message) })

/** How much of a failure is repeated at the end of a run. */
const most = { lines: 15, columns: 200 }

/** The failures of a run, each with the begin of its message, for people who see only the end of the output. */
export function failureLines(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ name, message }) => [
    name,
    ...message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, most.lines)
      .map((line) => `  ${line.slice(0, most.columns)}`),
  ])
}

export function sum(all: readonly Counts[]): Counts {
  const total = (pick: (counts: Counts) => number) => all.reduce((so, counts) => so + pick(counts), 0)
  return { passed: total((c) => c.passed), failed: total((c) => c.failed), skipped: total((c) => c.skipped) }
}

/** The summary line of a run: `12 passed, 0 failed`, and `, 1 skipped` if there are any. */
export function sumLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
