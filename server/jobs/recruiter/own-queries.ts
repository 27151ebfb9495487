import type { EndsWithJob, StepCounts } from '@trampolim/contract/job-content.ts'
import type { JobListMode, JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { jobListModes, jobStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import { plannedAnew } from '../../platform/database/prepared.ts'
import { queueUp } from '../../platform/database/queue-up.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { hiredFor, vacanciesOf } from '../../selection/counter-queries.ts'
import { endsWithJob } from '../../selection/endings/deletion-queries.ts'
import type { StoredContent } from '../rows.ts'

/** A job as its own recruiters read it. */
export type OwnJobRow = StoredContent & {
  id: string
  status: JobStatus
  status_reason: string | null
  paused_when_edited: boolean
  created_by: string
  created_at: Date
  modified_at: Date
  approved_at: Date | null
  closes_at: Date | null
  closed_at: Date | null
  /** When a reviewer took it down, unless it was approved since. */
  taken_down_at: Date | null
  /** The review round that awaits a correction. */
  task_id: string | null
  counts: Partial<StepCounts> & { unseen?: number }
  vacancies: number
  hired: number
  ends: EndsWithJob
}

/**
 * A round awaits a correction if it is decided, not resolved, and the job still has the status that the decision gave it.
 */
const openTask = sql<string | null>`(
  select review.id from review
  where review.subject = 'job' and review.subject_id = job.id and review.decided_at is not null
    and review.resolved_at is null and job.status = case review.decision
      when 'reject' then 'job:rejected' when 'block' then 'job:blocked' when 'request_changes' then 'job:pending'
    end
  order by review.decided_at desc, review.id desc limit 1
)`

/** Whether a job was blocked only with its organisation or recruiter, so that it may be handed in as it is. */
export const isBlockedWithOwner = sql<boolean>`(job.status = 'job:blocked' and ${openTask} is null)`

/** Candidacies by step and unseen applications, from the counters. */
const counts = sql<OwnJobRow['counts']>`(
  select coalesce(jsonb_object_agg(step, count), '{}') from selection_counter where selection_counter.job_id = job.id
)`

/** Finds a job of an organisation, in any status. */
export async function findOwnJob(
  database: Database | Tx,
  { jobId, organizationId }: { jobId: string; organizationId: string },
): Promise<OwnJobRow | undefined> {
  const { rows } = await sql<OwnJobRow>`
    select job.*, ${openTask} as task_id, ${counts} as counts, ${vacanciesOf} as vacancies, ${hiredFor} as hired,
      ${endsWithJob} as ends
    from job where job.id = ${jobId} and job.organization_id = ${organizationId}
  `.execute(database)
  return rows[0]
}

/** Lets one job of a recruiter after another be published until the transaction ends. */
export async function queueUpToPublish(tx: Tx, recruiterId: string) {
  await queueUp(tx, `jobs of ${recruiterId}`)
}

/** The latest jobs that a recruiter handed in since a moment and that aren't refused, blocked or ended, at most 20. */
export async function listCreatedSince(
  tx: Tx,
  { organizationId, recruiterId, since }: { organizationId: string; recruiterId: string; since: Date },
): Promise<(StoredContent & { id: string })[]> {
  const { rows } = await sql<StoredContent & { id: string }>`
    select job.* from job
    where organization_id = ${organizationId} and created_by = ${recruiterId} and created_at > ${since}
      and status not in ('job:rejected', 'job:blocked', 'job:closed')
    order by created_at desc, id desc limit 20
  `.execute(tx)
  return rows
}

const byCreation = [
  { key: sql.ref('job.created_at'), descending: true },
  { key: sql.ref('job.id'), descending: true },
] as const

/** The sort keys of each order, matching an index; `descending` of the first is the default direction. */
const orders = {
  active: [{ key: sql.ref('job.list_rank'), descending: false }, ...byCreation],
  created: byCreation,
  modified: [
    { key: sql.ref('job.modified_at'), descending: true },
    { key: sql.ref('job.id'), descending: true },
  ],
  title: [
    { key: sql.ref('job.plain_name'), descending: false },
    { key: sql.ref('job.id'), descending: false },
  ],
  type: [{ key: sql.ref('job.job_specific_type'), descending: false }, ...byCreation],
  count: [
    { key: sql.ref('job_total.candidacies'), descending: true },
    { key: sql.ref('job_total.job_id'), descending: true },
  ],
} as const

export type OwnListing = {
  organizationId: string
  mode: JobListMode
  /** Part of the name; empty for all. */
  name: string
  sortBy: keyof typeof orders
  descending?: boolean | undefined
  page: number
  size: number
  /** Open and paused jobs that close before this moment need attention. */
  closingBefore: Date
}

export type ListedOwnJob = Pick<
  OwnJobRow,
  'id' | 'job_name' | 'job_specific_type' | 'status' | 'status_reason' | 'created_by' | 'created_at' | 'modified_at'
> &
  Pick<OwnJobRow, 'closes_at' | 'task_id' | 'counts' | 'vacancies' | 'hired' | 'ends'> & { city: string; state: string }

/** What needs the recruiters' attention in an organisation's jobs; moments are texts in ISO 8601. */
type Attention = {
  unseen: number
  unseenJobs: number
  closing: { jobId: string; jobName: string; closes: string; finalists: number } | null
}

const attentionTo = ({ organizationId, closingBefore }: OwnListing) => sql<Attention>`(
  select jsonb_build_object('unseen', coalesce(sum(counter.count), 0), 'unseenJobs', count(*), 'closing', (
    select to_jsonb(soon) from (
      select id as "jobId", job_name as "jobName", closes_at as closes, coalesce((
        select count from selection_counter where job_id = job.id and step = 'finalists'
      ), 0) as finalists
      from job
      where organization_id = ${organizationId} and closes_at < ${closingBefore}
        and status in (${sql.join([...jobListModes.active, ...jobListModes.paused])})
      order by closes_at, id limit 1
    ) as soon
  ))
  from job join selection_counter as counter on counter.job_id = job.id and counter.step = 'unseen'
  where job.organization_id = ${organizationId} and counter.count > 0 and job.status <> 'job:closed'
)`

type Counted = { by_status: Partial<Record<JobStatus, number>>; attention: Attention }

/**
 * Returns a page of an organisation's jobs, the number of jobs in each mode, and what needs attention. One index
 * selects the page before any job is read.
 */
export async function listOwnJobs(database: Database, asked: OwnListing) {
  const { organizationId, mode, name, page, size } = asked
  const pattern = `%${name.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const named = sql`
    job.organization_id = ${organizationId} ${name === '' ? sql`` : sql`and job.plain_name like plain(${pattern})`}
  `
  const chosen = mode === 'all' ? named : sql`${named} and job.status in (${sql.join(jobListModes[mode])})`
  const order = orders[asked.sortBy]
  const turned = asked.descending !== undefined && asked.descending !== order[0].descending
  const by = (descending: boolean) => (descending !== turned ? sql`desc` : sql`asc`)
  const ordered = sql.join(order.map(({ key, descending }) => sql`${key} ${by(descending)}`))
  const total = sql`join job_total on job_total.job_id = job.id and job_total.organization_id = ${organizationId}`
  const { rows } = await sql<Counted & (ListedOwnJob | { id: null })>`
    ${name === '' ? sql`` : plannedAnew} with page as (
      select job.id, row_number() over (order by ${ordered}) as at
      from job ${asked.sortBy === 'count' ? total : sql``}
      where ${chosen}
      order by ${ordered} limit ${size} offset ${(page - 1) * size}
    )
    select counted.*, listed.*
    from (
      select ${attentionTo(asked)} as attention, coalesce(jsonb_object_agg(status, count), '{}') as by_status
      from (select status, count(*) as count from job where ${named} group by status) as each
    ) as counted
    left join (
      select page.at, job.id, job.job_name, job.job_specific_type, job.status, job.status_reason, job.created_by,
        job.created_at, job.modified_at, job.closes_at, town.name as city, town.state, ${openTask} as task_id, ${counts} as counts,
        ${vacanciesOf} as vacancies, ${hiredFor} as hired, ${endsWithJob} as ends
      from page
      join job on job.id = page.id
      join municipality as town on town.id = (job.work_places -> 0 ->> 'cityState')::integer
    ) as listed on true
    order by listed.at
  `.execute(database)
  const { by_status: byStatus, attention } = rows[0] as Counted
  const perMode = countsOf(byStatus)
  return {
    total: perMode[mode],
    counts: perMode,
    attention,
    rows: rows.filter((row): row is Counted & ListedOwnJob => row.id !== null),
  }
}

/** The number of jobs in each mode. */
function countsOf(byStatus: Counted['by_status']): Record<JobListMode, number> {
  const sum = (statuses: readonly JobStatus[]) => statuses.reduce((count, each) => count + (byStatus[each] ?? 0), 0)
  const { active, analysis, paused, ended } = jobListModes
  return { all: sum(jobStatuses), active: sum(active), analysis: sum(analysis), paused: sum(paused), ended: sum(ended) }
}
