import { quotas } from '@trampolim/marketplace/quotas.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { unloadedPartRoutes } from './routes.ts'

describe('a part of a page that a browser couldn’t load', async () => {
  const house = await testHouse()
  const told = { page: '/jobs/:jobId', kind: 'script', why: 'failed' } as const
  const report = (changes: object = {}) =>
    house.as(unloadedPartRoutes, null).reportUnloadedPart({ ...told, ...changes })

  it('is counted by kind and reason', async () => {
    const { text } = openMetrics()
    const count = async () =>
      Number(/unloaded_parts_total\{kind="script",why="failed"\} (\d+)/.exec(await text())?.[1] ?? 0)
    const before = await count()
    await report()
    expect(await count()).toBe(before + 1)
  })

  it.each([{ page: '/profile?email=ana@exemplo.com.br' }, { page: 'x'.repeat(101) }, { kind: 'other' }, { why: '' }])(
    'is told with what says nothing about the person only: %o',
    async (changes) => {
      expect((await refusal(report(changes))).code).toBe('invalid_form')
    },
  )

  it('is reported a limited number of times', async () => {
    await Promise.all(Array.from({ length: quotas['unloaded-parts'].most }, () => report()))
    expect((await refusal(report())).status).toBe(429)
  })
})
