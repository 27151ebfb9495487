import type { ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'
import { countsAsApproved } from '../profiles/standing.ts'
import { isHired, ownJobName } from '../selection/queries.ts'

/** A candidacy with the people who may be notified about it. */
export async function findCandidacy(tx: Tx, candidacyId: string) {
  const [candidacy] = await findCandidacies(tx, [candidacyId])
  return candidacy
}

/** Those of these candidacies that exist. */
export async function findCandidacies(tx: Tx, candidacyIds: readonly string[]) {
  return tx
    .selectFrom('candidacy')
    .leftJoin('job', 'job.id', 'candidacy.job_id')
    .select([
      'candidacy.id as candidacyId',
      'candidacy.professional_id as professionalId',
      'candidacy.job_id as jobId',
      'candidacy.job_name as jobName',
      ownJobName.as('ownJobName'),
      'candidacy.step',
      'candidacy.hidden',
      'candidacy.origin',
      'job.organization_id as organizationId',
      isHired.as('hired'),
    ])
    .where(sql<boolean>`candidacy.id = any (${candidacyIds}::text[])`)
    .orderBy('candidacy.id')
    .execute()
}

/** An invitation of which its candidate was notified, with the people who may be notified about it. */
export async function findInvitation(tx: Tx, invitationId: string) {
  return tx
    .selectFrom('invitation')
    .leftJoin('job', 'job.id', 'invitation.job_id')
    .leftJoin('candidacy', (join) =>
      join
        .onRef('candidacy.job_id', '=', 'invitation.job_id')
        .onRef('candidacy.professional_id', '=', 'invitation.professional_id'),
    )
    .select([
      'invitation.professional_id as professionalId',
      'invitation.job_id as jobId',
      'invitation.job_name as jobName',
      sql<string>`coalesce(job.job_name, invitation.job_name)`.as('ownJobName'),
      'invitation.status',
      'candidacy.id as candidacyId',
      'job.organization_id as organizationId',
    ])
    .where('invitation.id', '=', invitationId)
    .where('invitation.told_at', 'is not', null)
    .executeTakeFirst()
}

/**
 * The recruiters of an organisation who may select candidates; or all except the blocked ones. None of them can be put
 * out until the transaction ends, so that what is stored for them is taken away with the rest.
 */
export async function recruitersOf(
  tx: Tx,
  { organizationId, selecting, without }: { organizationId: string; selecting: boolean; without?: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from recruiter
    where organization_id = ${organizationId} and status <> 'blocked' and account_id is distinct from ${without ?? null}
      and (not ${selecting}::boolean or ${countsAsApproved('recruiter')})
    order by account_id for key share
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** A job's name and organisation. */
export async function findJob(tx: Tx, jobId: string) {
  return tx
    .selectFrom('job')
    .select(['job_name as jobName', 'organization_id as organizationId'])
    .where('id', '=', jobId)
    .executeTakeFirst()
}

/**
 * A change of a job's status, with who made it; `personId` if that is a recruiter who still has an account.
 * `withRecruiter`: the job was blocked with the recruiter who wrote it, which their colleagues aren't told otherwise.
 */
export async function findJobChange(tx: Tx, changeId: string) {
  return tx
    .selectFrom('job_status_change as change')
    .innerJoin('job', 'job.id', 'change.job_id')
    .leftJoin('recruiter as person', 'person.account_id', 'change.actor_id')
    .select([
      'person.account_id as personId',
      'job.id as jobId',
      'job.job_name as jobName',
      'job.organization_id as organizationId',
      'change.from_status as from',
      'change.to_status as to',
      'change.actor',
      'change.actor_id as actorId',
      sql<boolean>`change.to_status = 'job:blocked' and exists (
        select from review where review.subject = 'recruiter' and review.subject_id = job.created_by
          and review.decision = 'block' and review.decided_at = change.changed_at
      )`.as('withRecruiter'),
    ])
    .where('change.id', '=', changeId)
    .executeTakeFirst()
}

export type DecidedReview = {
  subject: ReviewSubject
  decision: ReviewDecision
  logoOnly: boolean
  jobId: string | null
  jobName: string | null
  accountIds: string[]
}

/**
 * A decision with the people whom it concerns: a job's author, or all recruiters of the organisation if the author isn't
 * one of them.
 */
export async function findDecision(tx: Tx, reviewId: string): Promise<DecidedReview | undefined> {
  const { rows } = await sql<DecidedReview>`
    select review.subject, review.decision, review.logo_only as "logoOnly", job.id as "jobId", job.job_name as "jobName",
      array(
        select recruiter.account_id::text from recruiter
        where case when review.subject in ('job', 'organization') then recruiter.organization_id = review.organization_id
            and (review.subject = 'organization' or recruiter.account_id = job.created_by or not exists (
              select from recruiter as author
              where author.account_id = job.created_by and author.organization_id = job.organization_id
            ))
          else recruiter.account_id = review.subject_id end
        union
        select account_id::text from professional where review.subject = 'candidate' and account_id = review.subject_id
      ) as "accountIds"
    from review left join job on review.subject = 'job' and job.id = review.subject_id
    where review.id = ${reviewId} and review.decision is not null
  `.execute(tx)
  return rows[0]
}

/** Whether an account gets notifications; reviewers don't. */
export async function isReader(tx: Tx, accountId: string): Promise<boolean> {
  const account = await tx.selectFrom('account').select('role').where('id', '=', accountId).executeTakeFirst()
  return account !== undefined && account.role !== 'user:reviewer'
}
