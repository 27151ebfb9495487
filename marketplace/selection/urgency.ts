/**
 * The kinds of items that can await a candidate. The moment of each is: the end of a slot's reservation, the start of
 * an interview, the deadline of an invitation or hiring message, or the start of the first time to choose from.
 */
export const waitingKinds = [
  'keptTime',
  'unconfirmedInterview',
  'hire',
  'agreedInterview',
  'times',
  'invitation',
  'correction',
  'curriculum',
  'firstJob',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** An item that awaits a candidate, with the moment that determines its urgency; null if it has none. */
export type Waiting = { readonly kind: WaitingKind; readonly at: Date | null }

/** An agreed interview within this many hours comes before other items. */
const hoursOfSoon = 72
/** The position of an agreed interview that isn't soon: after the items that need an answer. */
const notSoonAfter: WaitingKind = 'invitation'

/**
 * Orders what awaits a candidate by urgency: items that expire within hours, interviews, items for which a company
 * waits, and then the candidate's own tasks. Items of the same kind are ordered by their moment, the earliest first.
 */
export function byUrgency<Each extends Waiting>(waiting: readonly Each[], now: Date): Each[] {
  return waiting.toSorted((one, other) => rank(one, now) - rank(other, now) || momentOf(one) - momentOf(other))
}

function rank({ kind, at }: Waiting, now: Date): number {
  const isLater = kind === 'agreedInterview' && at !== null && at.getTime() - now.getTime() > hoursOfSoon * 3_600_000
  return isLater ? waitingKinds.indexOf(notSoonAfter) + 0.5 : waitingKinds.indexOf(kind)
}

const momentOf = ({ at }: Waiting) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
