import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/**
 * Makes refreshes of the same curriculums wait for each other, so that the later one reads the later state, and who
 * would remove one wait for the refresh: it takes with it the rows that the refresh holds.
 */
export async function lockCurriculums(tx: Tx, curriculumIds: readonly string[]) {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('curriculum_search ' || id, 0))
    from (select unnest(${[...curriculumIds].sort()}::text[]) as id order by 1) as curriculums
  `.execute(tx)
  await sql`
    select from curriculum where id = any (${curriculumIds}::text[]) order by id for key share
  `.execute(tx)
}

/** The ids of a professional's curriculums. */
export async function curriculumsOf(tx: Tx, professionalId: string): Promise<string[]> {
  const rows = await tx.selectFrom('curriculum').select('id').where('professional_id', '=', professionalId).execute()
  return rows.map(({ id }) => id)
}

/** Lets the statements of a transaction take the time and memory that all curriculums at once need. */
export async function takeYourTime(tx: Tx) {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`set local jit = off`.execute(tx)
}

/** Takes everything away, before all of it is written anew. */
export async function deleteAllRows(tx: Tx) {
  await sql`truncate curriculum_search, curriculum_spot`.execute(tx)
}

/** Takes these curriculums out of what recruiters find. */
export async function deleteSpots(tx: Tx, curriculumIds: readonly string[]) {
  await sql`delete from curriculum_spot where curriculum_id = any (${curriculumIds}::text[])`.execute(tx)
}

/** Writes the words of these curriculums, or of all (null). */
export async function writeWords(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await sql`
    insert into curriculum_search (curriculum_id, words)
    select curriculum.id, to_tsvector('portuguese', plain(left(concat_ws(' ', curriculum.objective,
      curriculum.content ->> 'careerFocus', curriculum.content ->> 'additionalExperiences', wished.titles, said.texts,
      translate(array_to_string(curriculum.technologies_general, ' '), '-', ' ')), 60000)))
    from curriculum
    cross join lateral (
      select string_agg(occupation.title, ' ') as titles
      from jsonb_array_elements(curriculum.occupations) as each
      join occupation on occupation.cbo = each ->> 'cbo'
    ) as wished
    cross join lateral (
      select string_agg(translate(text #>> '{}', '-', ' '), ' ') as texts
      from jsonb_path_query(
        jsonb_build_array(curriculum.experiences, curriculum.formations, curriculum.internship_courses,
          curriculum.courses, curriculum.technologies),
        'strict $.** ? (@.type() == "string")'
      ) as text
    ) as said
    where ${curriculumIds === null ? sql`true` : sql`curriculum.id = any (${curriculumIds}::text[])`}
    on conflict (curriculum_id) do update set words = excluded.words
  `.execute(database)
}

/** Writes where recruiters find these curriculums, or all (null): those switched on, not hidden, of people approved before. */
export async function writeSpots(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await sql`
    with level as materialized (
      select code, at from unnest(${schoolings.codes}::text[]) with ordinality as listed (code, at)
    )
    insert into curriculum_spot (curriculum_id, cbo, cv_type, cell, modified, packed)
    select curriculum.id, spot.cbo, curriculum.cv_type,
      (floor((home.latitude + 40) * 2) * 200 + floor((home.longitude + 80) * 2))::integer,
      extract(epoch from curriculum.modified_at)::integer,
      curriculum_packed(curriculum.id, wished.cbos, wished.experience
          + coalesce(level.at, 0)::integer * 512
          + case when professional.exact_position then 8192 else 0 end
          + case when curriculum.allow_remote then 16384 else 0 end
          + case when professional.found_by_disability then 32768 else 0 end
          + case when curriculum.no_technologies then 65536 else 0 end
          + case when curriculum.visibility = 'limited' then 131072 else 0 end,
        coalesce(curriculum.salary_cents, 0), home.latitude::real, home.longitude::real,
        professional.municipality_id, professional.birth_date - date '1970-01-01',
        extract(epoch from curriculum.modified_at)::integer, curriculum.languages, curriculum.technologies)
    from curriculum
    join professional on professional.account_id = curriculum.professional_id
    cross join lateral (
      select coarse_degrees(professional.latitude) as latitude, coarse_degrees(professional.longitude) as longitude
    ) as home
    left join level on level.code = curriculum.school_level
    cross join lateral (
      select array_agg((each ->> 'cbo')::integer order by at) as cbos,
        coalesce(sum((each ->> 'yearsOfExperience')::integer << ((at - 1) * 3)::integer), 0)::integer as experience
      from jsonb_array_elements(curriculum.occupations) with ordinality as listed (each, at)
      where at <= 3
    ) as wished
    cross join lateral (select distinct cbo from unnest(wished.cbos) as cbo) as spot
    where curriculum.searching_job and curriculum.visibility <> 'hidden'
      and professional.first_approved_at is not null and professional.status not in ('blocked', 'rejected')
      and ${curriculumIds === null ? sql`true` : sql`curriculum.id = any (${curriculumIds}::text[])`}
    order by curriculum.cv_type, spot.cbo, 4
  `.execute(database)
}
