import type { Availability } from '@trampolim/marketplace/availability/availability.ts'
import { type Weekday, weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import type { Faults } from '../../platform/faults.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft/draft-field.ts'

export type SpanDraft = { start: string; end: string }

/**
 * An availability as its form holds it: the days that are switched on, and the times of each day under the day's name.
 */
export type AvailabilityDraft = { [Day in Weekday]: SpanDraft[] } & { type: string; days: string[] }

const blankSpan: SpanDraft = { start: '', end: '' }

/** A new row of each day's list. */
export const blankSpans = Object.fromEntries(weekdays.codes.map((day) => [day, blankSpan])) as {
  [Day in Weekday]: SpanDraft
}

const emptyAvailability: AvailabilityDraft = {
  ...(Object.fromEntries(weekdays.codes.map((day) => [day, [blankSpan]])) as { [Day in Weekday]: SpanDraft[] }),
  type: 'default',
  days: [],
}

/** The draft for changing an availability; a day without times has an empty row. */
export function availabilityDraft({ type, days }: Availability): AvailabilityDraft {
  const rows = weekdays.codes.map((day) => [day, days[day].spans.length > 0 ? days[day].spans : [blankSpan]])
  return {
    ...(Object.fromEntries(rows) as { [Day in Weekday]: SpanDraft[] }),
    type,
    days: weekdays.codes.filter((day) => days[day].available),
  }
}

/** Completes a draft from outside. */
export function shapedAvailability(value: unknown): AvailabilityDraft {
  return shaped(value, emptyAvailability, blankSpans)
}

/** The draft that a form submitted. */
export function availabilityFromForm(form: FormData): AvailabilityDraft {
  return overlay(shapedAvailability(sentDraft(form)), form, blankSpans)
}

/** Converts a draft to the input of calls; empty rows of days that are switched off are dropped. */
export function availabilityInput(draft: AvailabilityDraft): Availability {
  const days = weekdays.codes.map((day) => {
    const available = draft.days.includes(day)
    const filled = draft[day].filter(({ start, end }) => start !== '' || end !== '')
    return [day, { available, spans: available && filled.length === 0 ? draft[day].slice(0, 1) : filled }]
  })
  return {
    type: draft.type === 'custom' ? 'custom' : 'default',
    days: Object.fromEntries(days) as Availability['days'],
  }
}

/** Converts fault paths of rules and calls, `days.monday.spans.0.start`, to those of the form, `monday.0.start`. */
export function placedFaults(draft: AvailabilityDraft, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([path, message]) => {
      const [, day, , at, name] = path.replace(/^availability\./, '').split('.')
      if (!weekdays.has(day)) return ['days', message]
      if (at === undefined) return [day, message]
      const span = availabilityInput(draft).days[day].spans[Number(at)]
      const row = span ? draft[day].indexOf(span) : -1
      return [[day, row < 0 ? at : row, name].join('.'), message]
    }),
  )
}
