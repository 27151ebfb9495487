import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import type { QueuedRow } from '../../rounds/rows.ts'

const queued = sql`
  review.id, review.subject, review.subject_id as "subjectId", review.name, review.organization_id as "organizationId",
  review.entered_at as entered, review.due_at as due, review.claimed_by as "claimedBy", review.claimed_at as "claimedAt",
  case when review.subject in ('job', 'recruiter') then coalesce(organization.company_name, organization.official_name) end
    as company,
  exists (
    select from approved_version as version
    where version.subject = review.subject and version.subject_id = review.subject_id
  ) as again,
  review.ahead, review.decision, review.edition,
  coalesce(reviewer.name, account.email) as "claimedByName"
`

const surroundings = sql`
  left join organization on organization.id = review.organization_id
  left join account on account.id = review.claimed_by
  left join reviewer on reviewer.account_id = review.claimed_by
`

/** Returns a page of the queue: edits of published jobs first, then the soonest due. */
export async function listQueued(
  database: Database,
  { subject, page, size }: { subject: ReviewSubject | undefined; page: number; size: number },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${queued} from (
      select * from review
      where decided_at is null ${subject ? sql`and subject = ${subject}` : sql``}
      order by ahead desc, due_at, id limit ${size} offset ${(page - 1) * size}
    ) as review ${surroundings}
    order by review.ahead desc, review.due_at, review.id
  `.execute(database)
  return rows
}

/** Counts the waiting and the overdue rounds of each subject. */
export async function countQueued(database: Database, now: Date) {
  return database
    .selectFrom('review')
    .select(({ fn }) => [
      'subject',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('due_at', '<=', now).as('overdue'),
    ])
    .where('decided_at', 'is', null)
    .groupBy('subject')
    .$castTo<{ subject: ReviewSubject; count: number; overdue: number }>()
    .execute()
}

/** Finds a round as the queue's list shows it, also once it is decided. */
export async function findQueued(
  database: Database | Tx,
  id: string,
): Promise<(QueuedRow & { decided: boolean }) | undefined> {
  const { rows } = await sql<QueuedRow & { decided: boolean }>`
    select ${queued}, review.decided_at is not null as decided from review ${surroundings} where review.id = ${id}
  `.execute(database)
  return rows[0]
}
