import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

export type ClosingJob = { id: string; organizationId: string; jobName: string; closes: Date }

/** The statuses of jobs that close automatically; the index of closing dates has the same condition. */
const closing = sql`status in (${sql.join(['job:approved', 'job:disabled'] satisfies JobStatus[])})`
const columns = sql`id, organization_id as "organizationId", job_name as "jobName", closes_at as closes`

/** Locks jobs whose closing date has come, the oldest first; rows locked by others are skipped until the next run. */
export async function lockDueJobs(tx: Tx, { now, most }: { now: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job where ${closing} and closes_at <= ${now}
    order by closes_at, id limit ${most} for update skip locked
  `.execute(tx)
  return rows
}

/** Locks jobs that close before a moment and whose recruiters haven't been warned. */
export async function lockClosingJobs(tx: Tx, { now, before, most }: { now: Date; before: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job
    where ${closing} and closes_at > ${now} and closes_at <= ${before}
      and closing_warned_for is distinct from closes_at
    order by closes_at, id limit ${most} for update skip locked
  `.execute(tx)
  return rows
}

/** Marks the recruiters of these jobs as warned of the closing date. */
export async function rememberWarning(tx: Tx, jobIds: readonly string[]) {
  await sql`update job set closing_warned_for = closes_at where id = any(${jobIds}::text[])`.execute(tx)
}

/** Returns the recruiters of organisations with their addresses. */
export async function listRecruiters(tx: Tx, organizationIds: readonly string[]) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select([
      'recruiter.account_id as accountId',
      'recruiter.organization_id as organizationId',
      'account.email',
      'recruiter.name',
    ])
    .where('recruiter.organization_id', 'in', organizationIds)
    .where('recruiter.status', '<>', 'blocked')
    .orderBy('recruiter.account_id')
    .$narrowType<{ organizationId: string }>()
    .execute()
}
