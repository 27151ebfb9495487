import { jobListModes } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

type OfOrganization = { organizationId: string }

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
  due: Date
}

/** What a reviewer has yet to look at: the recruiter, their organisation, its jobs; the most urgent first. */
export async function listAnalyses(
  database: Database,
  { accountId, organizationId, most }: { accountId: string; organizationId: string | null; most: number },
) {
  const { rows } = await sql<Analysis>`
    with subject as (
      select 'recruiter' as kind, ${accountId}::text as id
      union all select 'organization', ${organizationId}::text
      union all
      select 'job', job.id from job
      where job.organization_id = ${organizationId} and job.status in (${sql.join(jobListModes.analysis)})
    )
    select review.subject, review.subject_id as "subjectId", review.name, review.entered_at as since,
      review.due_at as due
    from subject
    join review on review.subject = subject.kind and review.subject_id = subject.id and review.decided_at is null
    order by review.due_at, review.id limit ${most}
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
