import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** `extendable`: its recruiter can extend it; otherwise they have to correct it first. */
export type ClosingJob = { id: string; organizationId: string; jobName: string; closes: Date; extendable: boolean }

/** Open and paused jobs, which their recruiters can extend. */
const extendable = sql`status in (${sql.join(['job:approved', 'job:disabled'] satisfies JobStatus[])})`

/**
 * Published jobs that close automatically: all but those of which a reviewer has to decide on an edit, since an approval
 * gives them a new date. An edit waits for its recruiter, and not for a reviewer, as long as changes are asked for.
 */
const closing = sql`(${extendable} or status in (${sql.join(['job:rejected', 'job:blocked'] satisfies JobStatus[])})
  or status = ${'job:pending' satisfies JobStatus} and exists (
    select from review where review.subject = 'job' and review.subject_id = job.id
      and review.decision = 'request_changes' and review.resolved_at is null
  )
)`
const columns = sql`id, organization_id as "organizationId", job_name as "jobName", closes_at as closes,
  ${extendable} as extendable`

/** Locks jobs whose closing date has come, the oldest first; rows locked by others are skipped until the next run. */
export async function lockDueJobs(tx: Tx, { now, most }: { now: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job where status <> 'job:closed' and closes_at <= ${now} and ${closing}
    order by closes_at, id limit ${most} for update skip locked
  `.execute(tx)
  return rows
}

/** Locks jobs that will close automatically before a moment and whose recruiters haven't been warned. */
export async function lockClosingJobs(tx: Tx, { now, before, most }: { now: Date; before: Date; most: number }) {
  const { rows } = await sql<ClosingJob>`
    select ${columns} from job
    where status <> 'job:closed' and closes_at > ${now} and closes_at <= ${before} and ${closing}
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
