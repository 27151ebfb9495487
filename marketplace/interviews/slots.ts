import type { FaultCode } from '../faults.ts'
import type { Transitions } from '../transitions.ts'
import { interviewTold } from './duties.ts'
import type { Span } from './times.ts'

/**
 * The status of an offer of several times to one candidate. `waiting`: no time suited them, or none was left. `kept`: a
 * time that became free is reserved for them. `taken`: they chose one, and the rest is the status of their interview.
 */
export const slotOfferStatuses = [
  'untold',
  'open',
  'waiting',
  'kept',
  'taken',
  'refused',
  'canceled',
  'timeout',
] as const
export type SlotOfferStatus = (typeof slotOfferStatuses)[number]

const ends = { refused: 'candidate', canceled: 'recruiter', timeout: 'automation' } as const

/** Who may change the status of an offer of times. */
export const slotOfferTransitions = {
  untold: { open: 'automation', canceled: 'recruiter', timeout: 'automation' },
  // The automation reminds the candidate.
  open: { open: 'automation', taken: 'candidate', waiting: 'candidate', ...ends },
  waiting: { taken: 'candidate', waiting: 'candidate', kept: 'automation', open: 'recruiter', ...ends },
  kept: { taken: 'candidate', waiting: ['candidate', 'automation'], ...ends },
  // The candidate exchanges the time for another one.
  taken: { taken: 'candidate' },
  refused: {},
  // What replaced the waiting was taken back before the candidate was told of it.
  canceled: { waiting: 'automation' },
  timeout: {},
} as const satisfies Transitions<SlotOfferStatus>

/** Whether the candidate may still choose. */
export function isOpenOffer(status: SlotOfferStatus): boolean {
  return 'canceled' in slotOfferTransitions[status]
}

/** The statuses of open offers; a candidate has at most one open offer per selection. */
export const openOffers = slotOfferStatuses.filter(isOpenOffer)

/**
 * What a candidate can answer to an offer of times. `waiting`: none suits them, or they decline the time that is
 * reserved for them.
 */
export const slotAnswers = ['taken', 'waiting', 'refused'] as const
export type SlotAnswer = (typeof slotAnswers)[number]

/** Hours for which a time that became free is reserved for the next candidate of the waiting list. */
export const keptHours = 2
/**
 * Hours after which a candidate who was told of times and hasn't chosen is reminded, once, provided that two more are left
 * before the last time.
 */
const reminderHours = 24
const leastToChoose = 2
const hour = 3_600_000
/** How many times one interview may offer, and to how many candidates. */
export const mostSlots = 60
export const mostOffered = 60

export type Slot = Span & { readonly id: string }

/** Until when a slot that became free is reserved: for two hours, but at most until it begins. */
export function keptUntil({ start }: Pick<Slot, 'start'>, now: Date): Date {
  return new Date(Math.min(start.getTime(), now.getTime() + keptHours * hour))
}

export type Waiting = {
  readonly id: string
  /** When they joined the waiting list. */
  readonly since: Date
  /** The slots that they declined or let expire. */
  readonly passed: readonly string[]
}

/**
 * Assigns free slots to the waiting list: the earliest slot first, each to the candidate who has waited longest and
 * hasn't declined it. Candidates who have just let a slot pass come after all others.
 */
export function keepForWaiting(
  free: readonly Slot[],
  waiting: readonly Waiting[],
): { readonly slotId: string; readonly offerId: string }[] {
  const line = waiting.toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1))
  const kept: { slotId: string; offerId: string }[] = []
  for (const { id: slotId } of free.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const at = line.findIndex(({ passed }) => !passed.includes(slotId))
    const [next] = at < 0 ? [] : line.splice(at, 1)
    if (next) kept.push({ slotId, offerId: next.id })
  }
  return kept
}

export type SlotOfferClock = {
  readonly status: SlotOfferStatus
  readonly set: Date
  /** When the candidate was told of it, and whether they were reminded. */
  readonly told: Date | null
  readonly reminded: boolean
  /** Until when a slot is kept for the candidate. */
  readonly kept: Date | null
  /** The starts of the first and of the last slot. */
  readonly first: Date
  readonly last: Date
}

/** The automation's next step for an offer of times if nobody acts before; undefined if none is left. */
export function nextSlotDuty({
  status,
  set,
  told,
  reminded,
  kept,
  first,
  last,
}: SlotOfferClock): { readonly to: SlotOfferStatus; readonly at: Date } | undefined {
  if (status === 'untold') return { to: 'open', at: interviewTold({ set, start: first }) }
  if (status === 'open' && told && !reminded) {
    const at = new Date(told.getTime() + reminderHours * hour)
    if (at.getTime() + leastToChoose * hour <= last.getTime()) return { to: 'open', at }
  }
  if (status === 'kept' && kept && kept < last) return { to: 'waiting', at: kept }
  return isOpenOffer(status) ? { to: 'timeout', at: last } : undefined
}

export type SlotsFault = { readonly field: string; readonly code: FaultCode }

/**
 * The faults of times that a recruiter offers: each must be in the future, end after its start, and not overlap
 * another.
 */
export function slotsFaults(slots: readonly Span[], now: Date): SlotsFault[] {
  return slots.flatMap(({ start, end }, at): SlotsFault[] => {
    if (!(start > now)) return [{ field: `slots.${at}.start`, code: 'date_in_past' }]
    if (!(start < end)) return [{ field: `slots.${at}.end`, code: 'ends_before_start' }]
    const shared = slots.slice(0, at).some((other) => other.start < end && start < other.end)
    return shared ? [{ field: `slots.${at}.start`, code: 'times_overlap' }] : []
  })
}

type Minutes = { readonly length: number; readonly pause: number }

/** All times of a given length, separated by a pause, that fit between two times of a day (`09:00`, `12:00`). */
export function slotsWithin(
  { from, to }: { from: string; to: string },
  { length, pause }: Minutes,
): { start: string; end: string }[] {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  const slots: { start: string; end: string }[] = []
  for (let start = first; start + length <= last; start += length + pause) {
    slots.push({ start: clockOf(start), end: clockOf(start + length) })
  }
  return slots
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
