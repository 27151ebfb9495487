/**
 * What can wait for a candidate. Moments: until when a time is kept for them, when an interview begins, until when an
 * invitation or a hiring message can be answered, when the first of the times begins among which they choose.
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

/** Something that waits for a candidate, and the moment that counts for it; null without one. */
export type Waiting = { readonly kind: WaitingKind; readonly at: Date | null }

/** From how many hours before it an agreed interview comes before what else waits. */
const hoursOfSoon = 72
/** Where an agreed interview stands that isn't soon: what asks for an answer comes before it. */
const notSoonAfter: WaitingKind = 'invitation'

/**
 * Orders what waits for a candidate, the most urgent first: what is lost in hours, interviews, what a company waits for, and
 * then what they owe themselves. Equal ones go by their moment, the earlier first.
 */
export function byUrgency<Each extends Waiting>(waiting: readonly Each[], now: Date): Each[] {
  return waiting.toSorted((one, other) => rank(one, now) - rank(other, now) || momentOf(one) - momentOf(other))
}

function rank({ kind, at }: Waiting, now: Date): number {
  const isLater = kind === 'agreedInterview' && at !== null && at.getTime() - now.getTime() > hoursOfSoon * 3_600_000
  return isLater ? waitingKinds.indexOf(notSoonAfter) + 0.5 : waitingKinds.indexOf(kind)
}

const momentOf = ({ at }: Waiting) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
