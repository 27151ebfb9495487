import { nextSlotDuty } from '@trampolim/marketplace/interviews/slots.ts'
import type { OfferMove, SlotOffer, SlotRow, StandingOffer } from './queries.ts'

/** The future slots that nobody has taken, except for those reserved for others. */
export function freeFor<Each extends SlotRow>(slots: readonly Each[], offerId: string | null, now: Date): Each[] {
  return slots.filter(
    ({ start, takenBy, keptFor }) => start > now && takenBy === null && (keptFor === null || keptFor === offerId),
  )
}

/** Whether nobody may be told of an offer, nor a time be kept for it, at present. */
export function rests({ suspended, leaving }: StandingOffer): boolean {
  return suspended || leaving !== null
}

export type Starting = Pick<SlotRow, 'start'>
export type Change = Partial<Omit<OfferMove, 'id' | 'was' | 'due'>>

/** A change of an offer, with the time of the automation's next step. */
export function moveOf(offer: SlotOffer, change: Change, slots: readonly Starting[]): OfferMove {
  const { id, status: was, told, reminded, since, wish, passed, keptSlotId, kept, reason } = offer
  const starts = slots.map(({ start }) => start.getTime())
  // An offer without slots has nothing to wait for: it ended when it was made.
  const [first, last] = starts.length > 0 ? [Math.min(...starts), Math.max(...starts)] : [0, 0]
  const become = { status: was, told, reminded, since, wish, passed, keptSlotId, kept, reason, ...change }
  const clock = { ...become, set: offer.set, first: new Date(first), last: new Date(last) }
  return { id, was, ...become, due: nextSlotDuty(clock)?.at ?? null }
}
