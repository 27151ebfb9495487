import type { PublicStanding } from '@trampolim/marketplace/jobs/status.ts'
import { expect, it } from 'vitest'
import { whyEnded } from './why-ended.ts'

const received = '2026-03-10T15:10:00.000Z'
const [early, late] = ['2026-03-12T15:00:00.000Z', '2026-03-18T03:00:05.000Z']

it.each<[PublicStanding | 'deleted', string, string | null]>([
  ['deleted', early, 'jobDeleted'],
  // It may have ended before, or have waited for a paused job.
  ['deleted', late, null],
  ['closed', early, 'jobEnded'],
  ['closed', late, 'timedOutOrClosed'],
  ['removed', early, 'timedOutOrClosed'],
  ['open', early, 'timedOut'],
  ['open', late, 'timedOut'],
  ['paused', late, 'timedOut'],
])('says of an invitation to a job that is %s, which ended at %s: %s', (standing, ended, why) => {
  const job = standing === 'deleted' ? null : { standing }
  expect(whyEnded({ entry: 'automation:invite:timeout', received, ended, job })).toBe(why)
})

it('gives no reason for what the candidate or the recruiter ended', () => {
  for (const entry of ['candidate:invite:reject', 'recruiter:invite:cancel'] as const) {
    expect(whyEnded({ entry, received, ended: early, job: null })).toBeNull()
  }
})
