import { agreedStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { isElsewhere, type MeetingRow } from '../interviews/queries.ts'
import { hasInterviews, hasWithdrawn, isPaused, isRemoved } from '../queries.ts'
import { isStanding, offerColumns, type SlotOffer } from './queries.ts'

type Page = { page: number; size: number }

/** The interviews of an organisation for which candidates are still choosing a time, the latest first. */
export async function listOffered(
  database: Database,
  { organizationId, page, size }: { organizationId: string } & Page,
): Promise<{ id: string; total: number }[]> {
  const { rows } = await sql<{ id: string; total: number }>`
    select offer.interview_id as id, count(*) over ()::integer as total from slot_offer as offer
    join candidacy on candidacy.id = offer.candidacy_id and not candidacy.hidden and candidacy.job_id is not null
    where offer.organization_id = ${organizationId} and ${isStanding}
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
      select ${offerColumns}, coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
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
  MeetingRow & {
    jobId: string | null
    jobName: string
    company: string | null
    takenDown: boolean
    paused: boolean
    elsewhere: boolean
    total: number
  }

/**
 * The open offers of which a person was notified, and those whose chosen time they may still change; the open ones
 * first. An offer that rests because its candidate has left the interviews isn't shown, except while the job is taken
 * down, when nobody can choose anyway: it would tell of a discard in passing.
 */
export async function listOwnOffers(
  database: Database,
  { professionalId, now, page, size }: { professionalId: string; now: Date } & Page,
): Promise<OwnOfferRow[]> {
  const { rows } = await sql<OwnOfferRow>`
    select ${offerColumns}, interview.type, interview.type_info as "typeInfo", interview.address, interview.link, interview.notes,
      interview.timezone as "timeZone", ${isElsewhere(sql`${now}::timestamptz`)} as elsewhere, candidacy.job_id as "jobId", candidacy.job_name as "jobName",
      candidacy.company_name as company, coalesce(${isRemoved}, false) as "takenDown", ${isPaused} as paused,
      count(*) over ()::integer as total
    from candidacy
    join slot_offer as offer on offer.candidacy_id = candidacy.id
    join interview on interview.id = offer.interview_id
    left join job on job.id = candidacy.job_id
    where candidacy.professional_id = ${professionalId} and offer.told_at is not null and not ${hasWithdrawn} and (
      ${isStanding} and (${hasInterviews} or ${isRemoved}) and exists (
        select from interview_slot as slot where slot.interview_id = offer.interview_id and slot.start_at > ${now}
      ) or offer.status = 'taken' and exists (
        select from interview_candidate as seat
        where seat.interview_id = offer.interview_id and seat.candidacy_id = candidacy.id and seat.slot_id is not null
          and seat.status = any(${agreedStatuses}::text[]) and seat.start_at > ${now}
      )
    )
    order by (offer.status = 'taken'), offer.id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}
