import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayMove } from '../transitions.ts'
import {
  isOpenOffer,
  keepForWaiting,
  keptUntil,
  nextSlotDuty,
  openOffers,
  type SlotOfferClock,
  slotOfferStatuses,
  slotOfferTransitions,
  slotsFaults,
  slotsWithin,
} from './slots.ts'

const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00.000Z`)
const slot = (id: string, start: string, end: string) => ({ id, start: at(start), end: at(end) })

describe('the offer of several times', () => {
  it('is open until it is answered, withdrawn, or its last time begins', () => {
    expect(openOffers).toEqual(['untold', 'open', 'waiting', 'kept'])
  })

  const instants = fc.date({ min: at('00:00'), max: at('00:00', '2026-03-20'), noInvalidDate: true })
  const clocks = fc.record({
    status: fc.constantFrom(...slotOfferStatuses),
    set: instants,
    told: fc.option(instants),
    reminded: fc.boolean(),
    kept: fc.option(instants),
    first: instants,
    last: instants,
  })

  it('is moved by the automation as the table allows, and comes to rest', () => {
    fc.assert(
      fc.property(clocks, (clock: SlotOfferClock) => {
        let now = clock
        for (let duty = nextSlotDuty(now), steps = 0; duty && steps < 5; duty = nextSlotDuty(now), steps += 1) {
          expect(mayMove(slotOfferTransitions, { from: now.status, to: duty.to, actor: 'automation' })).toBe(true)
          now = { ...now, status: duty.to, reminded: now.reminded || duty.to === now.status }
        }
        expect(isOpenOffer(now.status)).toBe(false)
      }),
    )
  })

  it.each([
    ['untold', null, 'open', '08:10'],
    ['open', null, 'timeout', '15:00'],
    ['waiting', null, 'timeout', '15:00'],
    ['kept', '10:00', 'waiting', '10:00'],
    ['kept', '15:00', 'timeout', '15:00'],
  ] as const)('%s until %s becomes %s at %s', (status, kept, to, moment) => {
    const clock = { set: at('08:00'), first: at('12:00'), last: at('15:00'), kept: kept && at(kept) }
    const told = status === 'untold' ? null : at('08:10')
    expect(nextSlotDuty({ status, told, reminded: false, ...clock })).toEqual({ to, at: at(moment) })
  })

  it.each([
    ['a day after they were told', false, at('10:10', '2026-03-13'), 'open', at('08:10', '2026-03-13')],
    ['not where less than two hours are left', false, at('10:09', '2026-03-13'), 'timeout', at('10:09', '2026-03-13')],
    ['not twice', true, at('12:00', '2026-03-14'), 'timeout', at('12:00', '2026-03-14')],
  ] as const)('reminds who hasn’t chosen %s', (_, reminded, last, to, moment) => {
    const clock = { set: at('08:00'), told: at('08:10'), kept: null, first: at('12:00'), last, reminded }
    expect(nextSlotDuty({ status: 'open', ...clock })).toEqual({ to, at: moment })
  })
})

describe('a time that became free', () => {
  it('is kept for two hours, or until it begins', () => {
    expect(keptUntil({ start: at('15:00') }, at('09:00'))).toEqual(at('11:00'))
    expect(keptUntil({ start: at('09:30') }, at('09:00'))).toEqual(at('09:30'))
  })

  it('goes to the person who has waited longest, unless they let it pass', () => {
    const early = slot('a', '09:00', '09:30')
    const late = slot('b', '10:00', '10:30')
    const waiting = [
      { id: '3', since: at('07:30'), passed: [] },
      { id: '1', since: at('07:00'), passed: ['a'] },
      { id: '2', since: at('07:00'), passed: [] },
    ]
    expect(keepForWaiting([late, early], waiting)).toEqual([
      { slotId: 'a', offerId: '2' },
      { slotId: 'b', offerId: '1' },
    ])
    expect(keepForWaiting([early], [{ id: '1', since: at('07:00'), passed: ['a'] }])).toEqual([])
  })

  it('is never kept for two, nor two for one', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{3}$/), { maxLength: 8 })
    fc.assert(
      fc.property(ids, ids, fc.array(fc.nat(7), { maxLength: 20 }), (slotIds, people, picks) => {
        const free = slotIds.map((id, n) => ({ id, start: at(`1${n}:00`), end: at(`1${n}:30`) }))
        const waiting = people.map((id, n) => ({
          ...{ id, since: at(`0${n}:00`) },
          passed: picks.filter((_, pick) => pick % people.length === n).map((pick) => slotIds[pick] ?? ''),
        }))
        const kept = keepForWaiting(free, waiting)
        expect(new Set(kept.map(({ slotId }) => slotId)).size).toBe(kept.length)
        expect(new Set(kept.map(({ offerId }) => offerId)).size).toBe(kept.length)
        for (const { slotId, offerId } of kept)
          expect(waiting.find(({ id }) => id === offerId)?.passed).not.toContain(slotId)
      }),
    )
  })
})

describe('times that are offered', () => {
  it('are ahead, end after they start, and share no moment', () => {
    const slots = [
      slot('a', '07:00', '07:30'),
      slot('b', '09:00', '09:00'),
      slot('c', '10:00', '10:30'),
      slot('d', '10:30', '11:00'),
      slot('e', '10:45', '11:15'),
    ]
    expect(slotsFaults(slots, at('08:00'))).toEqual([
      { field: 'slots.0.start', code: 'date_in_past' },
      { field: 'slots.1.end', code: 'ends_before_start' },
      { field: 'slots.4.start', code: 'times_overlap' },
    ])
  })

  it('fill a part of a day', () => {
    expect(slotsWithin({ from: '09:00', to: '10:50' }, { length: 30, pause: 10 })).toEqual([
      { start: '09:00', end: '09:30' },
      { start: '09:40', end: '10:10' },
      { start: '10:20', end: '10:50' },
    ])
    expect(slotsWithin({ from: '09:00', to: '09:20' }, { length: 30, pause: 0 })).toEqual([])
    expect(slotsWithin({ from: '12:00', to: '09:00' }, { length: 30, pause: 0 })).toEqual([])
  })
})
