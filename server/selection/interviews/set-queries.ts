import { aheadStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import type { MeetingRow } from './queries.ts'

type Times = { readonly date: Day; readonly start: string; readonly end: string }

/** Converts times on days in a time zone to moments. */
export async function spansOf(
  tx: Tx,
  { times, timeZone }: { times: readonly Times[]; timeZone: string },
): Promise<Span[]> {
  const asked = JSON.stringify(times.map(({ date, start, end }, at) => ({ date, start, end, at })))
  const { rows } = await sql<Span>`
    select (date + start) at time zone ${timeZone}::text as start, (date + "end") at time zone ${timeZone}::text as "end"
    from jsonb_to_recordset(${asked}::jsonb) as asked (date date, start time, "end" time, at integer) order by at
  `.execute(tx)
  return rows
}

/** SQL for the municipality in whose time zone a job's interviews are: that of its first workplace, or its organisation's. */
export const townOfTimeZone = sql<number>`coalesce(
  (coalesce(job.approved_places, job.work_places) -> 0 ->> 'cityState')::integer, organization.municipality_id
)`

/** The time zone of a job's first workplace, or of its organisation. */
export async function timeZoneOfJob(database: Database | Tx, jobId: string): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`
    select town.timezone from job
    join organization on organization.id = job.organization_id
    join municipality as town on town.id = ${townOfTimeZone}
    where job.id = ${jobId}
  `.execute(database)
  return rows[0]?.timezone ?? 'America/Sao_Paulo'
}

type NewInterview = MeetingRow & { id: string; jobId: string; organizationId: string; by: string; now: Date }

export async function storeInterview(tx: Tx, made: NewInterview) {
  await tx
    .insertInto('interview')
    .values({
      ...{ id: made.id, job_id: made.jobId, organization_id: made.organizationId, made_by: made.by },
      ...{ type: made.type, type_info: made.typeInfo, address: made.address, link: made.link, notes: made.notes },
      ...{ timezone: made.timeZone, made_at: made.now },
    })
    .execute()
}

type Seat = Span & { id: string; processId: string; due: Date }

export async function storeSeats(
  tx: Tx,
  {
    seats,
    interviewId,
    organizationId,
    by,
    now,
  }: { seats: readonly Seat[]; interviewId: string; organizationId: string; by: string; now: Date },
) {
  await tx
    .insertInto('interview_candidate')
    .values(
      seats.map(({ id, processId, start, end, due }) => ({
        ...{ id, interview_id: interviewId, candidacy_id: processId, organization_id: organizationId, made_by: by },
        ...{ start_at: start, end_at: end, set_at: now, due_at: due, in_calendar: false },
        status: 'automation:notifications:sent' satisfies InterviewStatus,
      })),
    )
    .execute()
}

export async function rewriteMeeting(tx: Tx, interviewId: string, meeting: MeetingRow) {
  await tx
    .updateTable('interview')
    .set({
      ...{ type: meeting.type, type_info: meeting.typeInfo, address: meeting.address, link: meeting.link },
      ...{ notes: meeting.notes, timezone: meeting.timeZone },
    })
    .where('id', '=', interviewId)
    .execute()
}

export type SetAnew = Span & { id: string; status: InterviewStatus; told: Date | null; due: Date | null }

/** Writes new times, which are no longer those of a slot, and their consequences. */
export async function rewriteTimes(tx: Tx, seats: readonly SetAnew[], { by, now }: { by: string; now: Date }) {
  await sql`
    update interview_candidate as each set start_at = anew.start, end_at = anew."end", status = anew.status,
      told_at = anew.told, due_at = anew.due, set_at = ${now}, made_by = ${by}, sequence = each.sequence + 1, resends = 0,
      slot_id = null, reason = null, needs = '{}', needs_text = '',
      in_calendar = case when each.made_by = ${by} then each.in_calendar else false end
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as anew (
      id text, start timestamptz, "end" timestamptz, status text, told timestamptz, due timestamptz
    )
    where each.id = anew.id
  `.execute(tx)
}

/** Those of these candidacies that have an upcoming interview or times to choose from, except for a given interview. */
export async function findAhead(
  tx: Tx,
  processIds: readonly string[],
  except: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select candidacy_id as id from interview_candidate
    where candidacy_id = any(${processIds}::text[]) and status = any(${aheadStatuses}::text[])
      and interview_id is distinct from ${except}::text
    union
    select candidacy_id from slot_offer
    where candidacy_id = any(${processIds}::text[]) and status in ('untold', 'open', 'kept')
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the slots of these interviews, since their recruiter withdrew the times. */
export async function withdrawSlotsOf(tx: Tx, seatIds: readonly string[]) {
  await sql`
    delete from interview_slot where id in (select slot_id from interview_candidate where id = any(${seatIds}::text[]))
  `.execute(tx)
}

/** Whether a recruiter has another upcoming interview, or offers a time, that overlaps one of these. */
export async function overlapsOwn(
  tx: Tx,
  { recruiterId, spans, except }: { recruiterId: string; spans: readonly Span[]; except: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from interview_candidate as each
    join jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span (start timestamptz, "end" timestamptz)
      on each.start_at < span."end" and span.start < each.end_at
    where each.made_by = ${recruiterId} and each.status = any(${aheadStatuses}::text[])
      and each.interview_id is distinct from ${except}::text
    union all
    select from interview_slot as slot
    join jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span (start timestamptz, "end" timestamptz)
      on slot.start_at < span."end" and span.start < slot.end_at
    where slot.made_by = ${recruiterId} and slot.interview_id is distinct from ${except}::text and exists (
      select from slot_offer as offer
      where offer.interview_id = slot.interview_id and offer.status in ('untold', 'open', 'waiting', 'kept')
    )
    limit 1
  `.execute(tx)
  return rows.length > 0
}
