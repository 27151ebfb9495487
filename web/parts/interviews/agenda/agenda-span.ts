import type { Interview } from '@trampolim/contract/interviews.ts'
import { addDays, type Day, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { clock } from '../words.ts'

/** The views of the agenda, the default first. */
export const agendaViews = ['week', 'day', 'list'] as const
export type AgendaView = (typeof agendaViews)[number]

const lengths = { list: 7, day: 1, week: 7 } as const

/** The days that a view shows around a day, from first to last; a week begins on Monday. */
export function spanOf(view: AgendaView, day: Day): { from: Day; to: Day; length: number } {
  const from = view === 'week' ? addDays(day, 1 - weekdayNumber(day)) : day
  return { from, to: addDays(from, lengths[view] - 1), length: lengths[view] }
}

/** The days of a span, in order. */
export function daysOf({ from, length }: { from: Day; length: number }): Day[] {
  return Array.from({ length }, (_, at) => addDays(from, at))
}

/** The working day, whose hours are shown even if they are empty. */
const [firstHour, lastHour] = [8, 17]

/**
 * The hours of the viewer's day, each with the interviews that begin in it; hours outside the working day only if something begins
 * in them.
 */
export function hoursOf<Each extends Pick<Interview, 'candidates'>>(interviews: readonly Each[], timeZone: string) {
  const byHour = Map.groupBy(interviews, ({ candidates: [first] }) =>
    first ? Number(clock(first.startDateTime, timeZone).slice(0, 2)) : firstHour,
  )
  const used = [...byHour.keys()]
  const [from, to] = [Math.min(firstHour, ...used), Math.max(lastHour, ...used)]
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    hour: from + at,
    interviews: byHour.get(from + at) ?? [],
  }))
}
