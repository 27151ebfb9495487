import { isOpenOffer, keepForWaiting, keptUntil } from '@trampolim/marketplace/interviews/slots.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { announceSteps } from '../interviews/duty-queries.ts'
import { freeFor, moveOf, rests } from './clock.ts'
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
 * the last slot begins, and those of candidates who have left the interviews.
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
  const slots = await findSlots(tx, { interviewIds: [interviewId], now })
  const duties = (await findStanding(tx, { interviewId, now })).map((offer) => ({
    processId: offer.processId,
    ...dutyOf(offer, { slots, now }),
  }))
  const moved = await rewriteOffers(
    tx,
    duties.map(({ move }) => move),
  )
  const done = duties.filter(({ move }) => moved.has(move.id))
  await dropOffers(
    tx,
    done.flatMap(({ move: { id, told, status } }) => (told || isOpenOffer(status) ? [] : id)),
  )
  const offered = done.flatMap(({ move: { id: offerId }, tells: what }) =>
    what === 'set' || what === 'reminder' ? { offerId, what } : [],
  )
  const ended = done.flatMap(({ move: { id: offerId }, tells: why }) =>
    why === 'timeout' || why === 'canceled' ? { offerId, why } : [],
  )
  await announceSteps(
    tx,
    done.flatMap(({ processId, tells }) => (tells === 'set' ? processId : [])),
  )
  const kept = await keepFreed(tx, { interviewId, now })
  await recordAll(tx, { type: 'slots.offered', payloads: [...offered, ...kept], now })
  await recordAll(tx, { type: 'slots.ended', payloads: ended, now })
}

type Duty = { move: OfferMove; tells?: 'set' | 'reminder' | 'timeout' | 'canceled' | undefined }

const unkept = { keptSlotId: null, kept: null } as const

/** The step that is due for one offer now; if none is, when the next one will be. */
function dutyOf(offer: StandingOffer, { slots, now }: { slots: readonly SlotRow[]; now: Date }): Duty {
  const { leaving, suspended, told } = offer
  const last = slots.at(-1)
  if (!last || last.start <= now) {
    // Somebody who couldn't choose isn't said to have let the times pass.
    const tells = told && !rests(offer) ? 'timeout' : undefined
    return { move: moveOf(offer, { status: 'timeout', ...unkept }, slots), tells }
  }
  // While a job is taken down, its candidates aren't told of what else becomes of them.
  if (leaving && 'ends' in leaving && !(leaving.tells && suspended)) {
    const tells = told && leaving.tells ? 'canceled' : undefined
    return { move: moveOf(offer, { status: leaving.ends, ...unkept }, slots), tells }
  }
  return rests(offer) ? restOf(offer, { slots, now }) : stepOf(offer, { slots, now })
}

/** Leaves an offer as it is for now. A time is kept no longer for that, but its candidate stays first in line. */
function restOf(offer: StandingOffer, { slots, now }: { slots: readonly SlotRow[]; now: Date }): Duty {
  const { leaving, kept } = offer
  const move = moveOf(offer, kept && kept <= now ? { status: 'waiting', ...unkept } : {}, slots)
  const again = leaving && 'rests' in leaving ? leaving.rests : new Date(now.getTime() + hour)
  const isEarly = move.due !== null && move.due > now && (!leaving || move.due < again)
  return { move: isEarly ? move : { ...move, due: again } }
}

function stepOf(offer: StandingOffer, { slots, now }: { slots: readonly SlotRow[]; now: Date }): Duty {
  const next = moveOf(offer, {}, slots)
  if (next.due && next.due > now) return { move: next }
  if (offer.status === 'untold') return { move: moveOf(offer, { status: 'open', told: now }, slots), tells: 'set' }
  if (offer.status === 'open') return { move: moveOf(offer, { reminded: true }, slots), tells: 'reminder' }
  const passed = offer.keptSlotId ? [...offer.passed, offer.keptSlotId] : offer.passed
  return { move: moveOf(offer, { status: 'waiting', since: now, passed, ...unkept }, slots) }
}

/** Reserves free slots for candidates on the waiting list. */
async function keepFreed(tx: Tx, { interviewId, now }: { interviewId: string; now: Date }) {
  const slots = await findSlots(tx, { interviewIds: [interviewId], now })
  const standing = await findStanding(tx, { interviewId, now })
  const waiting = standing.filter((offer) => offer.status === 'waiting' && !rests(offer))
  const line = waiting.map(({ id, since, set, passed }) => ({ id, since: since ?? set, passed }))
  const moves = keepForWaiting(freeFor(slots, null, now), line).flatMap(({ slotId, offerId }) => {
    const offer = waiting.find(({ id }) => id === offerId)
    const slot = slots.find(({ id }) => id === slotId)
    return offer && slot ? moveOf(offer, { status: 'kept', keptSlotId: slotId, kept: keptUntil(slot, now) }, slots) : []
  })
  const moved = await rewriteOffers(tx, moves)
  return moves.flatMap(({ id }) => (moved.has(id) ? { offerId: id, what: 'kept' as const } : []))
}
