import type { InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import { type Leaving, leavingOf, type OfferedStanding } from '@trampolim/marketplace/interviews/leaving.ts'
import { openOffers, type SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import { unsuccessfulStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { type UnannouncedFacts, unannouncedOf } from '../move-candidacy.ts'
import { hasLeftInterviews, isRemoved } from '../queries.ts'
import { returnToWaiting, type Untold } from './waiting-queries.ts'

/** Whether an offer can still change. */
export const isStanding = sql`(offer.status = any(${openOffers}::text[]))`
/** Whether an interview occupies, or occupied, its slot. */
const takes = sql`seat.status <> all(${unsuccessfulStatuses}::text[])`

type Made = { organizationId: string | null; by: string | null }

export async function storeSlots(
  tx: Tx,
  { slots, interviewId, organizationId, by }: Made & { slots: readonly (Span & { id: string })[]; interviewId: string },
) {
  await tx
    .insertInto('interview_slot')
    .values(
      slots.map(({ id, start, end }) => ({
        ...{ id, interview_id: interviewId, organization_id: organizationId, made_by: by },
        ...{ start_at: start, end_at: end },
      })),
    )
    .execute()
}

type NewOffer = { id: string; processId: string; due: Date }

export async function storeOffers(
  tx: Tx,
  {
    offers,
    interviewId,
    organizationId,
    by,
    now,
  }: Made & { offers: readonly NewOffer[]; interviewId: string; now: Date },
) {
  await tx
    .insertInto('slot_offer')
    .values(
      offers.map(({ id, processId, due }) => ({
        ...{ id, interview_id: interviewId, candidacy_id: processId, organization_id: organizationId, made_by: by },
        ...{ set_at: now, due_at: due, status: 'untold' satisfies SlotOfferStatus },
      })),
    )
    .execute()
}

export type HeldInterview = { id: string; jobId: string | null } & Made

/**
 * Locks an interview that offers slots, until the transaction ends; required for every change of its slots or offers.
 */
export async function lockOffered(
  tx: Tx,
  interviewId: string,
  { skip = false } = {},
): Promise<HeldInterview | undefined> {
  const { rows } = await sql<HeldInterview>`
    select id, job_id as "jobId", organization_id as "organizationId", made_by as by from interview
    where id = ${interviewId} and exists (select from slot_offer where interview_id = interview.id)
    for no key update ${skip ? sql`skip locked` : sql``}
  `.execute(tx)
  return rows[0]
}

export type SlotRow = Span & {
  id: string
  interviewId: string
  /** The id of the candidate who has taken it, with their name unless they are hidden. */
  takenBy: string | null
  takenByName: string | null
  /** The offer for which it is reserved, while the reservation lasts. */
  keptFor: string | null
  keptForName: string | null
}

/** The slots of these interviews, by their times. */
export async function findSlots(
  database: Database | Tx,
  { interviewIds, now }: { interviewIds: readonly string[]; now: Date },
): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select slot.id, slot.interview_id as "interviewId", slot.start_at as start, slot.end_at as "end",
      taken.candidacy_id as "takenBy", taken.name as "takenByName", kept.id as "keptFor", kept.name as "keptForName"
    from interview_slot as slot
    left join lateral (
      select seat.candidacy_id, case when not candidacy.hidden then candidacy.candidate_name end as name
      from interview_candidate as seat join candidacy on candidacy.id = seat.candidacy_id
      where seat.slot_id = slot.id and ${takes}
      order by seat.id limit 1
    ) as taken on true
    left join lateral (
      select offer.id, case when not candidacy.hidden then candidacy.candidate_name end as name
      from slot_offer as offer join candidacy on candidacy.id = offer.candidacy_id
      where offer.kept_slot_id = slot.id and offer.status = 'kept' and offer.kept_until > ${now}
    ) as kept on true
    where slot.interview_id = any(${interviewIds}::text[])
    order by slot.start_at, slot.id
  `.execute(database)
  return rows
}

/** An offer, as stored. */
export type SlotOffer = {
  id: string
  interviewId: string
  processId: string
  status: SlotOfferStatus
  set: Date
  told: Date | null
  reminded: boolean
  since: Date | null
  wish: string
  passed: string[]
  keptSlotId: string | null
  kept: Date | null
  reason: InterviewReason | null
}

/** The columns of `SlotOffer`. */
export const offerColumns = sql`
  offer.id, offer.interview_id as "interviewId", offer.candidacy_id as "processId", offer.status, offer.set_at as set,
  offer.told_at as told, offer.reminded, offer.waiting_since as since, offer.wish, offer.passed, offer.kept_slot_id as "keptSlotId",
  offer.kept_until as kept, offer.reason
`

export type StandingOffer = SlotOffer & {
  /** Whether nobody may be notified of it at present, because its job is taken down or the candidate is blocked. */
  suspended: boolean
  /** What becomes of it, if its candidate has left the interviews. */
  leaving: Leaving | null
}

type StandingRow = Omit<StandingOffer, 'leaving'> & Omit<OfferedStanding, 'unannounced'> & UnannouncedFacts

/** The offers of an interview that can still change. */
export async function findStanding(
  tx: Tx,
  { interviewId, now }: { interviewId: string; now: Date },
): Promise<StandingOffer[]> {
  const { rows } = await sql<StandingRow>`
    select ${offerColumns}, candidacy.hidden or coalesce(${isRemoved}, false) as suspended,
      candidacy.step, candidacy.moved_at as moved, candidacy.discarded_by as "discardedBy",
      candidacy.told_step as "announcedStep", candidacy.untold_since as "unannouncedSince",
      candidacy.undo_step as "undoStep", candidacy.undo_until as "undoUntil", job.status as "jobStatus"
    from slot_offer as offer
    join candidacy on candidacy.id = offer.candidacy_id
    left join job on job.id = candidacy.job_id
    where offer.interview_id = ${interviewId} and ${isStanding}
    order by offer.id
  `.execute(tx)
  return rows.map((row) => ({ ...row, leaving: leavingOf({ ...row, unannounced: unannouncedOf(row) }, now) }))
}

/** A candidate's own offer of which they were notified. */
export async function findOwn(
  tx: Tx,
  { professionalId, id }: { professionalId: string; id: string },
): Promise<SlotOffer | undefined> {
  const { rows } = await sql<SlotOffer>`
    select ${offerColumns} from slot_offer as offer join candidacy on candidacy.id = offer.candidacy_id
    where offer.id = ${id} and candidacy.professional_id = ${professionalId} and offer.told_at is not null
  `.execute(tx)
  return rows[0]
}

/** The new values of an offer; `was` is the status in which it must still be. */
export type OfferMove = Pick<
  SlotOffer,
  'id' | 'status' | 'told' | 'reminded' | 'since' | 'wish' | 'passed' | 'keptSlotId' | 'kept'
> & {
  was: SlotOfferStatus
  due: Date | null
  reason: InterviewReason | null
}

/**
 * Writes changes of offers.
 * @returns those that still had the expected status
 */
export async function rewriteOffers(tx: Tx, moves: readonly OfferMove[]): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update slot_offer as offer set status = move.status, told_at = move.told, reminded = move.reminded, waiting_since = move.since, wish = move.wish,
      passed = array(select jsonb_array_elements_text(move.passed)), kept_slot_id = move."keptSlotId", kept_until = move.kept,
      reason = move.reason, due_at = move.due
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (
      id text, was text, status text, told timestamptz, reminded boolean, since timestamptz, wish text, passed jsonb, "keptSlotId" text,
      kept timestamptz, reason text, due timestamptz
    )
    where offer.id = move.id and offer.status = move.was
    returning offer.id
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Deletes offers of which nobody was notified, and interviews that are empty without them. Their candidates wait again
 * for what they waited for before.
 */
export async function dropOffers(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const { rows } = await sql<Untold>`
    with gone as (
      delete from slot_offer where id = any(${ids}::text[]) and told_at is null returning id, interview_id, candidacy_id
    ), empty as (
      delete from interview where id in (select interview_id from gone)
        and not exists (
          select from slot_offer where interview_id = interview.id and id not in (select id from gone)
        )
        and not exists (select from interview_candidate where interview_id = interview.id)
    )
    select interview_id as "interviewId", candidacy_id as "processId" from gone
  `.execute(tx)
  await returnToWaiting(tx, rows)
}

/** Removes a slot that nobody has taken. @returns whether there was one */
export async function dropSlot(tx: Tx, { id, interviewId }: { id: string; interviewId: string }): Promise<boolean> {
  const { rows } = await sql`
    delete from interview_slot as slot
    where slot.id = ${id} and slot.interview_id = ${interviewId}
      and not exists (select from interview_candidate as seat where seat.slot_id = slot.id and ${takes})
    returning slot.id
  `.execute(tx)
  return rows.length > 0
}

/** Removes all slots ahead that nobody has taken. */
export async function dropFreeSlots(tx: Tx, { interviewId, now }: { interviewId: string; now: Date }) {
  await sql`
    delete from interview_slot as slot
    where slot.interview_id = ${interviewId} and slot.start_at > ${now}
      and not exists (select from interview_candidate as seat where seat.slot_id = slot.id and ${takes})
  `.execute(tx)
}

/**
 * Has the offers of candidates who have left the steps of interviews attended to at once.
 * @returns whether there are any
 */
export async function attendLeavers(tx: Tx, candidacyIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    with leavers as (
      select offer.id from slot_offer as offer join candidacy on candidacy.id = offer.candidacy_id
      where offer.candidacy_id = any(${candidacyIds}::text[]) and ${isStanding}
        and ${hasLeftInterviews}
      order by offer.id for update of offer
    )
    update slot_offer as offer set due_at = offer.set_at from leavers where offer.id = leavers.id returning offer.id
  `.execute(tx)
  return rows.length > 0
}

/**
 * Lists interviews, after a given one, with offers for which a step is due, or with a free slot for a candidate on the
 * waiting list.
 */
export async function findDue(
  database: Database,
  { now, after, most }: { now: Date; after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select interview_id as id from slot_offer where due_at <= ${now} and interview_id > ${after}
    union
    select offer.interview_id from slot_offer as offer
    join interview_slot as slot on slot.interview_id = offer.interview_id
    where offer.status = 'waiting' and offer.interview_id > ${after} and slot.start_at > ${now}
      and slot.id <> all(offer.passed)
      and not exists (select from interview_candidate as seat where seat.slot_id = slot.id and ${takes})
      and not exists (select from slot_offer as other where other.kept_slot_id = slot.id)
    order by id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}
