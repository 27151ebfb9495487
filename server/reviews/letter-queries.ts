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
}

/** What was decided in a round, for its letter; undefined where it isn't there. */
export async function findDecided(database: Database | Tx, reviewId: string): Promise<DecidedRow | undefined> {
  return database
    .selectFrom('review')
    .select([
      'id',
      'subject',
      'subject_id as subjectId',
      'name',
      'decision',
      'reason',
      'changes',
      'organization_id as organizationId',
      'logo_only as logoOnly',
    ])
    .where('id', '=', reviewId)
    .where('decided_at', 'is not', null)
    .$castTo<DecidedRow>()
    .executeTakeFirst()
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
