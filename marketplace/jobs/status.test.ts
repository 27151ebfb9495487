import { describe, expect, it } from 'vitest'
import { type Actor, mayMove, move, obstaclesOf } from '../transitions.ts'
import {
  isOpen,
  type JobStatus,
  jobListModes,
  jobStatuses,
  jobTransitions,
  publicStatuses,
  standingOf,
} from './status.ts'

/** The product's table, written independently: R recruiter, C candidate, V reviewer, A automation. */
const allowed: Record<JobStatus, Partial<Record<JobStatus, string>>> = {
  'job:created': {
    'job:pending': 'R',
    'job:validating': 'V',
    'job:approved': 'V',
    'job:disabled': 'V',
    'job:rejected': 'V',
    'job:blocked': 'V',
    'job:closed': 'RA',
  },
  'job:pending': {
    'job:pending': 'R',
    'job:validating': 'V',
    'job:approved': 'V',
    'job:disabled': 'V',
    'job:rejected': 'V',
    'job:blocked': 'V',
    'job:closed': 'RA',
  },
  'job:validating': {
    'job:pending': 'VA',
    'job:approved': 'V',
    'job:disabled': 'V',
    'job:rejected': 'V',
    'job:blocked': 'V',
    'job:closed': 'RA',
  },
  'job:approved': { 'job:pending': 'R', 'job:disabled': 'RA', 'job:blocked': 'V', 'job:closed': 'RA' },
  'job:disabled': { 'job:pending': 'R', 'job:approved': 'R', 'job:blocked': 'V', 'job:closed': 'RA' },
  'job:rejected': { 'job:pending': 'R', 'job:blocked': 'V', 'job:closed': 'RA' },
  'job:blocked': { 'job:pending': 'R', 'job:closed': 'RA' },
  'job:closed': {},
}

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]
const pairs = jobStatuses.flatMap((from) =>
  jobStatuses.flatMap((to) =>
    letters.map(([actor, letter]) => [from, to, actor, allowed[from][to]?.includes(letter) ?? false] as const),
  ),
)

describe('a job', () => {
  it.each(pairs)('from %s to %s by %s: %o', (from, to, actor, may) => {
    expect(mayMove<JobStatus>(jobTransitions, { from, to, actor })).toBe(may)
  })

  it.each(['job:created', 'job:pending', 'job:validating'] as const)(
    'is approved from %s only once organisation and recruiter are',
    (from) => {
      const asked = { from, to: 'job:approved', actor: 'reviewer' } as const
      const clear = {
        organization_not_approved: false,
        recruiter_not_approved: false,
        claimed_by_another: false,
        job_was_paused: false,
      }
      expect(move<JobStatus>(jobTransitions, { ...asked, obstacles: clear }).ok).toBe(true)
      for (const code of Object.keys(clear)) {
        const obstacles = { ...clear, [code]: true }
        expect(move<JobStatus>(jobTransitions, { ...asked, obstacles })).toEqual({ ok: false, code })
      }
    },
  )

  it('can be approved to only one status, depending on whether it was paused', () => {
    const of = (to: JobStatus) => obstaclesOf<JobStatus>(jobTransitions, { from: 'job:pending', to, actor: 'reviewer' })
    expect(of('job:approved')).toContain('job_was_paused')
    expect(of('job:disabled')).toContain('job_was_not_paused')
  })

  it('is open only when approved', () => {
    expect(jobStatuses.filter(isOpen)).toEqual(['job:approved'])
  })

  it('is in exactly one part of a recruiter’s list', () => {
    expect(Object.values(jobListModes).flat().toSorted()).toEqual([...jobStatuses].toSorted())
  })
})

describe('the public standing of a published job', () => {
  const standing = (status: JobStatus, takenDown = false) => standingOf(status, { takenDown })

  it('is defined for every status', () => {
    expect(jobStatuses.map((status) => [status, standing(status)])).toEqual([
      ['job:created', 'in_review'],
      ['job:pending', 'in_review'],
      ['job:validating', 'in_review'],
      ['job:approved', 'open'],
      ['job:rejected', 'edit_refused'],
      ['job:blocked', 'removed'],
      ['job:disabled', 'paused'],
      ['job:closed', 'closed'],
    ])
  })

  it('stays taken down while its correction waits', () => {
    expect((['job:pending', 'job:validating', 'job:rejected'] as const).map((each) => standing(each, true))).toEqual(
      Array(3).fill('removed'),
    )
    expect(standing('job:closed', true)).toBe('closed')
  })

  it('is public unless it ended or was taken down, and open only where approved', () => {
    for (const status of jobStatuses) {
      expect(publicStatuses.includes(status)).toBe(!['job:closed', 'job:blocked'].includes(status))
      expect(standing(status) === 'open').toBe(isOpen(status))
    }
  })
})
