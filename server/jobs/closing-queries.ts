import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

export type ClosingJob = { id: string; organizationId: string; jobName: string; closes: Date }

/** What closes by itself; the index of closing dates names them too. */
const closing = sql`status in (${sql.join(['job:approved', 'job:disabled'] satisfies JobStatus[])})`
const columns = sql`id, organization_id as "organizationId", job_name as "jobName", closes_at as closes`

/** Jobs whose closing date has come, the oldest first; those that somebody works on are left for the next time. */
export async function holdDueJobs(tx: Tx, { now, most }: { now: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job where ${closing} and closes_at <= ${now}
    order by closes_at limit ${most} for update skip locked
  `.execute(tx)
  return rows
}

/** Jobs that close before a moment and whose recruiters don't know yet. */
export async function holdClosingJobs(tx: Tx, { now, before, most }: { now: Date; before: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job
    where ${closing} and closes_at > ${now} and closes_at <= ${before}
      and closing_warned_for is distinct from closes_at
    order by closes_at limit ${most} for update skip locked
  `.execute(tx)
  return rows
}

/** Notes that the recruiters know when these jobs close. */
export async function rememberWarning(tx: Tx, jobIds: readonly string[]) {
  await sql`update job set closing_warned_for = closes_at where id = any(${jobIds}::text[])`.execute(tx)
}

/** The recruiters of organisations, to write to. */
export async function listRecruiters(tx: Tx, organizationIds: readonly string[]) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select(['recruiter.organization_id as organizationId', 'account.email', 'recruiter.name'])
    .where('recruiter.organization_id', 'in', organizationIds)
    .where('recruiter.status', '<>', 'blocked')
    .orderBy('recruiter.account_id')
    .$narrowType<{ organizationId: string }>()
    .execute()
}
