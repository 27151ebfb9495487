import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import { describe, expect, it } from 'vitest'
import { type Known, waitingFor } from './waiting.ts'

const id = 'a'.repeat(24)
const offer: OwnSlotOffer = {
  ...{ id, interviewId: id, processId: id, jobId: id, jobName: 'Padeiro', company: 'Padaria Aurora', type: 'live' },
  ...{ typeInfo: '', address: 'Rua das Flores, 10', link: '', notes: '', timeZone: 'America/Sao_Paulo' },
  ...{ status: 'open', takenDown: false, slots: [], kept: null, wish: '', may: ['waiting', 'refused'] },
}
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

  it('leaves out the times of a job that is taken down, which nobody can choose', () => {
    expect(waitingFor({ ...known, offers: [{ ...offer, takenDown: true, may: ['refused'] }] }, now)).toEqual([])
  })
})
