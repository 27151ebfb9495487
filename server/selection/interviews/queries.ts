import type { AccessibilityNeed, InterviewReason, MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { aheadStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { isRemoved } from '../queries.ts'

/** Where and how an interview is held. */
export type MeetingRow = {
  type: MeetingType
  typeInfo: string
  address: string
  link: string
  notes: string
  timeZone: string
}

/** A candidate's interview, as stored. */
export type CandidatesInterview = Span & {
  id: string
  interviewId: string
  processId: string
  set: Date
  sequence: number
  status: InterviewStatus
  /** When the candidate was first notified of the interview, and of its current time. */
  known: Date | null
  told: Date | null
  resends: number
  reason: InterviewReason | null
  needs: AccessibilityNeed[]
  needsText: string
}

const columns = sql`
  each.id, each.interview_id as "interviewId", each.candidacy_id as "processId", each.start_at as start,
  each.end_at as "end", each.set_at as set, each.sequence, each.status, each.known_at as known, each.told_at as told,
  each.resends, each.reason, each.needs, each.needs_text as "needsText"
`
const meetingColumns = sql`
  interview.type, interview.type_info as "typeInfo", interview.address, interview.link, interview.notes,
  interview.timezone as "timeZone"
`

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

/** The time zone of a job's first workplace, or of its organisation. */
export async function timeZoneOfJob(database: Database | Tx, jobId: string): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`
    select town.timezone from job
    join organization on organization.id = job.organization_id
    join municipality as town on town.id = coalesce(
      (coalesce(job.approved_places, job.work_places) -> 0 ->> 'cityState')::integer, organization.municipality_id
    )
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
        ...{ start_at: start, end_at: end, set_at: now, due_at: due },
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

/** Writes new times and their consequences. */
export async function rewriteTimes(tx: Tx, seats: readonly SetAnew[], { by, now }: { by: string; now: Date }) {
  await sql`
    update interview_candidate as each set start_at = anew.start, end_at = anew."end", status = anew.status,
      told_at = anew.told, due_at = anew.due, set_at = ${now}, made_by = ${by}, sequence = each.sequence + 1, resends = 0,
      reason = null, needs = '{}', needs_text = ''
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

/** Removes these candidates from waiting lists, since the time that was set for them is what they waited for. */
export async function settleWaiting(tx: Tx, processIds: readonly string[]) {
  await sql`
    update slot_offer set status = 'canceled', due_at = null
    where candidacy_id = any(${processIds}::text[]) and status = 'waiting'
  `.execute(tx)
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

/** Locks the candidates of a job's interview whom recruiters may see, until the transaction ends. */
export async function lockSeats(
  tx: Tx,
  { jobId, interviewId }: { jobId: string; interviewId: string },
): Promise<CandidatesInterview[]> {
  const { rows } = await sql<CandidatesInterview>`
    select ${columns} from interview_candidate as each
    join interview on interview.id = each.interview_id
    join candidacy on candidacy.id = each.candidacy_id
    where each.interview_id = ${interviewId} and interview.job_id = ${jobId} and not candidacy.hidden
    order by each.id for update of each
  `.execute(tx)
  return rows
}

/** Locks a candidate's own interview of which they were notified, until the transaction ends. */
export async function lockOwn(
  tx: Tx,
  { professionalId, interviewId }: { professionalId: string; interviewId: string },
): Promise<(CandidatesInterview & { takenDown: boolean }) | undefined> {
  const { rows } = await sql<CandidatesInterview & { takenDown: boolean }>`
    select ${columns}, coalesce(${isRemoved}, false) as "takenDown" from interview_candidate as each
    join candidacy on candidacy.id = each.candidacy_id
    left join job on job.id = candidacy.job_id
    where each.interview_id = ${interviewId} and candidacy.professional_id = ${professionalId}
      and each.told_at is not null
    for update of each
  `.execute(tx)
  return rows[0]
}

type Moved = { id: string; status: InterviewStatus; due?: Date | null }

/** Writes the new status of a candidate's interview. */
export async function moveSeat(
  tx: Tx,
  {
    id,
    status,
    due = null,
    ...answer
  }: Moved & { reason?: InterviewReason | null; needs?: readonly AccessibilityNeed[]; needsText?: string },
) {
  const { reason, needs, needsText } = answer
  await tx
    .updateTable('interview_candidate')
    .set({
      ...{ status, due_at: due },
      ...(reason !== undefined && { reason }),
      ...(needs !== undefined && { needs: [...needs] }),
      ...(needsText !== undefined && { needs_text: needsText }),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes interviews of which nobody was notified, and groups that are empty without them. */
export async function dropSeats(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from interview_candidate where id = any(${ids}::text[]) returning id, interview_id)
    delete from interview where id in (select interview_id from gone) and not exists (
      select from interview_candidate as each
      where each.interview_id = interview.id and each.id not in (select id from gone)
    ) and not exists (select from slot_offer where interview_id = interview.id)
  `.execute(tx)
}

export async function countResend(tx: Tx, id: string) {
  await sql`update interview_candidate set resends = resends + 1 where id = ${id}`.execute(tx)
}

/** A candidate of an interview as recruiters see them. */
export type SeatRow = CandidatesInterview & { cvId: string; candidateId: string; name: string; jobName: string }
export type InterviewRow = MeetingRow & { id: string; jobId: string | null }

export type Group = { interviewId: string; ids: string[]; total: number }
type Page = { page: number; size: number }

const skipped = ({ page, size }: Page) => (page - 1) * size

/** The interviews of a job, the latest first. */
export async function listOfJob(database: Database, { jobId, ...page }: { jobId: string } & Page): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select interview.id as "interviewId", array_agg(each.id::text) as ids, count(*) over ()::integer as total from interview
    join interview_candidate as each on each.interview_id = interview.id
    join candidacy on candidacy.id = each.candidacy_id and not candidacy.hidden
    where interview.job_id = ${jobId}
    group by interview.id order by interview.id desc limit ${page.size} offset ${skipped(page)}
  `.execute(database)
  return rows
}

/** The interviews of these groups, with their candidates by time. */
export async function findInterviews<Asked extends Pick<Group, 'interviewId' | 'ids'>>(
  database: Database,
  groups: readonly Asked[],
): Promise<{ group: Asked; interview: InterviewRow; seats: SeatRow[] }[]> {
  if (groups.length === 0) return []
  const [interviews, seats] = await Promise.all([
    sql<InterviewRow>`
      select interview.id, interview.job_id as "jobId", ${meetingColumns} from interview
      where interview.id = any(${groups.map(({ interviewId }) => interviewId)}::text[])
    `.execute(database),
    sql<SeatRow>`
      select ${columns}, coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
        candidacy.professional_id as "candidateId", professional.name, candidacy.job_name as "jobName"
      from interview_candidate as each
      join candidacy on candidacy.id = each.candidacy_id
      join professional on professional.account_id = candidacy.professional_id
      where each.id = any(${groups.flatMap(({ ids }) => ids)}::text[])
      order by each.start_at, each.id
    `.execute(database),
  ])
  const byId = new Map(interviews.rows.map((row) => [row.id, row]))
  const seatById = new Map(seats.rows.map((row) => [row.id, row]))
  return groups.flatMap((group) => {
    const interview = byId.get(group.interviewId)
    const chosen = new Set(group.ids)
    return interview ? [{ group, interview, seats: [...seatById.values()].filter(({ id }) => chosen.has(id)) }] : []
  })
}

/** The candidates of one interview of a job whom recruiters may see. */
export async function groupOf(
  database: Database,
  { jobId, interviewId }: { jobId: string; interviewId: string },
): Promise<Group | undefined> {
  const { rows } = await sql<Group>`
    select interview.id as "interviewId", array_agg(each.id::text) as ids, 1 as total from interview
    join interview_candidate as each on each.interview_id = interview.id
    join candidacy on candidacy.id = each.candidacy_id and not candidacy.hidden
    where interview.id = ${interviewId} and interview.job_id = ${jobId} group by interview.id
  `.execute(database)
  return rows[0]
}

/** An interview as its candidate sees it. */
export type OwnRow = CandidatesInterview &
  MeetingRow & {
    jobId: string | null
    jobName: string
    company: string | null
    candidateName: string
    candidateEmail: string
    takenDown: boolean
    overlaps: boolean
    total: number
  }

/** The interviews of which a person was notified, the latest first; only one of them if an id is given. */
export async function listOwn(
  database: Database | Tx,
  { professionalId, interviewId, ...page }: { professionalId: string; interviewId?: string } & Page,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${columns}, ${meetingColumns}, candidacy.job_id as "jobId", candidacy.job_name as "jobName",
      candidacy.company_name as company, candidacy.candidate_name as "candidateName",
      (select email from account where id = candidacy.professional_id) as "candidateEmail",
      coalesce(${isRemoved}, false) as "takenDown",
      count(*) over ()::integer as total,
      each.status = any(${aheadStatuses}::text[]) and exists (
        select from interview_candidate as other join candidacy as theirs on theirs.id = other.candidacy_id
        where theirs.professional_id = ${professionalId} and other.id <> each.id and other.told_at is not null
          and other.status = any(${aheadStatuses}::text[])
          and other.start_at < each.end_at and each.start_at < other.end_at
      ) as overlaps
    from candidacy
    join interview_candidate as each on each.candidacy_id = candidacy.id
    join interview on interview.id = each.interview_id
    left join job on job.id = candidacy.job_id
    where candidacy.professional_id = ${professionalId} and each.told_at is not null
      ${interviewId === undefined ? sql`` : sql`and interview.id = ${interviewId}`}
    order by each.start_at desc, each.id desc limit ${page.size} offset ${skipped(page)}
  `.execute(database)
  return rows
}

/** Marks a person's interviews that wait for an answer as viewed. */
export async function markViewed(database: Database, professionalId: string) {
  await sql`
    update interview_candidate as each set status = ${'candidate:pending:viewed' satisfies InterviewStatus}
    from candidacy
    where candidacy.id = each.candidacy_id and candidacy.professional_id = ${professionalId}
      and each.status = ${'candidate:pending' satisfies InterviewStatus}
  `.execute(database)
}
