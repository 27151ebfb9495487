import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import type { OwnInterview } from '@trampolim/contract/interviews.ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SlotChoice } from '../slots/slot-choice.tsx'
import { nextInterviews } from '../upcoming.ts'
import { briefWords } from '../words.ts'
import { OwnFacts } from './own-facts.tsx'
import { PastInterview } from './past-interview.tsx'

const now = '2026-03-10T15:00:00.000Z'
const id = 'a'.repeat(24)
/** At 23:10 in Manaus, when the next day has begun in São Paulo. */
const times = { startDateTime: '2026-03-12T03:10:00.000Z', endDateTime: '2026-03-12T03:40:00.000Z' }
const meeting = { type: 'remote', typeInfo: '', address: '', link: 'https://video.example/a', notes: '' } as const
const about = { interviewId: id, processId: id, jobId: id, jobName: 'Padeiro', company: 'Padaria Aurora', ...meeting }
const interview: OwnInterview = {
  ...{ ...about, date: '2026-03-11', ...times, timeZone: 'America/Manaus', status: 'candidate:confirmed' },
  ...{
    takenDown: false,
    paused: false,
    elsewhere: false,
    rescheduled: false,
    overlaps: false,
    reason: null,
    needs: [],
    needsText: '',
  },
  may: ['canceled'],
}
const slot = { slotId: id, date: '2026-03-11', ...times }
const offer: OwnSlotOffer = {
  ...{ id, ...about, timeZone: 'America/Manaus', status: 'kept', takenDown: false, paused: false, elsewhere: false },
  ...{ slots: [slot], kept: { slotId: id, until: '2026-03-10T17:00:00.000Z' }, wish: '', may: ['taken', 'refused'] },
}

function shown<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const element = createElement(component, props)
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

describe('the time zone of an interview that isn’t at Brasília’s time', () => {
  const there = '(horário de Manaus)'

  it('is named where its candidate reads when it is', () => {
    expect(shown(OwnFacts, { interview })).toContain(`das 23:10 às 23:40 ${there}`)
    expect(shown(PastInterview, { interview })).toContain(`das 23:10 às 23:40 ${there}`)
    const [next] = nextInterviews([interview], { now: new Date(now), most: 1 })
    expect(next?.when).toBe(`Amanhã, das 23:10 às 23:40 ${there}`)
    expect(briefWords(interview, new Date(now))).toBe(`amanhã, 23:10 ${there}`)
  })

  it('is named where they choose a time', () => {
    const open = { ...offer, status: 'open', kept: null } as const
    const another = { ...offer, slots: [slot, { ...slot, slotId: 'b'.repeat(24) }] }
    for (const each of [offer, open, another]) {
      expect(shown(SlotChoice, { offer: each, now, action: '/' })).toContain(there)
    }
  })

  it('isn’t named where the clock is the same', () => {
    const same = { ...interview, timeZone: 'America/Recife' }
    expect(shown(OwnFacts, { interview: same })).not.toContain('horário de')
    expect(briefWords({ ...same, timeZone: 'America/Sao_Paulo' }, new Date(now))).toBe('amanhã, 00:10')
  })
})

it('an interview that is over is dated by the day on which it was where it took place', () => {
  const html = shown(PastInterview, { interview })
  expect(html).toContain('11 de março')
  expect(html).not.toContain('12 de março')
})
