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

type ToldTest = { fullName: string; status: string }

/** The names of the tests that did not run, from Vitest's JSON report. */
export function skippedOfVitest(report: unknown): string[] {
  const { testResults = [] } = report as { testResults?: { assertionResults: ToldTest[] }[] }
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

export function sum(all: readonly Counts[]): Counts {
  const total = (pick: (counts: Counts) => number) => all.reduce((so, counts) => so + pick(counts), 0)
  return { passed: total((c) => c.passed), failed: total((c) => c.failed), skipped: total((c) => c.skipped) }
}

/** The line that sums up a run: `12 passed, 0 failed`, and `, 1 skipped` if there are any. */
export function sumLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
