import type { InterviewReason } from '@trampolim/marketplace/interviews/answers.ts'
import { openOffers, type SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import {
  agreedStatuses,
  type InterviewStatus,
  unsuccessfulStatuses,
} from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import type { MeetingRow } from '../interviews/queries.ts'
import { isRemoved } from '../queries.ts'

const standing = sql`any(${openOffers}::text[])`
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

const columns = sql`
  offer.id, offer.interview_id as "interviewId", offer.candidacy_id as "processId", offer.status, offer.set_at as set,
  offer.told_at as told, offer.reminded, offer.waiting_since as since, offer.wish, offer.passed, offer.kept_slot_id as "keptSlotId",
  offer.kept_until as kept, offer.reason
`

export type StandingOffer = SlotOffer & {
  /** Whether nobody may be notified of it at present, because its job is taken down or the candidate is blocked. */
  suspended: boolean
}

/** The offers of an interview that can still change. */
export async function findStanding(tx: Tx, interviewId: string): Promise<StandingOffer[]> {
  const { rows } = await sql<StandingOffer>`
    select ${columns}, candidacy.hidden or coalesce(${isRemoved}, false) as suspended
    from slot_offer as offer
    join candidacy on candidacy.id = offer.candidacy_id
    left join job on job.id = candidacy.job_id
    where offer.interview_id = ${interviewId} and offer.status = ${standing}
    order by offer.id
  `.execute(tx)
  return rows
}

/** A candidate's own offer of which they were notified. */
export async function findOwn(
  tx: Tx,
  { professionalId, id }: { professionalId: string; id: string },
): Promise<SlotOffer | undefined> {
  const { rows } = await sql<SlotOffer>`
    select ${columns} from slot_offer as offer join candidacy on candidacy.id = offer.candidacy_id
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

/** Deletes offers of which nobody was notified, and interviews that are empty without them. */
export async function dropOffers(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from slot_offer where id = any(${ids}::text[]) and told_at is null returning id, interview_id)
    delete from interview where id in (select interview_id from gone)
      and not exists (
        select from slot_offer where interview_id = interview.id and id not in (select id from gone)
      )
      and not exists (select from interview_candidate where interview_id = interview.id)
  `.execute(tx)
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
 * Ends the offers of candidates who have left the steps in which interviews take place. They learn of it through the
 * move itself.
 */
export async function endOffersOfLeavers(
  tx: Tx,
  { candidacyIds, status }: { candidacyIds: readonly string[]; status: 'canceled' | 'refused' },
) {
  const { rows } = await sql<{ id: string; told: Date | null }>`
    select offer.id, offer.told_at as told from slot_offer as offer
    join candidacy on candidacy.id = offer.candidacy_id
    where offer.candidacy_id = any(${candidacyIds}::text[]) and offer.status = ${standing}
      and (candidacy.step not in ('interviews', 'finalists') or candidacy.job_id is null)
    order by offer.id for update of offer
  `.execute(tx)
  const told = rows.flatMap((row) => (row.told ? row.id : []))
  await sql`
    update slot_offer set status = ${status}, due_at = null, kept_slot_id = null, kept_until = null
    where id = any(${told}::text[])
  `.execute(tx)
  await dropOffers(
    tx,
    rows.flatMap((row) => (row.told ? [] : row.id)),
  )
}

type Seat = Span & { id: string; slotId: string; due: Date | null; now: Date }

/** Stores a candidate's interview at the slot that they chose; choosing it counts as agreeing. */
export async function storeChosenSeat(
  tx: Tx,
  { interview, processId, ...seat }: Seat & { interview: HeldInterview; processId: string },
) {
  await tx
    .insertInto('interview_candidate')
    .values({
      ...{ id: seat.id, interview_id: interview.id, candidacy_id: processId, slot_id: seat.slotId },
      ...{ organization_id: interview.organizationId, made_by: interview.by, start_at: seat.start, end_at: seat.end },
      ...{ set_at: seat.now, known_at: seat.now, told_at: seat.now, due_at: seat.due },
      status: 'candidate:confirmed' satisfies InterviewStatus,
    })
    .execute()
}

/** Locks the interview at a slot that its candidate may still exchange for another one, until the transaction ends. */
export async function lockChosenSeat(
  tx: Tx,
  { interviewId, processId, now }: { interviewId: string; processId: string; now: Date },
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from interview_candidate
    where interview_id = ${interviewId} and candidacy_id = ${processId} and slot_id is not null
      and status = any(${agreedStatuses}::text[]) and start_at > ${now}
    for update
  `.execute(tx)
  return rows[0]
}

/** Moves an interview to another slot. */
export async function changeChosenSeat(tx: Tx, { id, slotId, start, end, due, now }: Seat) {
  await sql`
    update interview_candidate set slot_id = ${slotId}, start_at = ${start}, end_at = ${end}, due_at = ${due},
      status = ${'candidate:confirmed' satisfies InterviewStatus}, set_at = ${now}, told_at = ${now},
      sequence = sequence + 1, resends = 0
    where id = ${id}
  `.execute(tx)
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

type Page = { page: number; size: number }

/** The interviews of an organisation for which candidates are still choosing a time, the latest first. */
export async function listOffered(
  database: Database,
  { organizationId, page, size }: { organizationId: string } & Page,
): Promise<{ id: string; total: number }[]> {
  const { rows } = await sql<{ id: string; total: number }>`
    select offer.interview_id as id, count(*) over ()::integer as total from slot_offer as offer
    join candidacy on candidacy.id = offer.candidacy_id and not candidacy.hidden and candidacy.job_id is not null
    where offer.organization_id = ${organizationId} and offer.status = ${standing}
    group by offer.interview_id order by offer.interview_id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}

export type OfferedRow = MeetingRow & { id: string; jobId: string; jobName: string }
export type OfferRow = SlotOffer & { cvId: string; candidateId: string; name: string; firstStart: Date }

/** These interviews, and their offers to candidates whom recruiters may see. */
export async function findOffered(
  database: Database,
  ids: readonly string[],
): Promise<{ interviews: OfferedRow[]; offers: OfferRow[] }> {
  if (ids.length === 0) return { interviews: [], offers: [] }
  const [interviews, offers] = await Promise.all([
    sql<OfferedRow>`
      select interview.id, interview.job_id as "jobId", job.job_name as "jobName", interview.type, interview.type_info as "typeInfo",
        interview.address, interview.link, interview.notes, interview.timezone as "timeZone"
      from interview join job on job.id = interview.job_id
      where interview.id = any(${ids}::text[]) order by interview.id desc
    `.execute(database),
    sql<OfferRow>`
      select ${columns}, coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
        candidacy.professional_id as "candidateId", professional.name,
        (select min(start_at) from interview_slot where interview_id = offer.interview_id) as "firstStart"
      from slot_offer as offer
      join candidacy on candidacy.id = offer.candidacy_id and not candidacy.hidden
      join professional on professional.account_id = candidacy.professional_id
      where offer.interview_id = any(${ids}::text[])
      order by offer.waiting_since nulls last, offer.id
    `.execute(database),
  ])
  return { interviews: interviews.rows, offers: offers.rows }
}

export type OwnOfferRow = SlotOffer &
  MeetingRow & { jobId: string | null; jobName: string; company: string | null; takenDown: boolean; total: number }

/**
 * The open offers of which a person was notified, and those whose chosen time they may still change; the open ones
 * first.
 */
export async function listOwnOffers(
  database: Database,
  { professionalId, now, page, size }: { professionalId: string; now: Date } & Page,
): Promise<OwnOfferRow[]> {
  const { rows } = await sql<OwnOfferRow>`
    select ${columns}, interview.type, interview.type_info as "typeInfo", interview.address, interview.link, interview.notes,
      interview.timezone as "timeZone", candidacy.job_id as "jobId", candidacy.job_name as "jobName",
      candidacy.company_name as company, coalesce(${isRemoved}, false) as "takenDown",
      count(*) over ()::integer as total
    from candidacy
    join slot_offer as offer on offer.candidacy_id = candidacy.id
    join interview on interview.id = offer.interview_id
    left join job on job.id = candidacy.job_id
    where candidacy.professional_id = ${professionalId} and offer.told_at is not null and (
      offer.status = ${standing} or offer.status = 'taken' and exists (
        select from interview_candidate as seat
        where seat.interview_id = offer.interview_id and seat.candidacy_id = candidacy.id and seat.slot_id is not null
          and seat.status = any(${agreedStatuses}::text[]) and seat.start_at > ${now}
      )
    )
    order by (offer.status = 'taken'), offer.id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}
