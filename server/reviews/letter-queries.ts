import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

export type DecidedRow = {
  id: string
  subject: ReviewSubject
  subjectId: string
  name: string
  decision: ReviewDecision
  reason: string | null
  changes: RequestedChange[]
  organizationId: string | null
  logoOnly: boolean
  /** The first job of its author that was approved: its letter tells of their profile and organisation as well. */
  first: boolean
  /** A first approval of somebody whose first job is on its way: one letter tells of all once the job is approved. */
  toldWithJob: boolean
}

/** What was decided in a round, for its letter; undefined where it isn't there. */
export async function findDecided(database: Database | Tx, reviewId: string): Promise<DecidedRow | undefined> {
  const { rows } = await sql<DecidedRow>`
    select review.id, review.subject, review.subject_id as "subjectId", review.name, review.decision, review.reason,
      review.changes, review.organization_id as "organizationId", review.logo_only as "logoOnly",
      review.subject = 'job' and review.decision = 'approve' and exists (
        select from job
        where job.id = review.subject_id and job.first_approved_at >= review.decided_at and not exists (
          select from job as earlier
          where earlier.organization_id = job.organization_id and earlier.created_by = job.created_by
            and earlier.first_approved_at < job.first_approved_at
        )
      ) as first,
      review.subject in ('organization', 'recruiter') and review.decision = 'approve' and not exists (
        select from review as earlier
        where earlier.subject = review.subject and earlier.subject_id = review.subject_id
          and earlier.decision = 'approve' and earlier.decided_at < review.decided_at
      ) and exists (
        select from job
        where job.organization_id = coalesce(author.organization_id, review.subject_id)
          and (author.account_id is null or job.created_by = author.account_id)
          and (job.first_approved_at >= review.decided_at
            or job.first_approved_at is null and job.status in ('job:created', 'job:pending', 'job:validating'))
      ) as "toldWithJob"
    from review
    left join recruiter as author on review.subject = 'recruiter' and author.account_id = review.subject_id
    where review.id = ${reviewId} and review.decided_at is not null
  `.execute(database)
  return rows[0]
}

export type Addressee = { email: string; name: string }

const mostAddressees = 50

/**
 * Who is told of a decision: the candidate or recruiter themselves, the recruiter of a job, all recruiters of an
 * organisation; also those of a job whose recruiter has left.
 */
export async function findAddressees(
  database: Database | Tx,
  { subject, subjectId, organizationId }: DecidedRow,
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    with author as (
      select case ${subject}::text when 'job' then (select created_by from job where id = ${subjectId})
        when 'organization' then null else ${subjectId} end as id
    ), told as (
      select account_id, name from professional where account_id = (select id from author)
      union all
      select account_id, name from recruiter where account_id = (select id from author)
    )
    select account.email, person.name from (
      select * from told
      union all
      select account_id, name from recruiter
      where organization_id = ${organizationId} and ${subject}::text in ('job', 'organization')
        and not exists (select from told)
    ) as person
    join account on account.id = person.account_id
    order by account.created_at, account.id limit ${mostAddressees}
  `.execute(database)
  return rows
}
