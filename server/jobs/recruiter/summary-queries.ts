import { jobListModes } from '@trampolim/marketplace/jobs/status.ts'
import { isUnderReview, profileStatuses } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { isBlockedWithOwner } from './own-queries.ts'

const underReview = profileStatuses.codes.filter(isUnderReview)

export type Analysis = {
  subject: 'recruiter' | 'organization' | 'job'
  subjectId: string
  name: string
  /** Whether only a new logo waits: any other edit would have changed the organisation's status. */
  logoOnly: boolean
  since: Date
  /** Null until the review has entered the queue, which happens shortly after the job is handed in. */
  due: Date | null
}

/**
 * Returns what awaits a reviewer: the recruiter, their organisation and its jobs; the most urgent first. Their statuses
 * show this as soon as they are handed in, unless a correction requested of the owner is still open.
 */
export async function listAnalyses(
  database: Database,
  { accountId, organizationId, most }: { accountId: string; organizationId: string | null; most: number },
) {
  const { rows } = await sql<Analysis>`
    with subject as (
      select 'recruiter' as kind, account_id as id, name, modified_at, status in (${sql.join(underReview)}) as waits,
        false as "logoOnly"
      from recruiter where account_id = ${accountId}
      union all
      select 'organization', id, coalesce(company_name, official_name), modified_at,
        status in (${sql.join(underReview)}), status = 'approved'
      from organization where id = ${organizationId}
      union all
      select 'job', id, job_name, modified_at, true, false
      from job where organization_id = ${organizationId} and status in (${sql.join(jobListModes.analysis)})
    )
    select subject.kind as subject, subject.id as "subjectId", coalesce(review.name, subject.name) as name,
      subject."logoOnly",
      coalesce(review.entered_at, subject.modified_at) as since, review.due_at as due
    from subject
    left join review on review.subject = subject.kind and review.subject_id = subject.id and review.decided_at is null
    where review.id is not null or subject.waits and not exists (
      select from review as asked
      where asked.subject = subject.kind and asked.subject_id = subject.id and asked.decided_at is not null
        and asked.decision <> 'approve' and asked.resolved_at is null
    )
    order by review.due_at, review.id, subject.id limit ${most}
  `.execute(database)
  return rows
}

type Summary = {
  /** Returns the jobs with the most unopened applications. */
  unseen: { jobId: string; jobName: string; count: number }[]
  /** Open and paused jobs that close soon, the next one first; moments are texts in ISO 8601. */
  closing: { jobId: string; jobName: string; closes: string }[]
  /** Jobs that were blocked only with their owner. */
  blockedWithOwner: { jobId: string; jobName: string }[]
  /** Open jobs, people in selections, applications since a moment, finalists. */
  openJobs: number
  inSelection: number
  applications30Days: number
  finalists: number
}

/**
 * What needs the recruiters' attention in an organisation's jobs, at most `most` items of each kind, and the
 * organisation's numbers.
 */
export async function summariseJobs(
  database: Database,
  {
    organizationId,
    closingBefore,
    since,
    most,
  }: { organizationId: string; closingBefore: Date; since: Date; most: number },
): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select
      (
        select coalesce(jsonb_agg(to_jsonb(waiting) order by count desc, "jobId" desc), '[]') from (
          select job.id as "jobId", job.job_name as "jobName", counter.count
          from job join selection_counter as counter on counter.job_id = job.id and counter.step = 'unseen'
          where job.organization_id = ${organizationId} and counter.count > 0 and job.status <> 'job:closed'
          order by counter.count desc, job.id desc limit ${most}
        ) as waiting
      ) as unseen,
      (
        select coalesce(jsonb_agg(to_jsonb(soon) order by closes, "jobId"), '[]') from (
          select id as "jobId", job_name as "jobName", closes_at as closes from job
          where organization_id = ${organizationId} and closes_at < ${closingBefore}
            and status in (${sql.join([...jobListModes.active, ...jobListModes.paused])})
          order by closes_at, id limit ${most}
        ) as soon
      ) as closing,
      (
        select coalesce(jsonb_agg(to_jsonb(blocked) order by "jobId" desc), '[]') from (
          select job.id as "jobId", job.job_name as "jobName" from job
          where job.organization_id = ${organizationId} and ${isBlockedWithOwner}
          order by job.id desc limit ${most}
        ) as blocked
      ) as "blockedWithOwner",
      (
        select count(*)::integer from job where organization_id = ${organizationId} and status = 'job:approved'
      ) as "openJobs",
      coalesce(sum(counter.count) filter (where counter.step not in ('discarded', 'unseen')), 0)::integer
        as "inSelection",
      coalesce(sum(counter.count) filter (where counter.step = 'finalists'), 0)::integer as finalists,
      (
        select count(*)::integer from candidacy join job on job.id = candidacy.job_id
        where job.organization_id = ${organizationId} and candidacy.applied_at >= ${since} and candidacy.origin = 'applied'
          and not candidacy.hidden
      ) as "applications30Days"
    from job left join selection_counter as counter on counter.job_id = job.id
    where job.organization_id = ${organizationId} and job.status <> 'job:closed'
  `.execute(database)
  return rows[0] as Summary
}
