import { mostInPart } from '@trampolim/marketplace/topics/site-map.ts'
import { leastJobs } from '@trampolim/marketplace/topics/topics.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'

/** Job numbers per part: a job stays in its part while it is open. */
const partSize = mostInPart

/** Lists the parts of the site map that contain open jobs, each with its latest change. */
export async function sitemapParts(database: Database) {
  const { rows } = await sql<{ part: number; modified: Date }>`
    select part, latest.modified_at as modified
    from generate_series(0, (select (max(job_no) - 1) / ${sql.lit(partSize)} from job_card)) as part
    cross join lateral (
      select modified_at from job_card where (job_no - 1) / ${sql.lit(partSize)} = part order by modified_at desc limit 1
    ) as latest
    order by part
  `.execute(database)
  return rows.map(({ part, modified }) => ({ part: part + 1, modified: modified.toISOString() }))
}

/** Lists the open jobs of a part. @throws page_not_found if it contains none */
export async function sitemapPart(database: Database, part: number) {
  const first = (part - 1) * partSize + 1
  const rows = await database
    .selectFrom('job_card')
    .select(['id', 'modified_at'])
    .where('job_no', '>=', first)
    .where('job_no', '<', first + partSize)
    .orderBy('job_no')
    .execute()
  if (rows.length === 0) return refuse('page_not_found')
  return rows.map(({ id, modified_at }) => ({ id, modified: modified_at.toISOString() }))
}

/** Lists the parts of the site map with canonical topics that have enough jobs, each with its latest change. */
export async function topicParts(database: Database) {
  const { rows } = await sql<{ part: number; modified: Date }>`
    select (at - 1) / ${sql.lit(partSize)} + 1 as part, max(changed_at) as modified
    from (
      select row_number() over (order by address)::integer as at, changed_at from topic
      where jobs >= ${sql.lit(leastJobs)} and canonical is null
    ) as listed
    group by part order by part
  `.execute(database)
  return rows.map(({ part, modified }) => ({ part, modified: modified.toISOString() }))
}

/** Lists the topics of a part. @throws page_not_found if it contains none */
export async function topicPart(database: Database, part: number) {
  const { rows } = await sql<{ address: string; changed_at: Date }>`
    select address, changed_at from topic where jobs >= ${sql.lit(leastJobs)} and canonical is null
    order by address limit ${partSize} offset ${(part - 1) * partSize}
  `.execute(database)
  if (rows.length === 0) return refuse('page_not_found')
  return rows.map(({ address, changed_at }) => ({ address, modified: changed_at.toISOString() }))
}
