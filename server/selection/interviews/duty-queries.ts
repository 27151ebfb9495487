import type { AccessibilityNeed, InterviewReason, MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { aheadStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { type CandidacyNews, candidacyNews, joinCandidacy } from '../candidacy-news.ts'
import { announced, hasLeftInterviews, isRemoved } from '../queries.ts'
import { isElsewhere, statusBeforeDismissal } from './queries.ts'

/** A candidate's interview for which a step of the automation is due. */
export type DueSeat = {
  id: string
  interviewId: string
  processId: string
  status: InterviewStatus
  set: Date
  start: Date
  end: Date
  known: Date | null
  told: Date | null
  /**
   * Whether nobody may be notified of it at present, because its job is taken down or the candidate is blocked; or any
   * more, since they left and the listener that ends it is waited for.
   */
  suspended: boolean
  /** The recruiter who set it, and whether their calendar has it by a letter. */
  by: string | null
  inCalendar: boolean | null
}

/** Locks interviews with a due step, the longest overdue first, until the transaction ends. */
export async function lockDueSeats(tx: Tx, { now, most }: { now: Date; most: number }): Promise<DueSeat[]> {
  const { rows } = await sql<DueSeat>`
    select each.id, each.interview_id as "interviewId", each.candidacy_id as "processId", each.status, each.set_at as set, each.start_at as start, each.end_at as "end",
      each.known_at as known, each.told_at as told, each.made_by as by, each.in_calendar as "inCalendar",
      candidacy.hidden or ${hasLeftInterviews} or coalesce(${isRemoved}, false) as suspended
    from interview_candidate as each
    join candidacy on candidacy.id = each.candidacy_id
    left join job on job.id = candidacy.job_id
    where each.due_at <= ${now}
    order by each.due_at, each.id limit ${most} for update of each skip locked
  `.execute(tx)
  return rows
}

export type Progress = {
  id: string
  status: InterviewStatus
  known: Date | null
  told: Date | null
  due: Date | null
}

/** Records the steps that the automation has done. */
export async function rewriteClocks(tx: Tx, progress: readonly Progress[]) {
  if (progress.length === 0) return
  await sql`
    update interview_candidate as each set status = clock.status, known_at = clock.known, told_at = clock.told, due_at = clock.due
    from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as clock (
      id text, status text, known timestamptz, told timestamptz, due timestamptz
    )
    where each.id = clock.id
  `.execute(tx)
}

/**
 * Lets the candidates of these candidacies see that they are among the interviews: of one that is soon, or of times that
 * are, they are notified before their move would be announced. A candidacy that somebody else is changing waits for that announcement, since
 * changes lock candidacies before interviews.
 */
export async function announceSteps(tx: Tx, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return
  await sql`
    update candidacy set ${announced}
    where id in (
      select id from candidacy
      where id = any(${candidacyIds}::text[]) and step = 'interviews' and undo_until is not null
      for no key update skip locked
    )
  `.execute(tx)
}

/**
 * Locks the upcoming interviews of these candidacies whose candidates have left the steps in which interviews take
 * place.
 */
export async function lockOfLeavers(
  tx: Tx,
  candidacyIds: readonly string[],
): Promise<{ id: string; known: Date | null; status: InterviewStatus }[]> {
  const { rows } = await sql<{ id: string; known: Date | null; status: InterviewStatus }>`
    select each.id, each.known_at as known, each.status from interview_candidate as each
    join candidacy on candidacy.id = each.candidacy_id
    where each.candidacy_id = any(${candidacyIds}::text[]) and each.status = any(${aheadStatuses}::text[])
      and ${hasLeftInterviews}
    order by each.id for update of each
  `.execute(tx)
  return rows
}

/** Gives back the status before it to the interviews after which candidates were dismissed who are back in the selection. */
export async function undoDismissals(tx: Tx, candidacyId: string) {
  await sql`
    update interview_candidate as each set status = ${statusBeforeDismissal(sql`each.came`)}
    from candidacy
    where each.candidacy_id = ${candidacyId} and candidacy.id = each.candidacy_id and candidacy.step <> 'discarded'
      and each.status = ${'recruiter:disqualified' satisfies InterviewStatus}
  `.execute(tx)
}

/** The data about a candidate's interview that letters and notifications contain. */
export type InterviewNews = CandidacyNews & {
  id: string
  interviewId: string
  status: InterviewStatus
  known: Date | null
  sequence: number
  start: Date
  end: Date
  timeZone: string
  /** Whether the clocks show another time where the candidate lives. */
  candidateElsewhere: boolean
  type: MeetingType
  address: string
  link: string
  typeInfo: string
  notes: string
  reason: InterviewReason | null
  needs: AccessibilityNeed[]
  /** Whether the calendar of the recruiter who set it has it by a letter; null if that isn't known. */
  inCalendar: boolean | null
  inCandidatesCalendar: boolean
}

export async function findInterviewNews(tx: Tx, id: string): Promise<InterviewNews | undefined> {
  const [news] = await listNews(tx, sql`each.id = ${id}`)
  return news
}

/**
 * The interviews with a person that may still take place, of which they were notified and recruiters can know: those
 * that they see, or that their calendar has; those that are hidden from them, too, if asked.
 */
export function listAheadOf(
  tx: Tx,
  { professionalId, evenHidden, now }: { professionalId: string; evenHidden: boolean; now: Date },
) {
  return listNews(
    tx,
    sql`candidacy.professional_id = ${professionalId} and each.known_at is not null and each.end_at > ${now}
      and each.status = any(${aheadStatuses}::text[]) and (${evenHidden} or not candidacy.hidden or coalesce(each.in_calendar, false))`,
  )
}

async function listNews(tx: Tx, which: RawBuilder<unknown>): Promise<InterviewNews[]> {
  const { rows } = await sql<InterviewNews>`
    select ${candidacyNews}, each.id, each.interview_id as "interviewId", each.status, each.known_at as known,
      each.sequence, each.start_at as start, each.end_at as "end", interview.timezone as "timeZone",
      ${isElsewhere(sql`each.start_at`)} as "candidateElsewhere", interview.type,
      interview.address, interview.link, interview.type_info as "typeInfo", interview.notes, each.reason, each.needs,
      each.in_calendar as "inCalendar", each.in_candidates_calendar as "inCandidatesCalendar"
    from interview_candidate as each
    join interview on interview.id = each.interview_id
    ${joinCandidacy({
      candidacyId: sql.ref('each.candidacy_id'),
      madeBy: sql.ref('each.made_by'),
      organizationId: sql.ref('each.organization_id'),
    })}
    where ${which} order by each.start_at, each.id
  `.execute(tx)
  return rows
}

/** A recruiter to whom a letter about an interview of their organisation goes. */
export type CalendarOwner = { id: string; name: string; email: string }

/** A recruiter who may select for the organisation of an interview, also after another one set it anew. */
export async function findCalendarOwner(
  tx: Tx,
  { id, recruiterId }: { id: string; recruiterId: string },
): Promise<CalendarOwner | undefined> {
  const { rows } = await sql<CalendarOwner>`
    select recruiter.account_id as id, recruiter.name, account.email from interview_candidate as each
    join recruiter on recruiter.account_id = ${recruiterId} and recruiter.status <> 'blocked'
      and recruiter.organization_id = each.organization_id
    join account on account.id = recruiter.account_id
    where each.id = ${id}
  `.execute(tx)
  return rows[0]
}
