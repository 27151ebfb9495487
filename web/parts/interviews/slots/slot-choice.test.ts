import type { OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import { ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { slotOffer as offer } from '@trampolim/tests/samples/slot-offer.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SlotChoice } from './slot-choice.tsx'

/** What a candidate reads of an offer of times. */
function shown(changes: Partial<OwnSlotOffer> = {}) {
  const props = { offer: { ...offer, ...changes }, now: '2026-03-10T15:00:00.000Z', action: '/' }
  const router = createMemoryRouter([{ path: '/', element: createElement(SlotChoice, props) }])
  return renderToString(createElement(RouterProvider, { router }))
}

describe('the choice of a time', () => {
  it('says so if none is left, and offers the waiting list', () => {
    const html = shown()
    expect(html).toContain(ownSlots.none)
    expect(html).toContain(ownSlots.waitSummary)
  })

  it('goes on while its job is paused, and says so', () => {
    expect(shown({ paused: true })).toContain(ownSlots.paused)
    expect(shown()).not.toContain(ownSlots.paused)
  })

  it.each(['open', 'waiting', 'kept'] as const)('stands still while its job is taken down: %s', (status) => {
    const html = shown({ status, takenDown: true, wish: 'De tarde.', may: ['refused'] })
    expect(html).toContain(ownSlots.stopped)
    expect(html).toContain('vaga fora do ar')
    const { none, waiting, waitSummary, passSummary } = ownSlots
    for (const untrue of [none, waiting, ownSlots.status[status], waitSummary, passSummary, 'value="taken"'])
      expect(html).not.toContain(untrue)
    expect(html).toContain('value="refused"')
  })
})
