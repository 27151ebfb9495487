import { isOpenOffer, keepForWaiting, keptUntil } from '@trampolim/marketplace/interviews/slots.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { freeFor, moveOf } from './clock.ts'
import {
  dropOffers,
  findDue,
  findSlots,
  findStanding,
  lockOffered,
  type OfferMove,
  rewriteOffers,
  type SlotRow,
  type StandingOffer,
} from './queries.ts'

export const attendSlotsWork: Work<Record<string, never>> = { name: 'attend-slots', payload: z.strictObject({}) }

/** Queues an early check of who gets a slot that may have become free. */
export async function askForAttendance(tx: Tx) {
  await enqueue(tx, attendSlotsWork, { payload: {}, key: attendSlotsWork.name })
}

const batch = 100
const hour = 60 * 60_000

/**
 * Does the due steps of slot offers: notifies candidates and reminds them once, reserves a slot that became free for
 * the next candidate of the waiting list, passes it on after two hours, and ends offers from which nobody chose when
 * the last slot begins.
 */
export async function attendSlots({ database, now }: House) {
  for (let due: string[] = [''], after = ''; due.length > 0; after = due.at(-1) ?? after) {
    due = await findDue(database, { now: now(), after, most: batch })
    for (const interviewId of due) {
      await database.transaction().execute((tx) => attendInterview(tx, { interviewId, now: now() }))
    }
  }
}

async function attendInterview(tx: Tx, { interviewId, now }: { interviewId: string; now: Date }) {
  if (!(await lockOffered(tx, interviewId, { skip: true }))) return
  const before = await findSlots(tx, { interviewIds: [interviewId], now })
  const standing = await findStanding(tx, interviewId)
  const due = standing.map((offer) => dutyOf(offer, { slots: before, now }))
  const moved = await rewriteOffers(tx, due)
  const done = due.filter(({ id }) => moved.has(id))
  await dropOffers(
    tx,
    done.flatMap(({ id, was, status }) => (was === 'untold' && status === 'timeout' ? id : [])),
  )
  const told = done.flatMap(({ id, was, status }) =>
    was === 'untold' && status === 'open' ? { offerId: id, what: 'set' as const } : [],
  )
  // Somebody who couldn't choose isn't said to have let the times pass.
  const suspended = new Set(standing.flatMap((offer) => (offer.suspended ? offer.id : [])))
  const unreminded = new Set(standing.flatMap(({ id, reminded }) => (reminded ? [] : id)))
  const reminded = done.flatMap(({ id, reminded: isReminded }) =>
    isReminded && unreminded.has(id) ? { offerId: id, what: 'reminder' as const } : [],
  )
  const ended = done.flatMap(({ id, was, status }) =>
    was !== 'untold' && status === 'timeout' && !suspended.has(id) ? { offerId: id, why: 'timeout' as const } : [],
  )
  const kept = await keepFreed(tx, { interviewId, now })
  await recordAll(tx, { type: 'slots.offered', payloads: [...told, ...reminded, ...kept], now })
  await recordAll(tx, { type: 'slots.ended', payloads: ended, now })
}

/** The step that is due for one offer now; if none is, when the next one will be. */
function dutyOf(offer: StandingOffer, { slots, now }: { slots: readonly SlotRow[]; now: Date }): OfferMove {
  const next = moveOf(offer, {}, slots)
  if (next.due && next.due > now) return next
  const last = slots.at(-1)
  if (!last || last.start <= now) return moveOf(offer, { status: 'timeout', keptSlotId: null, kept: null }, slots)
  if (offer.status === 'untold') {
    if (offer.suspended) return { ...next, due: new Date(now.getTime() + hour) }
    return moveOf(offer, { status: 'open', told: now }, slots)
  }
  if (offer.status === 'open') {
    if (offer.suspended) return { ...next, due: new Date(now.getTime() + hour) }
    return moveOf(offer, { reminded: true }, slots)
  }
  const passed = offer.keptSlotId ? [...offer.passed, offer.keptSlotId] : offer.passed
  return moveOf(offer, { status: 'waiting', since: now, passed, keptSlotId: null, kept: null }, slots)
}

/** Reserves free slots for candidates on the waiting list. */
async function keepFreed(tx: Tx, { interviewId, now }: { interviewId: string; now: Date }) {
  const slots = await findSlots(tx, { interviewIds: [interviewId], now })
  const waiting = (await findStanding(tx, interviewId)).filter(
    ({ status, suspended }) => status === 'waiting' && !suspended,
  )
  const line = waiting.map(({ id, since, set, passed }) => ({ id, since: since ?? set, passed }))
  const moves = keepForWaiting(freeFor(slots, null, now), line).flatMap(({ slotId, offerId }) => {
    const offer = waiting.find(({ id }) => id === offerId)
    const slot = slots.find(({ id }) => id === slotId)
    return offer && slot && isOpenOffer(offer.status)
      ? moveOf(offer, { status: 'kept', keptSlotId: slotId, kept: keptUntil(slot, now) }, slots)
      : []
  })
  const moved = await rewriteOffers(tx, moves)
  return moves.flatMap(({ id }) => (moved.has(id) ? { offerId: id, what: 'kept' as const } : []))
}
