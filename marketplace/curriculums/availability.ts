import type { Fault } from '../faults.ts'
import { type Weekday, weekdays, workdays } from '../reference/weekdays.ts'

/** A span within a day, `08:00` to `20:00`. */
export type TimeSpan = { readonly start: string; readonly end: string }

/** When a candidate can be interviewed on a weekday. */
export type DayAvailability = { readonly available: boolean; readonly times: readonly TimeSpan[] }

/** When a candidate can be interviewed: the default, or by their own list for each weekday (specification, data §3.3). */
export type Availability =
  | { readonly type: 'default' }
  | { readonly type: 'custom'; readonly days: { readonly [Day in Weekday]?: DayAvailability } }

/** The default hours, Monday to Friday (specification, data §9). */
export const defaultHours: TimeSpan = { start: '08:00', end: '20:00' }

/** The spans in which a candidate can be interviewed on a weekday; none where they can't. */
export function timesOn(availability: Availability, weekday: Weekday): readonly TimeSpan[] {
  if (availability.type === 'default') return workdays.some((day) => day === weekday) ? [defaultHours] : []
  const day = availability.days[weekday]
  return day?.available ? day.times : []
}

/** Whether a whole span of a weekday lies within the candidate's hours. */
export function isAvailable(
  availability: Availability,
  { weekday, start, end }: TimeSpan & { weekday: Weekday },
): boolean {
  return timesOn(availability, weekday).some((span) => span.start <= start && end <= span.end)
}

/** Whether a text is a time of a day: `00:00` to `23:59`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** What is wrong with an availability: on a day marked available are spans, each with start before end, none over another. */
export function faultsOfAvailability(availability: Availability): Fault[] {
  if (availability.type === 'default') return []
  return weekdays.codes.flatMap((weekday) => {
    const day = availability.days[weekday]
    return day?.available ? faultsOfDay(`days.${weekday}`, day.times) : []
  })
}

function faultsOfDay(field: string, times: readonly TimeSpan[]): Fault[] {
  if (times.length === 0) return [{ field: `${field}.times`, code: 'required' }]
  const faults = times.flatMap(({ start, end }, at): Fault[] => {
    if (!isTime(start) || !isTime(end)) return [{ field: `${field}.times.${at}`, code: 'invalid_time' }]
    return start < end ? [] : [{ field: `${field}.times.${at}`, code: 'start_after_end' }]
  })
  if (faults.length > 0) return faults
  const inOrder = times.toSorted((a, b) => a.start.localeCompare(b.start))
  const overlap = inOrder.some((span, at) => at > 0 && span.start < (inOrder[at - 1]?.end ?? ''))
  return overlap ? [{ field: `${field}.times`, code: 'times_overlap' }] : []
}
