import { describe, expect, it } from 'vitest'
import type { Candidacy } from '../selection/steps.ts'
import { closingOf, isLetterDue, type ThreadFacts, tidyMessage } from './threads.ts'

const now = new Date('2026-03-10T15:00:00Z')
const soon = new Date('2026-03-10T15:10:00Z')
const candidacy: Candidacy = { step: 'curriculums', status: null }
const open: ThreadFacts = {
  stopped: false,
  job: { status: 'job:approved', takenDown: false },
  organizationStatus: 'approved',
  candidacy,
}
const discarded: Candidacy = {
  step: 'discarded',
  status: 'candidate:discarded',
  discarded: { by: 'recruiter', from: 'curriculums', at: now },
}
const closings = (changes: Partial<ThreadFacts>) =>
  (['candidate', 'company'] as const).map((side) => closingOf({ ...open, ...changes }, { side, now }))

describe('a thread', () => {
  it('is open while the candidate is in the selection, also of a paused job or one under review', () => {
    expect(closings({})).toEqual([null, null])
    for (const status of ['job:disabled', 'job:pending', 'job:rejected'] as const) {
      expect(closings({ job: { status, takenDown: false } })).toEqual([null, null])
    }
  })

  it('is closed for both sides by the event that ended the job, the company or the candidacy', () => {
    const both = (code: string) => [code, code]
    expect(closings({ stopped: true, job: null })).toEqual(both('stopped'))
    expect(closings({ job: null })).toEqual(both('job_deleted'))
    expect(closings({ job: { status: 'job:blocked', takenDown: true } })).toEqual(both('job_removed'))
    expect(closings({ job: { status: 'job:pending', takenDown: true } })).toEqual(both('job_removed'))
    expect(closings({ job: { status: 'job:closed', takenDown: false } })).toEqual(both('job_ended'))
    expect(closings({ organizationStatus: 'blocked' })).toEqual(both('company_away'))
    expect(closings({ organizationStatus: 'rejected' })).toEqual([null, null])
    expect(closings({ candidacy: discarded })).toEqual(both('discarded'))
    const withdrawn = { ...discarded, discarded: { by: 'candidate', from: 'curriculums', at: now } } as const
    expect(closings({ candidacy: withdrawn })).toEqual(both('withdrawn'))
  })

  it('doesn’t reveal to the candidate a discard that can still be undone', () => {
    const unannounced = { announced: 'curriculums', back: 'curriculums', since: now, until: soon } as const
    const held = { ...discarded, unannounced }
    expect(closings({ candidacy: held })).toEqual([null, 'discarded'])
    expect(closingOf({ ...open, candidacy: held }, { side: 'candidate', now: soon })).toBe('discarded')
  })
})

describe('a letter about unread messages', () => {
  it('is due once until its reader reads', () => {
    expect(isLetterDue({ message: 1, readTo: 0, announcedTo: 0 })).toBe(true)
    expect(isLetterDue({ message: 2, readTo: 0, announcedTo: 1 })).toBe(false)
    expect(isLetterDue({ message: 1, readTo: 1, announcedTo: 0 })).toBe(false)
    expect(isLetterDue({ message: 3, readTo: 2, announcedTo: 1 })).toBe(true)
  })
})

describe('a message', () => {
  it('is kept with one kind of line end and without blanks around it', () => {
    expect(tidyMessage(' Oi!\r\n\r\nTudo bem?\r ')).toBe('Oi!\n\nTudo bem?')
  })
})
