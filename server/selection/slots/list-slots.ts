import type { OfferedInterview, OwnSlotOffer } from '@trampolim/contract/interview-slots.ts'
import { interviewTold } from '@trampolim/marketplace/interviews/duties.ts'
import { isOpenOffer, slotAnswers, slotOfferTransitions } from '@trampolim/marketplace/interviews/slots.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import { asMember, assertMay, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { presentTimes } from '../interviews/present.ts'
import { freeFor } from './clock.ts'
import {
  findOffered,
  listOffered,
  listOwnOffers,
  type OfferedRow,
  type OfferRow,
  type OwnOfferRow,
} from './list-queries.ts'
import { findSlots, type SlotRow } from './queries.ts'

type Page = { page: number; size: number }

/** The interviews of the recruiter's organisation for which candidates are still choosing a time. */
export async function listOfferedInterviews(house: House, { recruiterId, ...page }: { recruiterId: string } & Page) {
  const employer = await readingEmployer(house, recruiterId)
  assertMay(employer, 'select-candidates')
  const { organizationId } = asMember(employer)
  const listed = await listOffered(house.database, { organizationId, ...page })
  const ids = listed.map(({ id }) => id)
  const now = house.now()
  const [{ interviews, offers }, slots] = await Promise.all([
    findOffered(house.database, ids),
    ids.length > 0 ? findSlots(house.database, { interviewIds: ids, now }) : [],
  ])
  const items = interviews.map((interview) =>
    presentOffered(interview, {
      slots: slots.filter(({ interviewId }) => interviewId === interview.id),
      offers: offers.filter(({ interviewId }) => interviewId === interview.id),
      now,
    }),
  )
  return { items, ...page, total: listed[0]?.total ?? 0 }
}

type OfInterview = { slots: readonly SlotRow[]; offers: readonly OfferRow[]; now: Date }

function presentOffered({ id, ...interview }: OfferedRow, { slots, offers, now }: OfInterview): OfferedInterview {
  const { timeZone } = interview
  return {
    ...{ interviewId: id, ...interview },
    slots: slots.map((slot) => {
      const times = { slotId: slot.id, ...presentTimes(slot, timeZone) }
      if (slot.takenBy) return { ...times, name: slot.takenByName, state: 'taken' as const }
      if (slot.start <= now) return { ...times, name: null, state: 'past' as const }
      return { ...times, name: slot.keptForName, state: slot.keptFor ? ('kept' as const) : ('free' as const) }
    }),
    offers: offers.map((offer) => presentOffer(offer, now)),
  }
}

function presentOffer({ set, firstStart, told, ...offer }: OfferRow, now: Date): OfferedInterview['offers'][number] {
  const { processId, cvId, candidateId, name, status, wish, reason } = offer
  const tells = interviewTold({ set, start: firstStart ?? set })
  return {
    ...{ processId, cvId, candidateId, name, status, told: told?.toISOString() ?? null },
    tells: told || tells <= now ? null : tells.toISOString(),
    ...{ wish, reason, standing: isOpenOffer(status) },
  }
}

/** The interviews whose time a candidate may choose or still change. */
export async function listOwnSlots(
  { database, now }: House,
  { professionalId, ...page }: { professionalId: string } & Page,
) {
  const moment = now()
  const offers = await listOwnOffers(database, { professionalId, now: moment, ...page })
  const interviewIds = offers.map(({ interviewId }) => interviewId)
  const slots = interviewIds.length > 0 ? await findSlots(database, { interviewIds, now: moment }) : []
  const items = offers.map((offer) =>
    presentOwnOffer(offer, {
      slots: slots.filter(({ interviewId }) => interviewId === offer.interviewId),
      now: moment,
    }),
  )
  return { items, ...page, total: offers[0]?.total ?? 0 }
}

function presentOwnOffer(offer: OwnOfferRow, { slots, now }: Pick<OfInterview, 'slots' | 'now'>): OwnSlotOffer {
  const { id, interviewId, processId, jobId, jobName, company, status, wish, keptSlotId, kept, takenDown, paused } =
    offer
  const { type, typeInfo, address, link, notes, timeZone, elsewhere } = offer
  const free = takenDown ? [] : freeFor(slots, id, now)
  const keptFree = free.find((slot) => status === 'kept' && slot.id === keptSlotId)
  const may = slotAnswers.filter((answer) => {
    if (!mayMove(slotOfferTransitions, { from: status, to: answer, actor: 'candidate' })) return false
    if (answer === 'taken') return free.length > 0
    return answer === 'refused' || (status !== 'waiting' && !takenDown)
  })
  return {
    ...{ id, interviewId, processId, jobId, jobName, company, type, typeInfo, address, link, notes, timeZone },
    ...{ status, takenDown, paused, elsewhere, wish, may },
    slots: free.map((slot) => ({ slotId: slot.id, ...presentTimes(slot, timeZone) })),
    kept: keptFree && kept ? { slotId: keptFree.id, until: kept.toISOString() } : null,
  }
}
