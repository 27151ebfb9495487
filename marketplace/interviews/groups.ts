import { type Day, dayOf } from '../time/days.ts'
import type { InterviewStatus } from './status.ts'
import type { Interval } from './times.ts'

/** The statuses of the cancelled group (specification, data §4.3). */
export const canceledGroup: readonly InterviewStatus[] = [
  'candidate:refused',
  'automation:canceled',
  'candidate:canceled',
  'recruiter:canceled',
]

const order: readonly (readonly InterviewStatus[])[] = [
  ['automation:finish', 'candidate:show', 'candidate:noshow', 'recruiter:disqualified'],
  ['candidate:confirmed', 'candidate:accepted', 'candidate:reconfirm:pending'],
  ['candidate:pending', 'candidate:pending:viewed', 'automation:notifications:sent', 'recruiter:reschedule'],
]

/** An agenda: cancelled ones apart whenever they were to be, past ones by their start, upcoming ones day by day. */
export type Agenda<Each> = {
  readonly upcoming: readonly { readonly day: Day; readonly interviews: readonly Each[] }[]
  readonly past: readonly Each[]
  readonly canceled: readonly Each[]
}

/**
 * Groups interviews (specification, data §4.3): past means that the start is earlier than now. Upcoming days ascend,
 * each in order of time; past and cancelled ones are latest first, past ones finished before confirmed before pending.
 * `zone` is the municipality's, since an interview's day is meant there.
 */
export function groupInterviews<Each extends Interval & { readonly status: InterviewStatus }>(
  interviews: readonly Each[],
  { now, zone }: { now: Date; zone?: string },
): Agenda<Each> {
  const canceled = interviews.filter((each) => canceledGroup.includes(each.status))
  const standing = interviews.filter((each) => !canceledGroup.includes(each.status))
  const past = standing.filter((each) => each.start.getTime() < now.getTime())
  const upcoming = standing.filter((each) => each.start.getTime() >= now.getTime()).toSorted(byStart)
  const days = Map.groupBy(upcoming, (each) => dayOf(each.start, zone))
  return {
    upcoming: [...days].map(([day, those]) => ({ day, interviews: those })),
    past: past.toSorted((a, b) => rankOf(a.status) - rankOf(b.status) || byStart(b, a)),
    canceled: canceled.toSorted((a, b) => byStart(b, a)),
  }
}

function byStart(a: Interval, b: Interval): number {
  return a.start.getTime() - b.start.getTime()
}

function rankOf(status: InterviewStatus): number {
  return order.findIndex((group) => group.includes(status))
}
