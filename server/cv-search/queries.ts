import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../platform/database/prepared.ts'
import type { Database } from '../platform/house.ts'
import { hashOfCourse } from './refresh-queries.ts'

/** The maximum number of curriculums that one index scan reads, which limits a search's cost. */
const most = { each: 150, same: 700, related: 400 } as const

/** The job's occupation and related ones by closeness: the same, its family, its subgroup. */
export type Tiers = { same: readonly number[]; family: readonly number[]; subgroup: readonly number[] }

/** Where curriculums are searched; everywhere if `cells` is null. */
export type Ground = { kind: JobKindWord; tiers: Tiers; cells: readonly number[] | null }

/**
 * Returns packed curriculums for each tier: those in the nearest cells first, or without cells those changed latest;
 * and whether a limit left some out. It takes one statement.
 */
export async function findCurriculums(
  database: Database,
  { kind, tiers, cells }: Ground,
): Promise<{ packed: Buffer[]; capped: boolean }> {
  const walks = [walk(kind, tiers.same, cells, most.same)]
  for (const cbos of [tiers.family, tiers.subgroup]) {
    if (cbos.length > 0) walks.push(walk(kind, cbos, cells, most.related))
  }
  const { rows } = await sql<{ packed: Buffer | null; capped: boolean | null }>`
    ${plannedAnew} ${sql.join(walks, sql` union all `)}
  `.execute(database)
  return { packed: rows.flatMap(({ packed }) => packed ?? []), capped: rows.some(({ capped }) => capped === true) }
}

function walk(kind: JobKindWord, cbos: readonly number[], cells: readonly number[] | null, limit: number) {
  const found: RawBuilder<unknown> = cells
    ? sql`
        select found.packed, found.nth from unnest(${cells}::integer[]) with ordinality as asked (cell, nearness)
        cross join lateral (
          select packed, row_number() over () as nth from curriculum_spot
          where cv_type = ${kind} and cbo = any (${cbos}::integer[]) and cell = asked.cell limit ${most.each}
        ) as found
        limit ${limit}
      `
    : sql`
        select found.packed, found.nth from unnest(${cbos}::integer[]) as asked (cbo)
        cross join lateral (
          select packed, row_number() over (order by modified desc) as nth from curriculum_spot
          where cv_type = ${kind} and cbo = asked.cbo order by modified desc limit ${most.each}
        ) as found
        limit ${limit}
      `
  return sql`
    select string_agg(packed, '') as packed, count(*) >= ${limit} or bool_or(nth >= ${most.each}) as capped from (${found}) as met
  `
}

/** The maximum number of cached hashes of names of languages and technologies. */
const mostHashes = 5000
const knownHashes = new WeakMap<Database, Map<string, number>>()

/** Returns the hashes under which the database packs names; each name is queried only once. */
export async function hashesOf(database: Database, names: readonly string[]): Promise<Map<number, string>> {
  const before = knownHashes.get(database)
  const known = before && before.size < mostHashes ? before : new Map<string, number>()
  knownHashes.set(database, known)
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const { rows } = await sql<{ name: string; hash: number }>`
      select name, hashtext(name) as hash from unnest(${unknown}::text[]) as name
    `.execute(database)
    for (const { name, hash } of rows) known.set(name, hash)
  }
  return new Map(names.map((name) => [known.get(name) as number, name]))
}

/** The names of courses by the hash under which they are packed. */
export async function hashesOfCourses(database: Database, names: readonly string[]): Promise<Map<number, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; hash: number }>`
    select name, ${hashOfCourse(sql`name`)} as hash from unnest(${names}::text[]) as name
  `.execute(database)
  return new Map(rows.map(({ hash, name }) => [hash, name]))
}

/** Lists the curriculums of a kind whose owners have a candidacy in a job's selection, in any state. */
export async function curriculumsWithPlace(database: Database, { jobId, kind }: { jobId: string; kind: JobKindWord }) {
  const { rows } = await sql<{ id: string }>`
    select curriculum.id from candidacy
    join curriculum on curriculum.professional_id = candidacy.professional_id and curriculum.cv_type = ${kind}
    where candidacy.job_id = ${jobId}
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns those of these curriculums whose visible name contains a text and that contain all the words, each with the
 * name by which it is ordered: null if access is limited.
 */
export async function namesOf(
  database: Database,
  curriculumIds: readonly string[],
  { name, keywords }: { name: string; keywords: string },
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    ${plannedAnew} select curriculum.id, case when curriculum.visibility = 'free' then plain(professional.name) end as name
    from curriculum join professional on professional.account_id = curriculum.professional_id
    where curriculum.id = any (${curriculumIds}::text[])
      ${name ? sql`and curriculum.visibility = 'free' and position(plain(${name}) in plain(professional.name)) > 0` : sql``}
      ${
        keywords
          ? sql`and exists (
              select from curriculum_search as said
              where said.curriculum_id = curriculum.id and said.words @@ plainto_tsquery('portuguese', plain(${keywords}))
            )`
          : sql``
      }
  `.execute(database)
  return new Map(rows.map((row) => [row.id, row.name]))
}
