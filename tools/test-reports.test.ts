import { describe, expect, it } from 'vitest'
import {
  countOfPlaywright,
  countOfVitest,
  failureLines,
  failuresOfMissing,
  failuresOfPlaywright,
  failuresOfVitest,
  skippedOfVitest,
  sum,
  sumLine,
} from './test-reports.ts'

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

describe('the failures of a run', () => {
  it('are named by Vitest, also a file that could not be loaded', () => {
    const testResults = [
      {
        name: '/home/ana/checkout/rules/age.test.ts',
        assertionResults: [
          { fullName: 'an age is whole', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          { fullName: 'an age is known', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/home/ana/checkout/rules/broken.test.ts', message: 'no such file', assertionResults: [] },
    ]
    expect(failuresOfVitest({ testResults }, '/home/ana/checkout')).toEqual([
      { name: 'rules/age.test.ts › an age is whole', message: 'expected 1' },
      { name: 'rules/broken.test.ts', message: 'no such file' },
    ])
  })

  it('are named by Playwright, in suites within suites and outside of them', () => {
    const spec = (title: string, status: string) => ({
      title,
      line: 4,
      tests: [{ status, results: [{ errors: [{ message: 'no button' }] }] }],
    })
    const inner = { file: 'apply.spec.ts', specs: [spec('applies', 'unexpected'), spec('leaves', 'expected')] }
    const suites = [{ file: 'apply.spec.ts', specs: [spec('reads', 'flaky')], suites: [inner] }]
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      { name: 'apply.spec.ts:4 › reads', message: 'no button' },
      { name: 'apply.spec.ts:4 › applies', message: 'no button' },
      { name: 'outside of the tests', message: 'no server' },
    ])
  })

  it('include the engines that should be installed', () => {
    expect(failuresOfMissing('nginx-light,promtool').map(({ name }) => name)).toEqual(['nginx-light', 'promtool'])
    expect(failuresOfMissing('')).toEqual([])
  })

  it('are repeated with the begin of their messages', () => {
    const message = Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join('\n')
    const lines = failureLines([{ name: 'applies', message }])
    expect(lines.slice(0, 3)).toEqual(['applies', '  line 0', '  line 1'])
    expect(lines).toHaveLength(16)
  })
})
