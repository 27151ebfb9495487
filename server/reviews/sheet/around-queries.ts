import { claimMinutes } from '@trampolim/marketplace/jobs/closing.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

type Around = { at: number; of: number; nextId: string | null }

/** The position of a waiting round in the queue, and the next round that no other reviewer has claimed. */
export async function findPlace(
  database: Database | Tx,
  { id, reviewerId, now }: { id: string; reviewerId: string; now: Date },
): Promise<Around> {
  const free = sql`decided_at is null and id <> ${id} and (
    claimed_by is null or claimed_by = ${reviewerId}
    or claimed_at <= ${now}::timestamptz - ${claimMinutes}::integer * interval '1 minute'
  )`
  const { rows } = await sql<Around>`
    with own as (select not ahead as ahead, due_at, id from review where id = ${id})
    select count(*)::integer as of,
      (count(*) filter (where (not ahead, due_at, id) <= (select ahead, due_at, id from own)))::integer as at,
      coalesce(
        (select id from review where ${free} and (not ahead, due_at, id) > (select ahead, due_at, id from own)
          order by ahead desc, due_at, id limit 1),
        (select id from review where ${free} order by ahead desc, due_at, id limit 1)
      ) as "nextId"
    from review where decided_at is null
  `.execute(database)
  return rows[0] ?? { at: 0, of: 0, nextId: null }
}

type Waiting = { id: string; subject: ReviewSubject; name: string; company: string | null; due: Date }

/** A waiting round with its basic data, as the next one to review. */
export async function findWaiting(database: Database | Tx, id: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select review.id, review.subject, review.name, review.due_at as due,
      case when review.subject in ('job', 'recruiter') then coalesce(organization.company_name, organization.official_name)
      end as company
    from review left join organization on organization.id = review.organization_id where review.id = ${id}
  `.execute(database)
  return rows[0]
}

export type JobsSoFar = { published: number; closed: number; rejected: number; blocked: number }

/** How many jobs of an organisation are in which state. */
export async function countJobs(database: Database | Tx, organizationId: string): Promise<JobsSoFar> {
  const { rows } = await sql<JobsSoFar>`
    select (count(*) filter (where status in ('job:approved', 'job:disabled')))::integer as published,
      (count(*) filter (where status = 'job:closed'))::integer as closed,
      (count(*) filter (where status = 'job:rejected'))::integer as rejected,
      (count(*) filter (where status = 'job:blocked'))::integer as blocked
    from job where organization_id = ${organizationId}
  `.execute(database)
  return rows[0] ?? { published: 0, closed: 0, rejected: 0, blocked: 0 }
}
