import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** The most curriculums that one walk of an index takes, so that a search costs the same however many there are. */
const most = { each: 150, same: 700, related: 400 } as const

/** Occupations in the order of how near they come to the job's: the same, its family, its subgroup. */
export type Tiers = { same: readonly number[]; family: readonly number[]; subgroup: readonly number[] }

/** Where a search of curriculums looks; without cells everywhere. */
export type Ground = { kind: JobKindWord; tiers: Tiers; cells: readonly number[] | null }

/** Curriculums as packed: of each tier its nearest cells first, or without cells the last changed. One statement. */
export async function findCurriculums(database: Database, { kind, tiers, cells }: Ground): Promise<Buffer[]> {
  const walks = [walk(kind, tiers.same, cells, most.same)]
  for (const cbos of [tiers.family, tiers.subgroup]) {
    if (cbos.length > 0) walks.push(walk(kind, cbos, cells, most.related))
  }
  const { rows } = await sql<{ packed: Buffer | null }>`${sql.join(walks, sql` union all `)}`.execute(database)
  return rows.flatMap(({ packed }) => (packed ? [packed] : []))
}

function walk(kind: JobKindWord, cbos: readonly number[], cells: readonly number[] | null, limit: number) {
  const found: RawBuilder<unknown> = cells
    ? sql`
        select found.packed from unnest(${cells}::integer[]) with ordinality as asked (cell, nearness)
        cross join lateral (
          select packed from curriculum_spot
          where cv_type = ${kind} and cbo = any (${cbos}::integer[]) and cell = asked.cell limit ${most.each}
        ) as found
        limit ${limit}
      `
    : sql`
        select found.packed from unnest(${cbos}::integer[]) as asked (cbo)
        cross join lateral (
          select packed from curriculum_spot
          where cv_type = ${kind} and cbo = asked.cbo order by modified desc limit ${most.each}
        ) as found
        limit ${limit}
      `
  return sql`select string_agg(packed, '') as packed from (${found}) as met`
}

/** Occupations of a CBO subgroup (3 digits). */
export async function occupationsOfSubgroup(database: Database, subgroup: string): Promise<string[]> {
  const { rows } = await sql<{ cbo: string }>`
    select cbo from occupation where cbo like ${`${subgroup}%`} order by cbo
  `.execute(database)
  return rows.map(({ cbo }) => cbo)
}

/** The hashes by which the database packs names. */
export async function hashesOf(database: Database, names: readonly string[]): Promise<Map<number, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; hash: number }>`
    select name, hashtext(name) as hash from unnest(${names}::text[]) as name
  `.execute(database)
  return new Map(rows.map(({ name, hash }) => [hash, name]))
}

/** The curriculums of a kind whose owners have a place in a job's selection, whatever became of it. */
export async function curriculumsWithPlace(database: Database, { jobId, kind }: { jobId: string; kind: JobKindWord }) {
  const { rows } = await sql<{ id: string }>`
    select curriculum.id from place
    join curriculum on curriculum.professional_id = place.professional_id and curriculum.cv_type = ${kind}
    where place.job_id = ${jobId}
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** The position of a municipality; undefined where there is none. */
export async function positionOfTown(database: Database, municipality: number) {
  return database
    .selectFrom('municipality')
    .select(['latitude', 'longitude'])
    .where('id', '=', municipality)
    .executeTakeFirst()
}

/**
 * Of these curriculums, those whose shown name has a text in it and that have all of the words, with the name that orders
 * them: null where access is limited.
 */
export async function namesOf(
  database: Database,
  curriculumIds: readonly string[],
  { name, keywords }: { name: string; keywords: string },
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select curriculum.id, case when curriculum.visibility = 'free' then plain(professional.name) end as name
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
