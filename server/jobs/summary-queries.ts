import { jobListModes } from '@trampolim/marketplace/jobs/status.ts'
import { isUnderReview, profileStatuses } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

type OfOrganization = { organizationId: string }

const underReview = profileStatuses.codes.filter(isUnderReview)

/** The jobs with most applications that nobody has opened. */
export async function listUnseen(database: Database, { organizationId, most }: OfOrganization & { most: number }) {
  const { rows } = await sql<{ jobId: string; jobName: string; count: number }>`
    select job.id as "jobId", job.job_name as "jobName", counter.count
    from job join selection_counter as counter on counter.job_id = job.id and counter.step = 'unseen'
    where job.organization_id = ${organizationId} and counter.count > 0 and job.status <> 'job:closed'
    order by counter.count desc, job.id desc limit ${most}
  `.execute(database)
  return rows
}

/** Open and paused jobs that close before a moment, the next one first. */
export async function listClosing(
  database: Database,
  { organizationId, before, most }: OfOrganization & { before: Date; most: number },
) {
  return database
    .selectFrom('job')
    .select(['id as jobId', 'job_name as jobName', 'closes_at as closes'])
    .where('organization_id', '=', organizationId)
    .where('status', 'in', [...jobListModes.active, ...jobListModes.paused])
    .where('closes_at', '<', before)
    .$narrowType<{ closes: Date }>()
    .orderBy('closes_at')
    .limit(most)
    .execute()
}

export type Analysis = {
  subject: 'recruiter' | 'organization' | 'job'
  subjectId: string
  name: string
  since: Date
  /** Null where it has yet to enter the queue, which happens a moment after it was handed in. */
  due: Date | null
}

/**
 * What a reviewer has yet to look at: the recruiter, their organisation, its jobs; the most urgent first. Their own
 * statuses say so from the moment they are handed in, unless something was asked of their owner that isn't answered yet.
 */
export async function listAnalyses(
  database: Database,
  { accountId, organizationId, most }: { accountId: string; organizationId: string | null; most: number },
) {
  const { rows } = await sql<Analysis>`
    with subject as (
      select 'recruiter' as kind, account_id as id, name, modified_at, status in (${sql.join(underReview)}) as waits
      from recruiter where account_id = ${accountId}
      union all
      select 'organization', id, coalesce(company_name, official_name), modified_at,
        status in (${sql.join(underReview)})
      from organization where id = ${organizationId}
      union all
      select 'job', id, job_name, modified_at, true
      from job where organization_id = ${organizationId} and status in (${sql.join(jobListModes.analysis)})
    )
    select subject.kind as subject, subject.id as "subjectId", coalesce(review.name, subject.name) as name,
      coalesce(review.entered_at, subject.modified_at) as since, review.due_at as due
    from subject
    left join review on review.subject = subject.kind and review.subject_id = subject.id and review.decided_at is null
    where review.id is not null or subject.waits and not exists (
      select from review as asked
      where asked.subject = subject.kind and asked.subject_id = subject.id and asked.decided_at is not null
        and asked.decision <> 'approve' and asked.answered_at is null
    )
    order by review.due_at, review.id, subject.id limit ${most}
  `.execute(database)
  return rows
}

/** The numbers of an organisation: open jobs, people in selections, applications since a moment, finalists. */
export async function countForSummary(database: Database, { organizationId, since }: OfOrganization & { since: Date }) {
  const { rows } = await sql<{
    openJobs: number
    inSelection: number
    applications30Days: number
    finalists: number
  }>`
    select
      (
        select count(*)::integer from job where organization_id = ${organizationId} and status = 'job:approved'
      ) as "openJobs",
      coalesce(sum(counter.count) filter (where counter.step not in ('discarded', 'unseen')), 0)::integer
        as "inSelection",
      coalesce(sum(counter.count) filter (where counter.step = 'finalists'), 0)::integer as finalists,
      (
        select count(*)::integer from place join job on job.id = place.job_id
        where job.organization_id = ${organizationId} and place.applied_at >= ${since} and place.origin = 'applied'
      ) as "applications30Days"
    from job left join selection_counter as counter on counter.job_id = job.id
    where job.organization_id = ${organizationId} and job.status <> 'job:closed'
  `.execute(database)
  return rows[0] ?? { openJobs: 0, inSelection: 0, applications30Days: 0, finalists: 0 }
}
