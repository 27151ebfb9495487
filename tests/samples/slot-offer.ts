import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'

const id = 'a'.repeat(24)

/** An open offer without times, at Brasília's time. */
export const slotOffer: OwnSlotOffer = {
  ...{ id, interviewId: id, processId: id, jobId: id, jobName: 'Padeiro', company: 'Padaria Aurora', type: 'live' },
  ...{ typeInfo: '', address: 'Rua das Flores, 10', link: '', notes: '', timeZone: 'America/Sao_Paulo' },
  ...{ status: 'open', takenDown: false, paused: false, elsewhere: false, slots: [], kept: null, wish: '' },
  may: ['waiting', 'refused'],
}
