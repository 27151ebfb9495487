import type { MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewTold } from '@trampolim/marketplace/interviews/duties.ts'
import { mostSlots, slotsFaults } from '@trampolim/marketplace/interviews/slots.ts'
import { type Span, settingFaults } from '@trampolim/marketplace/interviews/times.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertFree, assertMaySet, bringToInterviews, heldOf } from '../interviews/may-set.ts'
import { placeOf } from '../interviews/place.ts'
import { findAhead, spansOf, storeInterview, timeZoneOfJob } from '../interviews/set-queries.ts'
import { type Change, moveOf, rests, type Starting } from './clock.ts'
import { endOffers } from './end-offers.ts'
import {
  dropFreeSlots,
  dropSlot,
  findSlots,
  findStanding,
  lockOffered,
  rewriteOffers,
  type SlotRow,
  type StandingOffer,
  storeOffers,
  storeSlots,
} from './queries.ts'
import { settleWaiting } from './waiting-queries.ts'

type Times = { date: Day; start: string; end: string }
type Offering = {
  recruiterId: string
  jobId: string
  candidates: readonly string[]
  slots: readonly Times[]
  type: MeetingType
  address: string
  link: string
  typeInfo: string
  notes: string
  mayOverlap: boolean
}

/**
 * Offers several times for an interview to candidates of a job, each of whom chooses one, and moves candidates from
 * earlier steps to the interviews. The automation notifies them.
 * @throws the refusals of `scheduleInterview`
 */
export async function offerSlots({ configuration, database, now }: House, { candidates, ...asked }: Offering) {
  const { recruiterId, jobId, typeInfo, notes, mayOverlap } = asked
  const place = placeOf(configuration, asked)
  return database.transaction().execute(async (tx) => {
    const moment = now()
    const job = await assertMaySet(tx, asked)
    const timeZone = await timeZoneOfJob(tx, jobId)
    const spans = await spansOf(tx, { times: asked.slots, timeZone })
    const faults = [...settingFaults(place), ...slotsFaults(spans, moment)]
    if (faults.length > 0) refuse('invalid_form', fieldFaultsOf(faults))
    const processIds = [...new Set(candidates)]
    const held = await heldOf(tx, { jobId, processIds })
    if ((await findAhead(tx, processIds)).length > 0) refuse('interview_already_set')
    const interviewId = newId(moment)
    await settleWaiting(tx, { processIds, interviewId })
    await assertFree(tx, { recruiterId, mayOverlap, spans, except: null })
    const ground = { organizationId: job.organizationId, by: recruiterId, now: moment }
    await storeInterview(tx, { id: interviewId, jobId, typeInfo, notes, timeZone, ...place, ...ground })
    await storeSlots(tx, { slots: withIds(spans, moment), interviewId, ...ground })
    const first = new Date(Math.min(...spans.map(({ start }) => start.getTime())))
    const due = interviewTold({ set: moment, start: first })
    const offers = processIds.map((processId) => ({ id: newId(moment), processId, due }))
    await storeOffers(tx, { offers, interviewId, ...ground })
    await bringToInterviews(tx, held, { recruiterId, now: moment })
    return { interviewId }
  })
}

const withIds = (spans: readonly Span[], now: Date) => spans.map((span) => ({ id: newId(now), ...span }))

type OfInterview = { recruiterId: string; jobId: string; interviewId: string }

/**
 * Adds times to those that an interview offers. Candidates on the waiting list are notified and may choose again.
 * @throws job_not_found, job_blocked, job_not_open, terms_outdated, interview_not_found, interview_ended, invalid_form,
 * interview_overlaps
 */
