import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import { isInForce } from '../../organizations/queries.ts'
import type { Tx } from '../../platform/house.ts'
import { countsAsApproved } from '../../profiles/standing.ts'

/**
 * A job with the numbers of its summary; `fresh` counts applications since the last summary, `left` the people in its
 * selection.
 */
export type SummedUpJob = {
  id: string
  organizationId: string
  createdBy: string
  jobName: string
  closes: Date | null
  paused: boolean
  fresh: number
  unseen: number
  left: number
}

const summedUp = sql`(job.content ->> 'jobSummaryEmail')::boolean and job.status in (${sql.join([
  'job:approved',
  'job:disabled',
] satisfies JobStatus[])})`
const due = (monday: string) => sql`
  ${summedUp} and coalesce(job.summarised_at, job.approved_at, job.created_at)
    < ${monday}::date::timestamp at time zone 'America/Sao_Paulo'
`

/**
 * Locks all jobs of one organisation that haven't been summed up since this Monday. It waits for other transactions
 * instead of skipping their jobs, which would need a letter of their own. Empty if none is left.
 */
export async function lockJobsToSummarise(tx: Tx, { monday, now }: { monday: string; now: Date }) {
  const { rows } = await sql<SummedUpJob>`
    with held as materialized (
      select id from job where ${due(monday)} and organization_id = (
        select organization_id from job where ${due(monday)} order by organization_id, id limit 1 for no key update
      )
      order by id for no key update
    )
    select job.id, job.organization_id as "organizationId", job.created_by as "createdBy", job.job_name as "jobName",
      job.closes_at as closes, job.status = 'job:disabled' as paused,
      (
        select count(*)::integer from candidacy
        where candidacy.job_id = job.id and not candidacy.hidden
          and candidacy.applied_at > coalesce(job.summarised_at, ${now}::timestamptz - interval '7 days')
      ) as fresh, counted.unseen, counted."left"
    from held
    join job on job.id = held.id
    cross join lateral (
      select coalesce(sum(count) filter (where step = 'unseen'), 0)::integer as unseen,
        coalesce(sum(count) filter (where step not in ('unseen', 'discarded')), 0)::integer as "left"
      from selection_counter where selection_counter.job_id = job.id
    ) as counted
    order by job.id
  `.execute(tx)
  return rows
}

/** Records that these jobs were summed up now. */
export async function rememberSummary(tx: Tx, { jobIds, now }: { jobIds: readonly string[]; now: Date }) {
  await sql`update job set summarised_at = ${now} where id = any(${jobIds}::text[])`.execute(tx)
}

/** The recruiters of an organisation who may read its selections, with their addresses. */
export async function listSelecting(tx: Tx, organizationId: string) {
  const { rows } = await sql<{ accountId: string; email: string; name: string }>`
    select recruiter.account_id as "accountId", account.email, recruiter.name
    from recruiter
    join account on account.id = recruiter.account_id
    join organization on organization.id = recruiter.organization_id
    where recruiter.organization_id = ${organizationId} and ${countsAsApproved('recruiter')}
      and ${isInForce('organization')}
    order by recruiter.account_id
  `.execute(tx)
  return rows
}
