import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../reference/weekdays.ts'
import {
  type Availability,
  type DayOfAvailability,
  faultsOfAvailability,
  mostSpans,
  spansOf,
  usualAvailability,
} from './availability.ts'

const off: DayOfAvailability = { available: false, spans: [] }
const nothing = Object.fromEntries(weekdays.codes.map((day) => [day, off])) as unknown as Availability['days']
const custom = (days: Partial<Availability['days']>): Availability => ({
  type: 'custom',
  days: { ...nothing, ...days },
})
const monday = (...spans: [start: string, end: string][]) =>
  custom({ monday: { available: true, spans: spans.map(([start, end]) => ({ start, end })) } })

describe('an availability', () => {
  it('is Monday to Friday from 8 to 20 unless the person says otherwise', () => {
    const week = spansOf(usualAvailability)
    expect(week.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect(week[0]?.spans).toEqual([{ start: '08:00', end: '20:00' }])
    expect(spansOf({ ...custom({}), type: 'default' })).toEqual(week)
  })

  it('has the spans of the days that are switched on, in order', () => {
    const days = {
      monday: {
        available: true,
        spans: [
          { start: '14:00', end: '18:00' },
          { start: '08:00', end: '12:00' },
        ],
      },
    }
    const tuesday = { available: false, spans: [{ start: '08:00', end: '12:00' }] }
    expect(spansOf(custom({ ...days, tuesday }))).toEqual([
      {
        day: 'monday',
        spans: [
          { start: '08:00', end: '12:00' },
          { start: '14:00', end: '18:00' },
        ],
      },
    ])
  })

  it.each<[string, Availability, string[]]>([
    ['no day', custom({}), ['days required']],
    ['a day without times', custom({ sunday: { available: true, spans: [] } }), ['days.sunday.spans required']],
    ['a span', monday(['08:00', '12:00']), []],
    ['spans that touch', monday(['08:00', '12:00'], ['12:00', '18:00']), []],
    ['an overlap', monday(['08:00', '12:00'], ['11:59', '18:00']), ['days.monday.spans.1.start times_overlap']],
    [
      'a span within another',
      monday(['08:00', '20:00'], ['09:00', '10:00']),
      ['days.monday.spans.1.start times_overlap'],
    ],
    ['the same twice', monday(['08:00', '09:00'], ['08:00', '09:00']), ['days.monday.spans.1.start times_overlap']],
    ['the end first', monday(['12:00', '08:00']), ['days.monday.spans.0.end ends_before_start']],
    ['no length', monday(['12:00', '12:00']), ['days.monday.spans.0.end ends_before_start']],
    ['no times', monday(['', '']), ['days.monday.spans.0.start required', 'days.monday.spans.0.end required']],
    [
      'no time',
      monday(['8h', '24:00']),
      ['days.monday.spans.0.start invalid_time', 'days.monday.spans.0.end invalid_time'],
    ],
    ['the usual times, whatever the days say', { ...monday(['8h', '']), type: 'default' }, []],
  ])('with %s', (_, availability, faults) => {
    expect(faultsOfAvailability(availability).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
  })

  it('has at most so many spans a day', () => {
    const hour = (at: number): [string, string] => [
      `${String(at).padStart(2, '0')}:00`,
      `${String(at).padStart(2, '0')}:30`,
    ]
    expect(faultsOfAvailability(monday(...Array.from({ length: mostSpans }, (_, at) => hour(at))))).toEqual([])
    expect(faultsOfAvailability(monday(...Array.from({ length: mostSpans + 1 }, (_, at) => hour(at))))).toEqual([
      { field: 'days.monday.spans', code: 'too_many' },
    ])
  })

  it('without faults never has a moment twice, in whatever order its spans are', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
    const spans = fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(spans, (given) => {
        const availability = monday(...given)
        fc.pre(faultsOfAvailability(availability).length === 0)
        const [day] = spansOf(availability)
        for (const [at, span] of (day?.spans ?? []).entries()) {
          expect(span.start < span.end).toBe(true)
          expect((day?.spans[at - 1]?.end ?? '') <= span.start).toBe(true)
        }
      }),
    )
  })
})
