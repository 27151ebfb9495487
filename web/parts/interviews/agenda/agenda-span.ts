import type { Interview } from '@trampolim/contract/interviews.ts'
import { addDays, type Day, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { clock } from '../words.ts'

/** How the agenda shows its days, the usual way first. */
export const agendaViews = ['week', 'day', 'list'] as const
export type AgendaView = (typeof agendaViews)[number]

const lengths = { list: 7, day: 1, week: 7 } as const

/** The days that a view shows around one, from the first to the last; a week begins on Monday. */
export function spanOf(view: AgendaView, day: Day): { from: Day; to: Day; length: number } {
  const from = view === 'week' ? addDays(day, 1 - weekdayNumber(day)) : day
  return { from, to: addDays(from, lengths[view] - 1), length: lengths[view] }
}

/** The days of a span, in order. */
export function daysOf({ from, length }: { from: Day; length: number }): Day[] {
  return Array.from({ length }, (_, at) => addDays(from, at))
}

/** The working day, whose hours are shown also where nothing is in them. */
const [firstHour, lastHour] = [8, 17]

/** The hours of a day, each with what begins in it; those outside the working day where something begins there. */
export function hoursOf<Each extends Pick<Interview, 'candidates' | 'timeZone'>>(interviews: readonly Each[]) {
  const byHour = Map.groupBy(interviews, ({ candidates: [first], timeZone }) =>
    first ? Number(clock(first.startDateTime, timeZone).slice(0, 2)) : firstHour,
  )
  const used = [...byHour.keys()]
  const [from, to] = [Math.min(firstHour, ...used), Math.max(lastHour, ...used)]
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    hour: from + at,
    interviews: byHour.get(from + at) ?? [],
  }))
}
