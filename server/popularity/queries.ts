import { heatOf, leastUses } from '@trampolim/marketplace/popularity/heat.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** One use of a day by one person or network, known by a digest alone. */
type Once = { digest: string; day: string }

/** An action on a job. */
export type CountedJob = Once & { jobId: string }

/** A search by normalised names: an occupation, and a town with its state, or a whole state; empty if it has none. */
export type CountedSearch = Once & { occupation: string; town: string; townState: string; state: string }

/** The logarithm of the sum of two counts: log2(2^one + 2^other). */
const together = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`greatest(${one}, ${other}) + ln(1 + power(2, -abs(${one} - ${other}))) / ln(2)`

/** Stores those uses of the table expression `given` that weren't counted that day, and returns them. */
const fresh = sql`
  fresh as (
    insert into counted_use (day, digest) select day, decode(digest, 'hex') from given order by digest
    on conflict do nothing returning digest
  )
`

/** Counts actions on open jobs, each once. */
export async function countJobs(database: Database, uses: readonly CountedJob[], now: Date) {
  await sql`
    with given as materialized (
      select each.* from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as each (day date, digest text, "jobId" text)
      join job on job.id = each."jobId" and job.status = 'job:approved'
    ),
    ${fresh}
    insert into popular_job (job_id, heat)
    select given."jobId", ${heatOf(1, now)}::float8 + ln(count(*)) / ln(2)
    from given join fresh on fresh.digest = decode(given.digest, 'hex')
    group by given."jobId" order by given."jobId"
    on conflict (job_id) do update set heat = ${together(sql`popular_job.heat`, sql`excluded.heat`)}
  `.execute(database)
}

/** Counts searches under the names in the reference data; other names aren't counted. */
export async function countSearches(database: Database, uses: readonly CountedSearch[], now: Date) {
  await sql`
    with given as materialized (
      select each.day, each.digest, coalesce(named.name, '') as occupation,
        coalesce(municipality.name || ', ' || municipality.state, each.state) as location
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as each (day date, digest text, occupation text, town text, "townState" text, state text)
      left join lateral (
        select name from occupation_name where normalised = each.occupation order by weight desc, length(name), name limit 1
      ) as named on true
      left join municipality on municipality.normalised = each.town and municipality.state = each."townState"
      where (each.occupation = '' or named.name is not null) and (each.town = '' or municipality.id is not null)
    ),
    ${fresh}
    insert into popular_search (occupation, location, heat)
    select given.occupation, given.location, ${heatOf(1, now)}::float8 + ln(count(*)) / ln(2)
    from given join fresh on fresh.digest = decode(given.digest, 'hex')
    group by given.occupation, given.location order by given.occupation, given.location
    on conflict (occupation, location)
      do update set heat = ${together(sql`popular_search.heat`, sql`excluded.heat`)}
  `.execute(database)
}

/** The recent searches that most people made, the most frequent first. */
export async function popularSearches(
  database: Database,
  { now, most }: { now: Date; most: number },
): Promise<{ occupation: string; location: string }[]> {
  return database
    .selectFrom('popular_search')
    .select(['occupation', 'location'])
    .where('heat', '>=', heatOf(leastUses, now))
    .orderBy('heat', 'desc')
    .orderBy('occupation')
    .orderBy('location')
    .limit(most)
    .execute()
}

/** Deletes the digests of earlier days, and counts of what nobody has used for months. */
export async function tidyUses(database: Database, { today, cold }: { today: string; cold: number }) {
  await database.deleteFrom('counted_use').where('day', '<', today).execute()
  await database.deleteFrom('popular_job').where('heat', '<', cold).execute()
  await database.deleteFrom('popular_search').where('heat', '<', cold).execute()
}
