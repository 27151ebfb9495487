import { recordAll } from '../../platform/events/record-all.ts'
import type { Tx } from '../../platform/house.ts'
import { moveOf } from './clock.ts'
import { dropOffers, findStanding, rewriteOffers } from './queries.ts'

type Ending = {
  interviewId: string
  /** The only candidate whose offer ends. */
  processId?: string | undefined
  by: string
  now: Date
}

/**
 * Withdraws the open offers of an interview. Candidates who weren't notified of theirs never learn of it.
 * @returns how many there were
 */
export async function endOffers(tx: Tx, { interviewId, processId, by, now }: Ending): Promise<number> {
  const all = await findStanding(tx, { interviewId, now })
  const ending = all.filter((offer) => processId === undefined || offer.processId === processId)
  const known = ending.filter(({ told }) => told)
  const ended = { status: 'canceled', keptSlotId: null, kept: null } as const
  const moved = await rewriteOffers(
    tx,
    known.map((offer) => moveOf(offer, ended, [])),
  )
  await dropOffers(
    tx,
    ending.flatMap(({ id, told }) => (told ? [] : id)),
  )
  const payloads = known.flatMap(({ id }) => (moved.has(id) ? { offerId: id, why: 'canceled' as const } : []))
  await recordAll(tx, { type: 'slots.ended', payloads, actorId: by, now })
  return ending.length
}
