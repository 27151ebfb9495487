import { expect, it } from 'vitest'
import { weekdays } from '../reference/weekdays.ts'
import { type Availability, type Span, usualAvailability } from './availability.ts'
import { type WeekPart, weekPartsOf } from './week-parts.ts'

type Day = keyof Availability['days']
const off = { available: false, spans: [] }
const never = { ...usualAvailability.days, ...Object.fromEntries(weekdays.codes.map((day) => [day, off])) }
const own = (days: Partial<Record<Day, Span[]>>): Availability => ({
  type: 'custom',
  days: {
    ...never,
    ...Object.fromEntries(Object.entries(days).map(([day, spans]) => [day, { available: true, spans }])),
  },
})
const from = (start: string, end: string): Span[] => [{ start, end }]

it.each<[string, Availability, WeekPart[]]>([
  ['the usual times', usualAvailability, ['morning', 'afternoon', 'evening']],
  ['mornings', own({ monday: from('08:00', '12:00') }), ['morning']],
  ['a morning of some minutes more', own({ monday: from('08:00', '12:59') }), ['morning']],
  ['an hour of the afternoon', own({ friday: from('08:00', '13:00') }), ['morning', 'afternoon']],
  ['the evening', own({ tuesday: from('19:00', '23:30') }), ['evening']],
  ['a Sunday', own({ sunday: from('19:00', '20:00') }), ['weekend']],
  ['half an hour of a Saturday', own({ saturday: from('19:00', '19:30') }), []],
  ['different days', own({ monday: from('07:00', '09:00'), saturday: from('14:00', '18:00') }), ['morning', 'weekend']],
])('%s are parts of the week', (_, availability, parts) => {
  expect(weekPartsOf(availability)).toEqual(parts)
})

it('days that are switched off don’t count', () => {
  const days = { ...never, saturday: { available: false, spans: from('08:00', '18:00') } }
  expect(weekPartsOf({ type: 'custom', days })).toEqual([])
})
