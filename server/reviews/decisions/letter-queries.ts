import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import { isBlockedWithOwner } from '../../jobs/recruiter/own-queries.ts'
import { isInForce } from '../../organizations/queries.ts'
import type { Database, Tx } from '../../platform/house.ts'

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
  /**
   * Whether this is its author's first approved job: its letter also announces the approval of their profile and
   * organisation.
   */
  first: boolean
  /** Whether a job is paused. */
  paused: boolean
  /** For a job: its author, if they are still a member of its organisation. */
  authorId: string | null
  /**
   * For a first approval: the first job whose letter also announces it, since its author is a member, and whether that
   * job still awaits its decision.
   */
  announcedWith: { jobId: string; waits: boolean } | null
  /** For a member's job that wasn't approved: the first approvals that its letter also announces. */
  alsoApproved: ('organization' | 'recruiter')[]
  /** Whether an organisation’s approved version is in force; false for other subjects. */
  inForce: boolean
  /** For an organisation or recruiter: whether jobs that were blocked only with them are still to be handed in. */
  jobsToHandIn: boolean
  /** Whether a candidate who was hidden from recruiters is shown to them again. */
  shownAgain: boolean
}

/** Finds a round's decision for its letter; undefined if the round doesn't exist. */
export async function findDecided(database: Database | Tx, reviewId: string): Promise<DecidedRow | undefined> {
  const { rows } = await sql<DecidedRow>`
    select review.id, review.subject, review.subject_id as "subjectId", review.name, review.decision, review.reason,
      review.changes, review.organization_id as "organizationId", review.logo_only as "logoOnly",
      decided_author.account_id is not null and review.decision = 'approve' and exists (
        select from job
        where job.id = review.subject_id and job.first_approved_at >= review.decided_at and not exists (
          select from job as earlier
          where earlier.organization_id = job.organization_id and earlier.created_by = job.created_by
            and earlier.first_approved_at < job.first_approved_at
        )
      ) as first,
      decided_author.account_id as "authorId", coalesce(decided_job.status = 'job:disabled', false) as paused,
      case when review.subject in ('organization', 'recruiter') and review.decision = 'approve' and not exists (
        select from review as earlier
        where earlier.subject = review.subject and earlier.subject_id = review.subject_id
          and earlier.decision = 'approve' and earlier.decided_at < review.decided_at
      ) and case review.subject when 'organization' then organization.first_approved_at
        else author.first_approved_at end >= review.decided_at then (
        select jsonb_build_object('jobId', job.id, 'waits', round.decided_at is null) from job
        join review as round on round.subject = 'job' and round.subject_id = job.id
        join recruiter as writer on writer.account_id = job.created_by and writer.organization_id = job.organization_id
        where job.organization_id = coalesce(author.organization_id, review.subject_id)
          and (author.account_id is null or job.created_by = author.account_id)
          and (job.first_approved_at is null or job.first_approved_at >= review.decided_at)
          and round.entered_at <= review.decided_at
          and (round.decided_at is null or round.decided_at >= review.decided_at)
        order by round.decided_at nulls last, round.id limit 1
      ) end as "announcedWith",
      array(
        select approval.subject from review as approval
        where review.decision <> 'approve' and decided_author.account_id is not null
          and decided_job.first_approved_at is null and approval.decision = 'approve'
          and (approval.subject, approval.subject_id) in (
            ('organization', decided_job.organization_id), ('recruiter', decided_author.account_id)
          )
          and approval.decided_at between review.entered_at and review.decided_at
          and not exists (
            select from review as earlier
            where earlier.subject = approval.subject and earlier.subject_id = approval.subject_id
              and earlier.decision = 'approve' and earlier.decided_at < approval.decided_at
          )
        order by approval.subject
      ) as "alsoApproved",
      review.subject = 'organization' and ${isInForce('organization')} as "inForce",
      exists (
        select from job
        where job.organization_id = coalesce(author.organization_id, review.organization_id)
          and review.subject in ('organization', 'recruiter')
          and (author.account_id is null or job.created_by = author.account_id)
          and ${isBlockedWithOwner}
      ) as "jobsToHandIn",
      review.subject = 'candidate' and review.decision = 'approve' and coalesce((
        select earlier.decision in ('block', 'reject') from review as earlier
        where earlier.subject = 'candidate' and earlier.subject_id = review.subject_id and earlier.id <> review.id
          and earlier.decision <> 'request_changes' and earlier.decided_at <= review.decided_at
        order by earlier.decided_at desc, earlier.id desc limit 1
      ), false) as "shownAgain"
    from review
    left join organization on organization.id = review.organization_id
    left join job as decided_job on review.subject = 'job' and decided_job.id = review.subject_id
    left join recruiter as decided_author on decided_author.account_id = decided_job.created_by
      and decided_author.organization_id = decided_job.organization_id
    left join recruiter as author on review.subject = 'recruiter' and author.account_id = review.subject_id
    where review.id = ${reviewId} and review.decided_at is not null
  `.execute(database)
  return rows[0]
}

/** First approvals that a job's letter was supposed to announce, unless another decision followed them. */
export async function listAnnouncedWith(tx: Tx, jobId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from review where announced_with = ${jobId} and not exists (
      select from review as later
      where later.subject = review.subject and later.subject_id = review.subject_id and later.decided_at > review.decided_at
    ) order by id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export type Addressee = { email: string; name: string }

const mostAddressees = 50

/**
 * Finds who is notified of a decision: the candidate or recruiter themselves, the recruiter of a job, or all recruiters
 * of an organisation, also for a job whose recruiter has left it.
 */
export async function findAddressees(
  database: Database | Tx,
  { subject, subjectId, organizationId, authorId }: DecidedRow,
): Promise<Addressee[]> {
  const concerned = subject === 'job' ? authorId : subject === 'organization' ? null : subjectId
  const { rows } = await sql<Addressee>`
    with person_concerned as (
      select account_id, name from professional where account_id = ${concerned}
      union all
      select account_id, name from recruiter where account_id = ${concerned}
    )
    select account.email, person.name from (
      select * from person_concerned
      union all
      select account_id, name from recruiter
      where organization_id = ${organizationId} and ${subject}::text in ('job', 'organization')
        and not exists (select from person_concerned)
    ) as person
    join account on account.id = person.account_id
    order by account.created_at, account.id limit ${mostAddressees}
  `.execute(database)
  return rows
}
