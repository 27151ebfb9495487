import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { QueuedRow, Reviewed } from './rows.ts'

export type NewReview = Reviewed & {
  id: string
  name: string
  organizationId: string | null
  entered: Date
  due: Date
  /** When it was asked for: changes requested since then come before it. */
  asked: Date
}

/**
 * Puts a subject in the queue, or renews its name there. One whose owner has yet to make changes that were requested since
 * it was asked for stays out; any other decision made meanwhile came before what it waits for now.
 */
export async function enterQueue(tx: Tx, review: NewReview) {
  const { subject, subjectId } = review
  await sql`
    insert into review (id, subject, subject_id, name, organization_id, entered_at, due_at)
    select ${review.id}, ${subject}, ${subjectId}, ${review.name}, ${review.organizationId}, ${review.entered}, ${review.due}
    where not exists (
      select from review
      where subject = ${subject} and subject_id = ${subjectId} and decided_at > ${review.asked}
        and decision = 'request_changes' and answered_at is null
    )
    on conflict (subject, subject_id) where decided_at is null
    do update set name = excluded.name, organization_id = excluded.organization_id
  `.execute(tx)
}

/** Takes note that what earlier rounds asked for has been answered by this moment. */
export async function answerTasks(tx: Tx, { subject, subjectId, now }: Reviewed & { now: Date }) {
  await tx
    .updateTable('review')
    .set({ answered_at: now })
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', '<=', now)
    .where('decision', '<>', 'approve')
    .where('answered_at', 'is', null)
    .execute()
}

/** Takes a subject that needs no decision any more out of the queue. */
export async function leaveQueue(tx: Tx, { subject, subjectId }: Reviewed) {
  await tx
    .deleteFrom('review')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .execute()
}

const queued = sql`
  review.id, review.subject, review.subject_id as "subjectId", review.name, review.organization_id as "organizationId",
  review.entered_at as entered, review.due_at as due, review.claimed_by as "claimedBy", review.claimed_at as "claimedAt",
  case when review.subject in ('job', 'recruiter') then coalesce(organization.company_name, organization.official_name) end
    as company,
  exists (
    select from approved_version as version
    where version.subject = review.subject and version.subject_id = review.subject_id
  ) as again,
  coalesce(reviewer.name, account.email) as "claimedByName"
`

const surroundings = sql`
  left join organization on organization.id = review.organization_id
  left join account on account.id = review.claimed_by
  left join reviewer on reviewer.account_id = review.claimed_by
`

/** A page of the queue, the soonest due first. */
export async function listQueued(
  database: Database,
  { subject, page, size }: { subject: ReviewSubject | undefined; page: number; size: number },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${queued} from (
      select * from review
      where decided_at is null ${subject ? sql`and subject = ${subject}` : sql``}
      order by due_at, id limit ${size} offset ${(page - 1) * size}
    ) as review ${surroundings}
    order by review.due_at, review.id
  `.execute(database)
  return rows
}

/** How many wait of each subject, and how many of them are overdue. */
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

/** One round of the queue, as its list shows it; also once it is decided. */
export async function findQueued(
  database: Database | Tx,
  id: string,
): Promise<(QueuedRow & { decided: boolean }) | undefined> {
  const { rows } = await sql<QueuedRow & { decided: boolean }>`
    select ${queued}, review.decided_at is not null as decided from review ${surroundings} where review.id = ${id}
  `.execute(database)
  return rows[0]
}
