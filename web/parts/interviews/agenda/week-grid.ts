import type { Interview } from '@trampolim/contract/interviews.ts'
import { type Day, dayOf } from '@trampolim/marketplace/time/days.ts'
import { clock } from '../words.ts'

type Seen = Pick<Interview, 'candidates'>

/** An interview in a week's columns. Lengths are in hours of the column, from its top. */
export type Placed<Each> = { interview: Each; at: number; tall: number; lane: number; lanes: number }

/** The hours that a week shows, each with its position; `tall` is the total height. */
export type Scale = { hours: readonly { hour: number; at: number }[]; tall: number }

/** The working day, whose hours are shown even if they are empty. */
const [firstHour, lastHour] = [8, 17]
/** The height of a gap in place of empty hours that are left out. */
const gap = 0.4
/** The minimum height of an interview, in minutes: two lines of text. */
const least = 30

/** The hours of these interviews and of the working day. Distant hours follow after a gap instead of empty hours. */
export function scaleOf(interviews: readonly Seen[], timeZone: string): Scale {
  const used = new Set(Array.from({ length: lastHour - firstHour + 1 }, (_, at) => firstHour + at))
  for (const interview of interviews) {
    const { from, to } = minutesOf(interview, timeZone)
    for (let hour = Math.floor(from / 60); hour * 60 < to; hour++) used.add(hour)
  }
  const hours: { hour: number; at: number }[] = []
  for (const hour of [...used].toSorted((one, other) => one - other)) {
    const last = hours.at(-1)
    hours.push({ hour, at: last ? last.at + 1 + (hour - last.hour > 1 ? gap : 0) : 0 })
  }
  return { hours, tall: (hours.at(-1)?.at ?? 0) + 1 }
}

/**
 * Whether the details of an interview open before the column of its day: from the middle of the week on, since on a
 * tablet they need three columns.
 */
export function opensBefore(at: number, days: number): boolean {
  return at >= Math.floor(days / 2)
}

/** The position of a moment of the day; null if its hour isn't shown. */
export function placeOf(minutes: number, { hours }: Scale): number | null {
  const found = hours.find(({ hour }) => hour === Math.floor(minutes / 60))
  return found ? found.at + (minutes % 60) / 60 : null
}

/** The minutes of a moment since the midnight before it. */
export function minutesOfDay(moment: string, timeZone: string): number {
  const [hour = 0, minute = 0] = clock(moment, timeZone).split(':').map(Number)
  return (hour % 24) * 60 + minute
}

/** The interviews of a day in its column; overlapping ones are placed side by side. */
export function placedIn<Each extends Seen>(
  interviews: readonly Each[],
  { scale, timeZone }: { scale: Scale; timeZone: string },
): Placed<Each>[] {
  const sorted = interviews
    .map((interview) => ({ interview, ...minutesOf(interview, timeZone) }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed: Placed<Each>[] = []
  let together: (Placed<Each> & { to: number })[] = []
  const settle = () => {
    const lanes = Math.max(0, ...together.map(({ lane }) => lane + 1))
    placed.push(...together.map(({ to: _, ...each }) => ({ ...each, lanes })))
    together = []
  }
  for (const { interview, from, to } of sorted) {
    if (together.every((each) => each.to <= from)) settle()
    const taken = new Set(together.filter((each) => each.to > from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const at = placeOf(from, scale) ?? 0
    together.push({ interview, at, tall: (to - from) / 60, lane, lanes: 1, to })
  }
  settle()
  return placed
}

/** The day of an interview for the viewer of the agenda, wherever it takes place. */
export function dayOfInterview({ candidates: [first] }: Seen, timeZone: string): Day {
  return first ? dayOf(new Date(first.startDateTime), timeZone) : ''
}

/** The start and end of an interview for an agenda: within its day, and long enough to be readable. */
function minutesOf({ candidates: [first] }: Seen, timeZone: string): { from: number; to: number } {
  if (!first) return { from: firstHour * 60, to: firstHour * 60 + least }
  const lasts = (Date.parse(first.endDateTime) - Date.parse(first.startDateTime)) / 60_000
  const begins = minutesOfDay(first.startDateTime, timeZone)
  const midnight = 24 * 60
  const to = Math.min(midnight, begins + Math.max(least, lasts))
  return { from: Math.min(begins, midnight - least), to }
}
