import type { FaultCode } from '../faults.ts'
import { readableAddress } from '../links/preview-address.ts'
import { type Day, dayOf } from '../time/days.ts'
import type { MeetingType } from './answers.ts'
import type { InterviewStatus } from './statuses.ts'

export type Span = { readonly start: Date; readonly end: Date }

/** Consecutive times for several candidates, with minutes between them. */
export function timesInTurn(first: Span, count: number, minutesBetween: number): Span[] {
  const length = first.end.getTime() - first.start.getTime()
  const every = length + minutesBetween * 60_000
  return Array.from({ length: count }, (_, turn) => {
    const start = first.start.getTime() + turn * every
    return { start: new Date(start), end: new Date(start + length) }
  })
}

/** How an interview is held, and where: at an address, or by a link. */
export type Meeting = { readonly type: MeetingType; readonly address: string; readonly link: string }

export type InterviewFault = { readonly field: 'start' | 'end' | 'address' | 'link'; readonly code: FaultCode }

/** The faults of an interview that a recruiter sets (specification, data §5). */
export function interviewFaults({ start, end, ...place }: Span & Meeting, now: Date): InterviewFault[] {
  const faults: InterviewFault[] = []
  if (!(start > now)) faults.push({ field: 'start', code: 'date_in_past' })
  if (!(start < end)) faults.push({ field: 'end', code: 'ends_before_start' })
  return [...faults, ...settingFaults(place)]
}

/** The faults of the place or link of an interview. */
export function settingFaults({ type, address, link }: Meeting): InterviewFault[] {
  const faults: InterviewFault[] = []
  if (type === 'live' && !address.trim()) faults.push({ field: 'address', code: 'required' })
  if (type === 'remote' && !readableAddress(link))
    faults.push({ field: 'link', code: link.trim() ? 'invalid' : 'required' })
  return faults
}

type Listed = Span & { readonly status: InterviewStatus }

/** The groups of the specification, data §4.3. */
export type InterviewGroups<Interview> = {
  readonly canceled: readonly Interview[]
  readonly past: readonly Interview[]
  readonly days: readonly { readonly day: Day; readonly interviews: readonly Interview[] }[]
}

/**
 * Groups interviews as the specification says. Canceled are only `candidate:refused` and `automation:canceled`; past
 * are those that began before now; the others are grouped by day in the given time zone.
 */
export function groupInterviews<Interview extends Listed>(
  interviews: readonly Interview[],
  { now, timeZone }: { now: Date; timeZone: string },
): InterviewGroups<Interview> {
  const {
    canceled = [],
    past = [],
    ahead = [],
  } = Object.groupBy(interviews, ({ status, start }) => {
    if (status === 'candidate:refused' || status === 'automation:canceled') return 'canceled'
    return start < now ? 'past' : 'ahead'
  })
  const days = Map.groupBy(ahead.toSorted(earlierFirst), ({ start }) => dayOf(start, timeZone))
  return {
    canceled: canceled.toSorted(laterFirst),
    past: past.toSorted((a, b) => rank(a) - rank(b) || laterFirst(a, b)),
    days: [...days].map(([day, listed]) => ({ day, interviews: listed.toSorted((a, b) => rank(a) - rank(b)) })),
  }
}

const earlierFirst = (a: Span, b: Span) => a.start.getTime() - b.start.getTime()
const laterFirst = (a: Span, b: Span) => earlierFirst(b, a)

const order: readonly InterviewStatus[] = ['automation:finish', 'candidate:confirmed', 'candidate:pending']

/** Finished, confirmed and pending come first, in this order (specification, data §4.3). */
function rank({ status }: Listed): number {
  const at = order.indexOf(status)
  return at < 0 ? order.length : at
}
