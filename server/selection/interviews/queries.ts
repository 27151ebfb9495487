import type { AccessibilityNeed, InterviewReason, MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { aheadStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { hasLeftInterviews, isRemoved, isUnannounced } from '../queries.ts'
import { returnToWaiting, type Untold } from '../slots/waiting-queries.ts'

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
  /** The recruiter who set it; null once they have left. */
  by: string | null
  /** Whether that recruiter's calendar has it by a letter; null if that isn't known. */
  inCalendar: boolean | null
}

/** The columns of `CandidatesInterview`. */
export const seatColumns = sql`
  each.id, each.interview_id as "interviewId", each.candidacy_id as "processId", each.start_at as start,
  each.end_at as "end", each.set_at as set, each.sequence, each.status, each.known_at as known, each.told_at as told,
  each.resends, each.reason, each.needs, each.needs_text as "needsText", each.made_by as by, each.in_calendar as "inCalendar"
`
/**
 * SQL for the status of a seat, by its table's name in the statement, as its candidate reads it: not that they were
 * discarded after the interview before the discard is announced to them, nor if it was undone.
 */
export function statusForCandidate(seat: 'each' | 'interview_candidate', now: Date) {
  const of = (column: 'status' | 'came' | 'candidacy_id') => sql.ref(`${seat}.${column}`)
  return sql<InterviewStatus>`case
    when ${of('status')} <> ${'recruiter:disqualified' satisfies InterviewStatus} or exists (
      select from candidacy where candidacy.id = ${of('candidacy_id')} and candidacy.step = 'discarded'
        and candidacy.discarded_by = 'recruiter' and not ${isUnannounced(now)}
    ) then ${of('status')}
    else ${statusBeforeDismissal(of('came'))}
  end`
}

/** SQL for the status that an interview had before its candidate was dismissed, by whether they came. */
export function statusBeforeDismissal(came: RawBuilder<unknown>) {
  return sql<InterviewStatus>`case
    when ${came} then ${'candidate:show' satisfies InterviewStatus}
    when not ${came} then ${'candidate:noshow' satisfies InterviewStatus}
    else ${'automation:finish' satisfies InterviewStatus}
  end`
}

/** Locks the candidates of a job's interview whom recruiters may see, until the transaction ends. */
export async function lockSeats(
  tx: Tx,
  { jobId, interviewId }: { jobId: string; interviewId: string },
): Promise<CandidatesInterview[]> {
  const { rows } = await sql<CandidatesInterview>`
    select ${seatColumns} from interview_candidate as each
    join interview on interview.id = each.interview_id
    join candidacy on candidacy.id = each.candidacy_id
    where each.interview_id = ${interviewId} and interview.job_id = ${jobId} and not candidacy.hidden
    order by each.id for update of each
  `.execute(tx)
  return rows
}

/** Whether its job is taken down, and whether the candidate left the steps in which interviews take place. */
type Standing = { takenDown: boolean; hasLeft: boolean }

/** Locks a candidate's own interview of which they were notified, until the transaction ends. */
export async function lockOwn(
  tx: Tx,
  { professionalId, interviewId }: { professionalId: string; interviewId: string },
): Promise<(CandidatesInterview & Standing) | undefined> {
  const { rows } = await sql<CandidatesInterview & Standing>`
    select ${seatColumns}, coalesce(${isRemoved}, false) as "takenDown",
      ${hasLeftInterviews} as "hasLeft" from interview_candidate as each
    join candidacy on candidacy.id = each.candidacy_id
    left join job on job.id = candidacy.job_id
    where each.interview_id = ${interviewId} and candidacy.professional_id = ${professionalId}
      and each.told_at is not null
    for update of each
  `.execute(tx)
  return rows[0]
}

type Moved = { id: string; status: InterviewStatus; due?: Date | null; came?: boolean }

/** Writes the new status of a candidate's interview. */
export async function moveSeat(
  tx: Tx,
  {
    id,
    status,
    due = null,
    came,
    ...answer
  }: Moved & { reason?: InterviewReason | null; needs?: readonly AccessibilityNeed[]; needsText?: string },
) {
  const { reason, needs, needsText } = answer
  await tx
    .updateTable('interview_candidate')
    .set({
      ...{ status, due_at: due },
      ...(came !== undefined && { came }),
      ...(reason !== undefined && { reason }),
      ...(needs !== undefined && { needs: [...needs] }),
      ...(needsText !== undefined && { needs_text: needsText }),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes interviews of which nobody was notified, and groups that are empty without them. Their candidates wait again
 * for what they waited for before.
 */
export async function dropSeats(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const { rows } = await sql<Untold>`
    with gone as (
      delete from interview_candidate where id = any(${ids}::text[]) returning id, interview_id, candidacy_id
    ), empty as (
      delete from interview where id in (select interview_id from gone) and not exists (
        select from interview_candidate as each
        where each.interview_id = interview.id and each.id not in (select id from gone)
      ) and not exists (select from slot_offer where interview_id = interview.id)
    )
    select interview_id as "interviewId", candidacy_id as "processId" from gone
  `.execute(tx)
  await returnToWaiting(tx, rows)
}

/** Records whether interviews are in the calendars of the recruiters who set them, or of their candidates. */
export async function noteCalendars(
  tx: Tx,
  { ids, of, has }: { ids: readonly string[]; of: 'recruiter' | 'candidate'; has: boolean },
) {
  if (ids.length === 0) return
  const noted = of === 'recruiter' ? { in_calendar: has } : { in_candidates_calendar: has }
  await tx.updateTable('interview_candidate').set(noted).where('id', 'in', ids).execute()
}

/** Lets the next events of these interviews replace what calendars were sent of them. */
export async function raiseSequences(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return
  const raised = sql<number>`sequence + 1`
  await tx.updateTable('interview_candidate').set({ sequence: raised }).where('id', 'in', ids).execute()
}

/** Records that an interview is another recruiter's from now on. */
export async function storeMaker(tx: Tx, { id, recruiterId }: { id: string; recruiterId: string }) {
  await tx.updateTable('interview_candidate').set({ made_by: recruiterId }).where('id', '=', id).execute()
}

/** How many interviews of an organisation that may still take place a recruiter has set. */
export async function countAheadSetBy(
  tx: Tx,
  { recruiterId, organizationId, now }: { recruiterId: string; organizationId: string; now: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('interview_candidate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('made_by', '=', recruiterId)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', aheadStatuses)
    .where('end_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countResend(tx: Tx, id: string) {
  await sql`update interview_candidate set resends = resends + 1 where id = ${id}`.execute(tx)
}

/** Whether the clocks show another time where a candidate lives than at an interview, at a moment. */
export const isElsewhere = (moment: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select (${moment} at time zone home.timezone) <> (${moment} at time zone interview.timezone)
  from professional as invited join municipality as home on home.id = invited.municipality_id
  where invited.account_id = candidacy.professional_id
), false)`
