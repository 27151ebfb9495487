import { describe, expect, it } from 'vitest'
import { countOfPlaywright, countOfVitest, skippedOfVitest, sum, sumLine } from './test-counts.ts'

describe('the counts of a run', () => {
  it('read Vitest’s report, with todo tests as skipped', () => {
    const report = { numTotalTests: 9, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(countOfVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('name what Vitest skipped', () => {
    const assertionResults = [
      { fullName: 'a scanner answers', status: 'passed' },
      { fullName: 'ClamAV finds the test virus', status: 'pending' },
    ]
    expect(skippedOfVitest({ testResults: [{ assertionResults }] })).toEqual(['ClamAV finds the test virus'])
  })

  it.each([
    [{ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 } }, { passed: 4, failed: 1, skipped: 2 }],
    [{ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } }, { passed: 4, failed: 1, skipped: 0 }],
    [
      { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no server' }] },
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('read Playwright’s report %j', (report, counts) => {
    expect(countOfPlaywright(report)).toEqual(counts)
  })

  it('are summed into one line that names skipped ones only if there are any', () => {
    const one = { passed: 3, failed: 0, skipped: 0 }
    expect(sumLine(sum([one, one]))).toBe('6 passed, 0 failed')
    expect(sumLine(sum([one, { passed: 0, failed: 2, skipped: 1 }]))).toBe('3 passed, 2 failed, 1 skipped')
  })
})
