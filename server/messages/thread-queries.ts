import { aheadStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { Side } from '@trampolim/marketplace/messages/threads.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { CandidacyStatus, FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { isElsewhere } from '../selection/interviews/queries.ts'

/** A candidacy with its thread, if anybody has written yet, from the point of view of one reader. */
export type ThreadRow = {
  threadId: string | null
  candidacyId: string
  /** Null if the job was deleted before anybody wrote. */
  jobId: string | null
  organizationId: string | null
  candidateJobName: string
  jobName: string | null
  company: string | null
  hidesCompany: boolean
  candidateId: string
  candidate: string
  curriculumId: string | null
  jobStatus: JobStatus | null
  takenDown: boolean
  organizationStatus: ProfileStatus | null
  step: SelectionStep
  status: CandidacyStatus | null
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: Date | null
  announcedStep: SelectionStep | null
  unannouncedSince: Date | null
  undoStep: SelectionStep | null
  undoUntil: Date | null
  outcome: FinalistOutcome | null
  stopped: boolean
  lastNumber: number
  candidateReadTo: number
  companyReadTo: number
  unread: number
  /** The upcoming interview; only set when a candidate reads a single thread. */
  interview?: {
    id: string
    start: string
    end: string
    status: InterviewStatus
    timeZone: string
    /** Whether the clocks show another time where the candidate lives. */
    elsewhere: boolean
  } | null
}

/** A reader of threads: a candidate reads their own, a recruiter those of their organisation's jobs. */
export type Reader = { side: Side; accountId: string; organizationId?: string }

/** Which of a reader's candidacies: those of a page of threads, or one. */
type Which =
  | { page: number; size: number; begun: boolean; now: Date }
  | { jobId: string; candidateId: string }
  | { jobId: string; candidacyIds: readonly string[] }
  | { threadId: string }
  /** Threads that this reader is already known to be allowed to read. */
  | { threadIds: readonly string[] }

/** Candidacies with their threads, those with the latest message first. */
export async function findThreads(database: Database | Tx, reader: Reader, which: Which): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select thread.id as "threadId", candidacy.id as "candidacyId", coalesce(candidacy.job_id, thread.job_id) as "jobId",
      coalesce(job.organization_id, thread.organization_id) as "organizationId", candidacy.job_name as "candidateJobName",
      job.job_name as "jobName", candidacy.company_name as company,
      candidacy.company_name is null or coalesce(job.hide_contracting_company_name, false) as "hidesCompany",
      candidacy.professional_id as "candidateId", professional.name as candidate, candidacy.curriculum_id as "curriculumId",
      job.status as "jobStatus", coalesce(job.taken_down_at is not null, false) as "takenDown",
      organization.status as "organizationStatus", candidacy.step, candidacy.status, candidacy.discarded_by as "discardedBy",
      candidacy.discarded_from as "discardedFrom", candidacy.discarded_at as "discardedAt",
      candidacy.told_step as "announcedStep", candidacy.untold_since as "unannouncedSince",
      candidacy.undo_step as "undoStep", candidacy.undo_until as "undoUntil", candidacy.outcome,
      coalesce(thread.stopped_at is not null, false) as stopped, coalesce(thread.last_number, 0) as "lastNumber", coalesce(reads.candidate, 0) as "candidateReadTo",
      coalesce(reads.company, 0) as "companyReadTo", coalesce(unread.count, 0) as unread
      ${reader.side === 'candidate' && 'candidateId' in which ? sql`, (${interviewAhead}) as interview` : sql``}
    from ${chosen(reader, which)} as chosen
    join candidacy on candidacy.id = chosen.candidacy_id
    join professional on professional.account_id = candidacy.professional_id
    left join message_thread as thread on thread.candidacy_id = candidacy.id
    left join job on job.id = candidacy.job_id
    left join organization on organization.id = job.organization_id
    left join lateral (
      select max(read_to) filter (where account_id = candidacy.professional_id) as candidate,
        max(read_to) filter (where account_id <> candidacy.professional_id) as company,
        max(read_to) filter (where account_id = ${reader.accountId}) as own
      from message_reader where thread_id = thread.id
    ) as reads on true
    left join lateral (
      select count(*)::integer as count from message
      where message.thread_id = thread.id and ${unreadBy(reader.side)}
    ) as unread on true
    order by thread.modified_at desc nulls last, thread.id desc, candidacy.moved_at desc, candidacy.id desc
  `.execute(database)
  return rows
}

/** The interview of `candidacy` that may still take place and of which its candidate was notified. */
const interviewAhead = sql`
  select jsonb_build_object('id', each.interview_id, 'start', each.start_at, 'end', each.end_at, 'status', each.status,
    'timeZone', interview.timezone, 'elsewhere', ${isElsewhere(sql`each.start_at`)})
  from interview_candidate as each join interview on interview.id = each.interview_id
  where each.candidacy_id = candidacy.id and each.told_at is not null and each.status = any(${aheadStatuses}::text[])
  order by each.start_at, each.id limit 1
`

/** Whether a message of `thread` is unread, where `reads.own` is the reader's read position. */
const unreadBy = (side: Side) =>
  side === 'candidate'
    ? sql`not message.by_candidate and message.number > coalesce(reads.own, 0)`
    : sql`message.by_candidate and message.number > greatest(coalesce(reads.own, 0), thread.answered_to)`

function chosen(reader: Reader, which: Which): RawBuilder<unknown> {
  if ('threadId' in which)
    return sql`(
      select candidacy_id from message_thread
      where id = ${which.threadId} and professional_id = ${reader.accountId}
    )`
  if ('threadIds' in which)
    return sql`(select candidacy_id from message_thread where id = any(${which.threadIds}::text[]))`
  if ('candidacyIds' in which)
    return sql`(
      select id as candidacy_id from candidacy
      where id = any(${which.candidacyIds}::text[]) and job_id = ${which.jobId} and not hidden
    )`
  if ('jobId' in which) {
    const ofCandidate = sql`
      select candidacy.id as candidacy_id from candidacy
      left join message_thread as thread on thread.candidacy_id = candidacy.id
      where candidacy.professional_id = ${which.candidateId}
        and coalesce(candidacy.job_id, thread.job_id) = ${which.jobId}
    `
    return reader.side === 'candidate'
      ? sql`(${ofCandidate})`
      : sql`(${ofCandidate} and candidacy.job_id is not null and not candidacy.hidden)`
  }
  const { page, size, begun, now } = which
  const order = begun ? sql`thread.modified_at desc, thread.id desc` : sql`candidacy.moved_at desc, candidacy.id desc`
  return sql`(
    select candidacy.id as candidacy_id ${begun ? begunOf(reader) : notBegunOf(reader, now)}
    order by ${order} limit ${size} offset ${(page - 1) * size}
  )`
}

/** Threads of a reader that have messages; for recruiters, those with other messages than automatic responses. */
function begunOf({ side, accountId, organizationId }: Reader) {
  const threads = sql`from message_thread as thread join candidacy on candidacy.id = thread.candidacy_id`
  return side === 'candidate'
    ? sql`${threads} where thread.professional_id = ${accountId}`
    : sql`${threads} where thread.organization_id = ${organizationId} and candidacy.job_id is not null and not candidacy.hidden
        and exists (select from message where message.thread_id = thread.id and not message.automatic)`
}

/**
 * A candidate's candidacies without messages in which they can write; the same condition as `closingOf` in the rules.
 */
function notBegunOf({ accountId }: Reader, now: Date) {
  return sql`
    from candidacy join job on job.id = candidacy.job_id join organization on organization.id = job.organization_id
    where candidacy.professional_id = ${accountId}
      and (case when coalesce(candidacy.undo_until > ${now}::timestamptz, false) then candidacy.told_step else candidacy.step end)
        <> 'discarded'
      and job.status not in ('job:closed', 'job:blocked')
      and (job.taken_down_at is null or job.status in ('job:approved', 'job:disabled'))
      and organization.status <> 'blocked'
      and not exists (select from message_thread where candidacy_id = candidacy.id)
  `
}

/** How many threads there are altogether. */
export async function countThreads(database: Database, reader: Reader, { begun, now }: { begun: boolean; now: Date }) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${begun ? begunOf(reader) : notBegunOf(reader, now)}
  `.execute(database)
  return rows[0]?.total ?? 0
}
