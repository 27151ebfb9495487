import type { Fault } from '../faults.ts'
import { type InterviewStatus, isStanding } from './status.ts'

/** When an interview is, in UTC. */
export type Interval = { readonly start: Date; readonly end: Date }

/** Hours before its start at which a confirmed interview has to be confirmed again (specification, platform §9). */
export const reconfirmationHours = 12

const hourInMs = 60 * 60 * 1000

/** When the candidate is asked again; undefined for an interview set with less notice, which needs no second answer. */
export function reconfirmationAt(interval: Interval, set: Date): Date | undefined {
  const due = interval.start.getTime() - reconfirmationHours * hourInMs
  return due >= set.getTime() ? new Date(due) : undefined
}

/** Whether the second answer is to be asked for now. */
export function isReconfirmationDue(interval: Interval, { set, now }: { set: Date; now: Date }): boolean {
  const due = reconfirmationAt(interval, set)
  return due !== undefined && now.getTime() >= due.getTime() && !hasStarted(interval, now)
}

export function hasStarted(interval: Interval, now: Date): boolean {
  return now.getTime() >= interval.start.getTime()
}

export function hasEnded(interval: Interval, now: Date): boolean {
  return now.getTime() >= interval.end.getTime()
}

/** What is wrong with the times of a new interview: it lies ahead and ends after it begins (specification, data §5). */
export function faultsOfInterval(interval: { start?: Date | null; end?: Date | null }, now: Date): Fault[] {
  const faults: Fault[] = []
  const start = faultOfDate(interval.start)
  const end = faultOfDate(interval.end)
  if (start) faults.push({ field: 'startDateTime', code: start })
  else if (interval.start && interval.start.getTime() <= now.getTime())
    faults.push({ field: 'startDateTime', code: 'date_in_past' })
  if (end) faults.push({ field: 'endDateTime', code: end })
  if (start || end || !interval.start || !interval.end) return faults
  if (interval.start.getTime() >= interval.end.getTime()) faults.push({ field: 'endDateTime', code: 'start_after_end' })
  return faults
}

/** Whether two interviews share time; one that begins as the other ends doesn't. */
export function overlap(one: Interval, other: Interval): boolean {
  return one.start.getTime() < other.end.getTime() && other.start.getTime() < one.end.getTime()
}

/** The standing interviews that share time with a new one: a warning to whoever's they are, to no one else. */
export function overlapping<Each extends Interval & { readonly id: string; readonly status: InterviewStatus }>(
  asked: Interval & { readonly id?: string },
  interviews: readonly Each[],
): Each[] {
  return interviews.filter((each) => each.id !== asked.id && isStanding(each.status) && overlap(asked, each))
}

function faultOfDate(date: Date | null | undefined): 'required' | 'invalid_date' | undefined {
  if (!date) return 'required'
  return Number.isNaN(date.getTime()) ? 'invalid_date' : undefined
}
