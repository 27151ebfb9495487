import type { LookPart } from '@trampolim/marketplace/security/looks.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

type Paged = { page: number; size: number }

export type LookRow = {
  id: string
  byReviewer: boolean
  company: string | null
  jobName: string | null
  parts: LookPart[]
  count: number
  seen: Date
  report: { text: string; reported: string; answer: string | null } | null
}

/** Returns a page of the looks at a candidate's data, latest first. */
export async function findLooks(
  database: Database,
  { professionalId, page, size }: { professionalId: string } & Paged,
): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select look.id, look.by_reviewer as "byReviewer", look.company_name as company, look.job_name as "jobName",
      look.parts, look.count, look.last_at as seen,
      case when report.id is not null
        then jsonb_build_object('text', report.text, 'reported', report.reported_at, 'answer', report.answer) end as report
    from look left join look_report as report on report.look_id = look.id
    where look.professional_id = ${professionalId}
    order by look.last_at desc, look.id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}

export async function countLooksOf(database: Database, professionalId: string): Promise<number> {
  const { count } = await database
    .selectFrom('look')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a look is at this candidate's data. */
export async function isOwnLook(
  database: Database | Tx,
  { id, professionalId }: { id: string; professionalId: string },
) {
  const own = await database
    .selectFrom('look')
    .select('id')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()
  return own !== undefined
}

type NewReport = { id: string; lookId: string; professionalId: string; text: string; now: Date }

/** Adds the report on a look unless there is one. */
export async function insertReport(database: Database | Tx, { id, lookId, professionalId, text, now }: NewReport) {
  const inserted = await database
    .insertInto('look_report')
    .values({ id, look_id: lookId, professional_id: professionalId, text, reported_at: now })
    .onConflict((conflict) => conflict.column('look_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type ReportRow = {
  id: string
  candidate: string
  company: string | null
  viewer: string | null
  jobName: string | null
  parts: LookPart[]
  seen: Date
  text: string
  reported: Date
  answer: string | null
  answered: Date | null
}

/** Returns a page of reports: the open ones, oldest first, then the answered ones, latest first. */
export async function findReports(database: Database, { page, size }: Paged): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select report.id, professional.name as candidate,
      coalesce(look.company_name, organization.company_name, organization.official_name) as company,
      coalesce(reviewer.name, recruiter.name) as viewer,
      look.job_name as "jobName", look.parts, look.last_at as seen, report.text, report.reported_at as reported,
      report.answer, report.answered_at as answered
    from (
      select * from look_report
      order by answered_at desc nulls first, case when answered_at is null then reported_at end, id
      limit ${size} offset ${(page - 1) * size}
    ) as report
    join look on look.id = report.look_id
    join professional on professional.account_id = report.professional_id
    left join organization on organization.id = look.organization_id
    left join recruiter on recruiter.account_id = look.viewer_id
    left join reviewer on reviewer.account_id = look.viewer_id
    order by report.answered_at desc nulls first, case when report.answered_at is null then report.reported_at end, report.id
  `.execute(database)
  return rows
}

export async function countReports(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('look_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks a report with its author's address. */
export async function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom('look_report as report')
    .innerJoin('professional', 'professional.account_id', 'report.professional_id')
    .innerJoin('account', 'account.id', 'report.professional_id')
    .select([
      'report.professional_id as professionalId',
      'report.answered_at as answeredAt',
      'professional.name',
      'account.email',
    ])
    .where('report.id', '=', id)
    .forUpdate('report')
    .executeTakeFirst()
}

export async function writeAnswer(
  tx: Tx,
  { id, answer, by, now }: { id: string; answer: string; by: string; now: Date },
) {
  await tx.updateTable('look_report').set({ answer, answered_by: by, answered_at: now }).where('id', '=', id).execute()
}
