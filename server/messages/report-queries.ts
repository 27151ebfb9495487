import type { ThreadDecision } from '@trampolim/marketplace/messages/threads.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

type NewReport = { id: string; threadId: string; reportedBy: string; byCandidate: boolean; text: string; now: Date }

/** Stores a report of a thread as it is now; false if the person has an open one. */
export async function storeReport(database: Database | Tx, report: NewReport): Promise<boolean> {
  const { id, threadId, reportedBy, byCandidate, text, now } = report
  const { rows } = await sql`
    insert into thread_report (id, thread_id, reported_by, by_candidate, text, last_number, reported_at)
    select ${id}, id, ${reportedBy}, ${byCandidate}, ${text}, last_number, ${now} from message_thread where id = ${threadId}
    on conflict (thread_id, reported_by) where answered_at is null do nothing
    returning id
  `.execute(database)
  return rows.length > 0
}

/** Whether a report of the thread by this person awaits a reviewer. */
export async function hasOpenReport(database: Database, { threadId, by }: { threadId: string; by: string }) {
  const found = await database
    .selectFrom('thread_report')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('reported_by', '=', by)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export type ReportRow = {
  id: string
  candidate: string
  company: string
  jobName: string
  byCandidate: boolean
  text: string
  reported: Date
  decision: ThreadDecision | null
  answer: string | null
  answered: Date | null
  said: { author: string; fromCandidate: boolean; text: string; sent: string }[]
}

/** How many messages before a report are shown to reviewers. */
const shown = 30

/**
 * Returns a page of reports, first the open ones, oldest first, then the answered ones; each with the messages before
 * it.
 */
export async function findReports(database: Database, { page, size }: { page: number; size: number }) {
  const order = sql`answered_at desc nulls first, case when answered_at is null then reported_at end, id`
  const { rows } = await sql<ReportRow>`
    select report.id, professional.name as candidate,
      coalesce(organization.company_name, organization.official_name, candidacy.company_name, '') as company,
      candidacy.job_name as "jobName", report.by_candidate as "byCandidate", report.text, report.reported_at as reported,
      report.decision, report.answer, report.answered_at as answered, said.messages as said
    from (select * from thread_report order by ${order} limit ${size} offset ${(page - 1) * size}) as report
    join message_thread as thread on thread.id = report.thread_id
    join candidacy on candidacy.id = thread.candidacy_id
    join professional on professional.account_id = thread.professional_id
    left join organization on organization.id = thread.organization_id
    left join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'author', author_name, 'fromCandidate', by_candidate, 'text', text, 'sent', created_at
      ) order by number), '[]') as messages
      from (
        select * from message where thread_id = thread.id and number <= report.last_number
        order by number desc limit ${shown}
      ) as message
    ) as said on true
    order by report.answered_at desc nulls first, case when report.answered_at is null then report.reported_at end, report.id
  `.execute(database)
  return rows
}

export async function countReports(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('thread_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a report and its thread, with the person to inform of the decision; null if they are gone. */
export async function lockReport(tx: Tx, id: string) {
  const { rows } = await sql<{
    threadId: string
    /** Whether the thread was closed for another report. */
    stopped: boolean
    answeredAt: Date | null
    candidateId: string
    candidate: string
    jobName: string
    email: string | null
    name: string | null
  }>`
    select report.thread_id as "threadId", thread.stopped_at is not null as stopped, report.answered_at as "answeredAt", thread.professional_id as "candidateId",
      professional.name as candidate, candidacy.job_name as "jobName", account.email,
      case when report.by_candidate then professional.name else recruiter.name end as name
    from thread_report as report
    join message_thread as thread on thread.id = report.thread_id
    join candidacy on candidacy.id = thread.candidacy_id
    join professional on professional.account_id = thread.professional_id
    left join account on account.id = report.reported_by
    left join recruiter on recruiter.account_id = report.reported_by
    where report.id = ${id} for update of thread, report
  `.execute(tx)
  return rows[0]
}

/** Writes a reviewer's decision; `close` stops the thread. */
export async function writeDecision(
  tx: Tx,
  of: { id: string; threadId: string; decision: ThreadDecision; answer: string; by: string; now: Date },
) {
  const { id, threadId, decision, answer, by, now } = of
  await tx
    .updateTable('thread_report')
    .set({ decision, answer, answered_by: by, answered_at: now })
    .where('id', '=', id)
    .execute()
  if (decision === 'close')
    await tx.updateTable('message_thread').set({ stopped_at: now }).where('id', '=', threadId).execute()
}
