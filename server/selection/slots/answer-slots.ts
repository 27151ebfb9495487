import type { InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import { nextDuty } from '@trampolim/marketplace/interviews/duties.ts'
import { isOpenOffer, type SlotAnswer, slotOfferTransitions } from '@trampolim/marketplace/interviews/slots.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { type CandidacyFacts, lockCandidacy } from '../queries.ts'
import { askForAttendance } from './attend-slots.ts'
import { changeChosenSeat, lockChosenSeat, storeChosenSeat } from './chosen-queries.ts'
import { freeFor, moveOf } from './clock.ts'
import {
  findOwn,
  findSlots,
  type HeldInterview,
  lockOffered,
  type OfferMove,
  rewriteOffers,
  type SlotOffer,
  type SlotRow,
} from './queries.ts'

type Answering = {
  professionalId: string
  id: string
  answer: SlotAnswer
  slotId?: string | undefined
  wish: string
  reason?: InterviewReason | undefined
}

/**
 * Takes one of the times of an offer of which the candidate was notified, joins the waiting list, or refuses the
 * interview. If many candidates want the same time at once, one gets it.
 * @throws interview_not_found (also someone else's), interview_ended, slots_passed, slot_taken, job_blocked, invalid_form
 */
export async function answerSlots({ database, now }: House, asked: Answering) {
  const { professionalId, id, answer, slotId, wish, reason } = asked
  await database.transaction().execute(async (tx) => {
    const known = (await findOwn(tx, { professionalId, id })) ?? refuse('interview_not_found')
    const candidacy = await lockCandidacy(tx, known.processId)
    const interview = (await lockOffered(tx, known.interviewId)) ?? refuse('interview_not_found')
    const offer = (await findOwn(tx, { professionalId, id })) ?? refuse('interview_not_found')
    assertMayAnswer(candidacy, { from: offer.status, answer })
    const moment = now()
    const slots = await findSlots(tx, { interviewIds: [interview.id], now: moment })
    const havePassed = isOpenOffer(offer.status) && slots.every(({ start }) => start <= moment)
    if (havePassed && answer !== 'refused') refuse('slots_passed')
    const free = freeFor(slots, id, moment)
    if (answer === 'taken') {
      if (!slotId) return refuse('invalid_form', fieldFaultsOf([{ field: 'slotId', code: 'required' }]))
      const slot = free.find((each) => each.id === slotId) ?? refuse('slot_taken')
      await take(tx, { interview, offer, slot, now: moment, actorId: professionalId })
      await move(tx, moveOf(offer, { status: 'taken', keptSlotId: null, kept: null }, slots))
    } else if (answer === 'refused') {
      const ended = { status: 'refused', keptSlotId: null, kept: null, reason: reason ?? null } as const
      await move(tx, moveOf(offer, ended, slots))
    } else {
      const passed = [...new Set([...offer.passed, ...free.map((each) => each.id)])]
      const line = { status: 'waiting', keptSlotId: null, kept: null, since: moment } as const
      await move(tx, moveOf(offer, { ...line, passed, wish: wish || offer.wish }, slots))
    }
    // A candidate who gives back a reserved time was already reported to the recruiter as waiting.
    if (answer === 'refused' || (answer === 'waiting' && offer.status === 'open')) {
      await record(tx, {
        type: 'slots.answered',
        payload: { offerId: id, answer },
        actorId: professionalId,
        now: moment,
      })
    }
    if (offer.status === 'kept' || offer.status === 'taken') await askForAttendance(tx)
  })
}

/** While a job is taken down, nothing can be agreed to, nor does anybody let its times pass. */
function assertMayAnswer(
  candidacy: CandidacyFacts | undefined,
  { from, answer }: { from: SlotOffer['status']; answer: SlotAnswer },
) {
  if (from === 'timeout') refuse('slots_passed')
  const isIn = candidacy?.step === 'interviews' || candidacy?.step === 'finalists'
  if (!(isIn || answer === 'refused') || candidacy?.outcome !== null) refuse('interview_ended')
  if (!mayMove(slotOfferTransitions, { from, to: answer, actor: 'candidate' })) refuse('interview_ended')
  if (candidacy.jobHalted && answer !== 'refused') refuse('job_blocked')
}

async function move(tx: Tx, moved: OfferMove) {
  const done = await rewriteOffers(tx, [moved])
  if (!done.has(moved.id)) refuse('interview_ended')
}

type Taking = { interview: HeldInterview; offer: SlotOffer; slot: SlotRow; now: Date; actorId: string }

/** Sets the candidate's interview to the slot, or moves it there. */
async function take(tx: Tx, { interview, offer, slot, now, actorId }: Taking) {
  const { processId } = offer
  const { start, end } = slot
  const due = nextDuty({ status: 'candidate:confirmed', set: now, start, end })?.at ?? null
  const seat = { slotId: slot.id, start, end, due, now }
  const changed = offer.status === 'taken'
  const before = changed ? await lockChosenSeat(tx, { interviewId: interview.id, processId, now }) : undefined
  if (changed && !before) refuse('interview_ended')
  const id = before?.id ?? newId(now)
  if (before) await changeChosenSeat(tx, { id, ...seat })
  else await storeChosenSeat(tx, { id, interview, processId, ...seat })
  await record(tx, { type: 'interview.told', payload: { id, what: 'chosen' }, actorId, now })
  await record(tx, { type: 'interview.answered', payload: { id, answer: 'confirmed' }, actorId, now })
}
