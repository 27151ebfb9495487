import { mostInPart } from '@trampolim/marketplace/topics/site-map.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { hasPublicPage } from './read-public-organization.ts'

/**
 * When the public page of a company changed last: its own content or its jobs. Changes that await review aren't public
 * yet.
 */
const modified = sql<Date>`greatest(
  case when own.shown is null then own.modified_at else own.first_approved_at end,
  (
    select max(case when job.shown is null then job.modified_at else job.approved_at end) from job
    where job.organization_id = own.id and job.first_approved_at is not null and job.taken_down_at is null
      and not coalesce((job.shown -> 'hide_contracting_company_name')::boolean, job.hide_contracting_company_name)
  )
)`

/** The parts of the site map with the companies that anyone may read, each with its latest change. */
export async function companyParts(database: Database) {
  const { rows } = await sql<{ part: number; modified: Date }>`
    select (at - 1) / ${sql.lit(mostInPart)} + 1 as part, max(modified) as modified
    from (
      select row_number() over (order by own.id)::integer as at, ${modified} as modified
      from organization as own join shown_organization as shown on shown.id = own.id where ${hasPublicPage}
    ) as listed
    group by part order by part
  `.execute(database)
  return rows.map(({ part, modified }) => ({ part, modified: modified.toISOString() }))
}

/** The companies of a part, the oldest first, so that each stays in its part. @throws page_not_found if it has none */
export async function companyPart(database: Database, part: number) {
  const { rows } = await sql<{ id: string; modified: Date }>`
    select own.id, ${modified} as modified
    from organization as own join shown_organization as shown on shown.id = own.id
    where ${hasPublicPage} order by own.id limit ${mostInPart} offset ${(part - 1) * mostInPart}
  `.execute(database)
  if (rows.length === 0) return refuse('page_not_found')
  return rows.map(({ id, modified }) => ({ id, modified: modified.toISOString() }))
}
