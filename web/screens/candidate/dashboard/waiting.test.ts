import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { slotOffer as offer } from '@trampolim/tests/samples/slot-offer.ts'
import { describe, expect, it } from 'vitest'
import { type Known, waitingFor } from './waiting.ts'

const known: Known = {
  ...{ interviews: [], offers: [], invitations: { open: 0, first: null }, hires: [] },
  ...{ hasTask: false, hasCurriculum: true, hasApplied: true, recommended: 0 },
}

describe('what waits for a candidate', () => {
  const now = new Date('2026-03-10T15:00:00.000Z')

  it('includes times to choose from, also if all are taken', () => {
    expect(waitingFor({ ...known, offers: [offer] }, now)).toMatchObject([
      { kind: 'times', text: 'Os horários acabaram. Peça outro.' },
    ])
  })

  it('marks an interview that was agreed whose job is taken down', () => {
    const times = {
      date: '2026-03-12',
      startDateTime: '2026-03-12T12:00:00.000Z',
      endDateTime: '2026-03-12T12:30:00.000Z',
    }
    const interview: OwnInterview = {
      ...offer,
      ...{
        ...times,
        status: 'candidate:confirmed',
        takenDown: false,
        paused: false,
        elsewhere: false,
        rescheduled: false,
        overlaps: false,
      },
      ...{ reason: null, needs: [], needsText: '', may: ['canceled'] },
    }
    const markOf = (takenDown: boolean) =>
      waitingFor({ ...known, interviews: [{ ...interview, takenDown }] }, now)[0]?.mark
    expect(markOf(false)).toBe('')
    expect(markOf(true)).toBe('vaga fora do ar')
  })

  it('leaves out the times of a job that is taken down, which nobody can choose', () => {
    expect(waitingFor({ ...known, offers: [{ ...offer, takenDown: true, may: ['refused'] }] }, now)).toEqual([])
  })
})
