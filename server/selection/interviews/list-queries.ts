import { aheadStatuses, type InterviewStatus, isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { hasStandingHire, hasWithdrawn, isPaused, isRemoved, ownJobName } from '../queries.ts'
import { type CandidatesInterview, isElsewhere, type MeetingRow, seatColumns, statusForCandidate } from './queries.ts'

const meetingColumns = sql`
  interview.type, interview.type_info as "typeInfo", interview.address, interview.link, interview.notes,
  interview.timezone as "timeZone"
`

/** A candidate of an interview as recruiters see them. */
export type SeatRow = CandidatesInterview & {
  cvId: string
  candidateId: string
  name: string
  jobName: string
  /** Whether no interview can be set with the person: they have left the selection, or it has ended or stands still. */
  closed: boolean
  /** Whether the job is taken down, so that nobody is reminded either. */
  takenDown: boolean
  /** Whether the job was deleted. */
  deleted: boolean
  /** Whether the person can be discarded now. */
  discardable: boolean
}
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
      select ${seatColumns}, coalesce(candidacy.curriculum_id, candidacy.id) as "cvId",
        candidacy.professional_id as "candidateId", professional.name, ${ownJobName} as "jobName",
        (candidacy.step = 'discarded' or candidacy.outcome is not null or job.id is null or job.status = 'job:closed'
          or ${isRemoved}) as closed, coalesce(${isRemoved}, false) as "takenDown", job.id is null as deleted,
        job.id is not null and not ${isRemoved} and candidacy.step <> 'discarded' and not ${hasStandingHire} as discardable
      from interview_candidate as each
      join candidacy on candidacy.id = each.candidacy_id
      left join job on job.id = candidacy.job_id
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
    paused: boolean
    overlaps: boolean
    elsewhere: boolean
    total: number
  }

/**
 * The interviews of which a person was notified, the latest first; only one of them if an id is given. Those of a
 * selection from which they withdrew count as canceled at once, also while the listener that cancels them is waited for.
 * That they were dismissed afterwards doesn't exist for them before the discard is announced.
 */
export async function listOwn(
  database: Database | Tx,
  { professionalId, interviewId, now, ...page }: { professionalId: string; interviewId?: string; now: Date } & Page,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow & { readStatus: InterviewStatus; withdrew: boolean }>`
    select ${seatColumns}, ${statusForCandidate('each', now)} as "readStatus", ${meetingColumns}, candidacy.job_id as "jobId", candidacy.job_name as "jobName",
      candidacy.company_name as company, candidacy.candidate_name as "candidateName",
      (select email from account where id = candidacy.professional_id) as "candidateEmail",
      coalesce(${isRemoved}, false) as "takenDown", ${isPaused} as paused,
      ${hasWithdrawn} as withdrew, ${isElsewhere(sql`each.start_at`)} as elsewhere,
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
  return rows.map(({ withdrew, readStatus: status, ...row }) =>
    withdrew && isAhead(status) ? { ...row, status: 'candidate:canceled', overlaps: false } : { ...row, status },
  )
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
