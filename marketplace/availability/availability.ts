import { type Fault, faultAt, under } from '../faults.ts'
import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type Weekday, weekdays } from '../reference/weekdays.ts'

/** How a person says when they are available: the usual times, or their own (specification, data §3.3). */
export const availabilityTypes = wordTable('default', 'custom')
export type AvailabilityType = CodeOf<typeof availabilityTypes>

/** From one time to another of the same day, `HH:MM`. */
export type Span = { readonly start: string; readonly end: string }

/** A weekday: whether the person is available at all, and when; the times stay while it is switched off. */
export type DayOfAvailability = { available: boolean; spans: Span[] }

/** When a person is available. `days` counts only with the type `custom`. */
export type Availability = {
  type: AvailabilityType
  days: { [Day in Weekday]: DayOfAvailability }
}

/** The most spans of a day. */
export const mostSpans = 6

const usualSpan: Span = { start: '08:00', end: '20:00' }
const atWork: DayOfAvailability = { available: true, spans: [usualSpan] }
const atHome: DayOfAvailability = { available: false, spans: [] }

/** The usual availability: 08:00 to 20:00, Monday to Friday (specification, data §9). */
export const usualAvailability: Availability = {
  type: 'default',
  days: {
    monday: atWork,
    tuesday: atWork,
    wednesday: atWork,
    thursday: atWork,
    friday: atWork,
    saturday: atHome,
    sunday: atHome,
  },
}

/** The times at which a person is available, by weekday; those of days that are switched off are left out. */
export function spansOf({ type, days }: Availability): { day: Weekday; spans: readonly Span[] }[] {
  const meant = type === 'default' ? usualAvailability.days : days
  return weekdays.codes
    .filter((day) => meant[day].available)
    .map((day) => ({ day, spans: meant[day].spans.toSorted((one, other) => (one.start < other.start ? -1 : 1)) }))
}

/**
 * Returns the faults of an availability: own times need a day, an available day needs a span, and the spans of a day are
 * in order and don't overlap. Spans may touch.
 */
export function faultsOfAvailability({ type, days }: Availability): Fault[] {
  if (type === 'default') return []
  if (weekdays.codes.every((day) => !days[day].available)) return [{ field: 'days', code: 'required' }]
  return weekdays.codes.flatMap((day) => under(`days.${day}.spans`, faultsOfDay(days[day])))
}

function faultsOfDay({ available, spans }: DayOfAvailability): Fault[] {
  if (spans.length === 0) return faultAt('', available ? 'required' : undefined)
  if (spans.length > mostSpans) return [{ field: '', code: 'too_many' }]
  return spans.flatMap((span, at) => under(`${at}`, faultsOfSpan(span, spans.slice(0, at))))
}

function faultsOfSpan(span: Span, before: readonly Span[]): Fault[] {
  const { start, end } = span
  const wrong = [...faultAt('start', faultOfTime(start)), ...faultAt('end', faultOfTime(end))]
  if (wrong.length > 0) return wrong
  if (start >= end) return [{ field: 'end', code: 'ends_before_start' }]
  return faultAt('start', before.some((other) => start < other.end && other.start < end) ? 'times_overlap' : undefined)
}

function faultOfTime(time: string) {
  if (time === '') return 'required'
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : 'invalid_time'
}