export async function addSlots(
  { database, now }: House,
  { interviewId, ...asked }: OfInterview & { slots: readonly Times[]; mayOverlap: boolean },
) {
  const { recruiterId, jobId, mayOverlap } = asked
  await database.transaction().execute(async (tx) => {
    const moment = now()
    await assertMaySet(tx, asked)
    const interview = await lockOfJob(tx, { jobId, interviewId })
    const standing = await findStanding(tx, { interviewId, now: moment })
    if (standing.every(({ leaving }) => leaving)) refuse('interview_ended')
    const spans = await spansOf(tx, { times: asked.slots, timeZone: await timeZoneOfJob(tx, jobId) })
    const before = await findSlots(tx, { interviewIds: [interviewId], now: moment })
    const faults = [
      ...(before.length + spans.length > mostSlots ? [{ field: 'slots', code: 'too_many' }] : []),
      ...slotsFaults(spans, moment),
    ]
    if (faults.length > 0) refuse('invalid_form', fieldFaultsOf(faults))
    await assertFree(tx, { recruiterId, mayOverlap, spans, except: null })
    const { organizationId } = interview
    await storeSlots(tx, { slots: withIds(spans, moment), interviewId, organizationId, by: recruiterId })
    const slots = [...before, ...spans]
    const isTold = (offer: StandingOffer) => offer.status === 'waiting' && !rests(offer)
    // More times are a new question, of which whoever doesn't choose is reminded.
    const again = { status: 'open', told: moment, reminded: false } as const
    const moves = standing.map((offer) => movedBySlots(offer, isTold(offer) ? again : {}, { slots, now: moment }))
    const moved = await rewriteOffers(tx, moves)
    const payloads = standing
      .filter((offer) => isTold(offer) && moved.has(offer.id))
      .map(({ id }) => ({ offerId: id, what: 'added' as const }))
    await recordAll(tx, { type: 'slots.offered', payloads, actorId: recruiterId, now: moment })
  })
}

/**
 * Withdraws one time that nobody has taken, the offer to one candidate, or everything that is offered. The offer ends
 * with its last time.
 * @throws job_not_found, interview_not_found, slot_taken, process_not_found, interview_ended
 */
export async function withdrawSlots(
  { database, now }: House,
  {
    recruiterId,
    jobId,
    interviewId,
    slotId,
    processId,
  }: OfInterview & { slotId?: string | undefined; processId?: string | undefined },
) {
  await database.transaction().execute(async (tx) => {
    const moment = now()
    await hiringJobFor(tx, { recruiterId, jobId })
    await lockOfJob(tx, { jobId, interviewId })
    const ending = { interviewId, by: recruiterId, now: moment }
    if (processId) {
      if ((await endOffers(tx, { ...ending, processId })) === 0) refuse('process_not_found')
      return
    }
    if (slotId) {
      if (!(await dropSlot(tx, { id: slotId, interviewId }))) refuse('slot_taken')
      const left = await findSlots(tx, { interviewIds: [interviewId], now: moment })
      if (left.some(({ start }) => start > moment)) await refreshClocks(tx, { interviewId, slots: left, now: moment })
      else await endOffers(tx, ending)
      return
    }
    await dropFreeSlots(tx, { interviewId, now: moment })
    if ((await endOffers(tx, ending)) === 0) refuse('interview_ended')
  })
}

async function lockOfJob(tx: Tx, { jobId, interviewId }: { jobId: string; interviewId: string }) {
  const interview = await lockOffered(tx, interviewId)
  return interview?.jobId === jobId ? interview : refuse('interview_not_found')
}

/** A candidate for whom the withdrawn slot was reserved returns to the front of the waiting list. */
async function refreshClocks(
  tx: Tx,
  { interviewId, slots, now }: { interviewId: string; slots: readonly SlotRow[]; now: Date },
) {
  const standing = await findStanding(tx, { interviewId, now })
  const waits = { status: 'waiting', keptSlotId: null, kept: null } as const
  const moves = standing.map((offer) =>
    movedBySlots(offer, offer.status === 'kept' && !offer.keptSlotId ? waits : {}, { slots, now }),
  )
  await rewriteOffers(tx, moves)
}

/** The change of an offer by its slots; if its candidate has left, it ends when it would have without it. */
function movedBySlots(offer: StandingOffer, change: Change, { slots, now }: { slots: readonly Starting[]; now: Date }) {
  const move = moveOf(offer, change, slots)
  if (!offer.leaving) return move
  return { ...move, due: 'rests' in offer.leaving ? offer.leaving.rests : now }
}
