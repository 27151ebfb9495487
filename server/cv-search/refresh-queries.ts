import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { type RawBuilder, sql } from 'kysely'
import { cellSql } from '../job-search/positions.ts'
import { bitsSql, bytesSql, layOutBytes } from '../platform/database/packing.ts'
import { numberOf, rowLayout } from '../platform/database/row-layouts.ts'
import type { Database, Tx } from '../platform/house.ts'
import { curriculumRow, curriculumRowDescription, knownItem, marks, mostKnown } from './layout.ts'

type Sql = RawBuilder<unknown>

const cell = cellSql({ latitude: sql`home.latitude`, longitude: sql`home.longitude` })
const nth = (list: Sql, at: 1 | 2 | 3) => sql`coalesce(${list}[${sql.lit(at)}], 0)`

const { layout, length, ...restOfFields } = curriculumRow.fields
const head = { size: restOfFields.id.at, fields: { layout, length } }

const rest = bytesSql(
  { size: curriculumRow.size - head.size, fields: restOfFields },
  {
    id: sql`curriculum.id`,
    cbo1: nth(sql`wished.cbos`, 1),
    cbo2: nth(sql`wished.cbos`, 2),
    cbo3: nth(sql`wished.cbos`, 3),
    marks: bitsSql(marks, {
      experience1: nth(sql`wished.experience`, 1),
      experience2: nth(sql`wished.experience`, 2),
      experience3: nth(sql`wished.experience`, 3),
      schooling: sql`coalesce(level.at, 0)::integer`,
      exact: sql`professional.exact_position::integer`,
      allowRemote: sql`curriculum.allow_remote::integer`,
      foundByDisability: sql`professional.found_by_disability::integer`,
      limited: sql`(curriculum.visibility = 'limited')::integer`,
    }),
    salary: sql`coalesce(curriculum.salary_cents, 0)`,
    latitude: sql`home.latitude`,
    longitude: sql`home.longitude`,
    municipality: sql`professional.municipality_id`,
    born: sql`professional.birth_date - date '1970-01-01'`,
    modified: sql`extract(epoch from curriculum.modified_at)`,
  },
)

/** A list of what somebody knows, its number before its items. */
function knownSql(list: 'languages' | 'technologies', name: string, level: string): Sql {
  const item = bytesSql(knownItem, {
    hash: sql`hashtext(item ->> ${sql.lit(name)})`,
    level: sql`item ->> ${sql.lit(level)}`,
  })
  const number = bytesSql(layOutBytes({ number: 'int1' }), { number: sql`count(*)` })
  return sql`(
    select ${number} || coalesce(string_agg(${item}, ''), '')
    from (
      select item from jsonb_array_elements(curriculum.${sql.ref(list)}) as listed_items (item)
      limit ${sql.lit(mostKnown)}
    ) as first_ones
  )`
}

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
  await wordsStatement(curriculumIds, numberOf(curriculumRows)).execute(database)
}

function wordsStatement(curriculumIds: readonly string[] | null, layoutNumber: Sql): Sql {
  return sql`
    insert into curriculum_search (curriculum_id, words, layout)
    select curriculum.id, to_tsvector('portuguese', plain(left(concat_ws(' ', curriculum.objective,
      curriculum.content ->> 'careerFocus', curriculum.content ->> 'additionalExperiences', wished.titles, said.texts,
      translate(array_to_string(curriculum.technologies_general, ' '), '-', ' ')), 60000))), ${layoutNumber}::smallint
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
    on conflict (curriculum_id) do update set words = excluded.words, layout = excluded.layout
  `
}

/** Writes where recruiters find these curriculums, or all (null): those switched on, not hidden, of people approved before. */
export async function writeSpots(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await spotsStatement(curriculumIds, numberOf(curriculumRows)).execute(database)
}

function spotsStatement(curriculumIds: readonly string[] | null, layoutNumber: Sql): Sql {
  return sql`
    with level as materialized (
      select code, at from unnest(${schoolings.codes}::text[]) with ordinality as listed (code, at)
    ),
    own as materialized (select ${layoutNumber}::smallint as layout)
    insert into curriculum_spot (curriculum_id, cbo, cv_type, cell, modified, packed)
    select curriculum.id, spot.cbo, curriculum.cv_type,
      ${cell}, extract(epoch from curriculum.modified_at)::integer,
      ${bytesSql(head, { layout: sql`own.layout`, length: sql`length(packed.rest) + ${sql.lit(head.size)}` })} || packed.rest
    from curriculum
    cross join own
    join professional on professional.account_id = curriculum.professional_id
    cross join lateral (
      select coarse_degrees(professional.latitude) as latitude, coarse_degrees(professional.longitude) as longitude
    ) as home
    left join level on level.code = curriculum.school_level
    cross join lateral (
      select array_agg((each ->> 'cbo')::integer order by at) as cbos,
        array_agg((each ->> 'yearsOfExperience')::integer order by at) as experience
      from jsonb_array_elements(curriculum.occupations) with ordinality as listed (each, at)
      where at <= 3
    ) as wished
    cross join lateral (select distinct cbo from unnest(wished.cbos) as cbo) as spot
    cross join lateral (
      select ${rest} || ${knownSql('languages', 'language', 'level')}
        || ${knownSql('technologies', 'technology', 'yearsOfExperience')} as rest
    ) as packed
    where curriculum.searching_job and curriculum.visibility <> 'hidden'
      and professional.first_approved_at is not null and professional.status not in ('blocked', 'rejected')
      and ${curriculumIds === null ? sql`true` : sql`curriculum.id = any (${curriculumIds}::text[])`}
    order by curriculum.cv_type, spot.cbo, 4
  `
}

/** How this version writes its rows; another one is in force once these statements or the layout change. */
export const curriculumRows = rowLayout(
  'curriculum_spot',
  curriculumRowDescription,
  (number) => sql`${wordsStatement(null, number)}; ${spotsStatement(null, number)}`,
)

/** Curriculums in the order of their ids whose rows are written in another layout than this one. */
export async function curriculumsInOtherLayouts(
  tx: Tx,
  { number, after, most }: { number: number; after: string; most: number },
): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select curriculum_id as id, curriculum_id as at from curriculum_search
    where curriculum_id > ${after} and layout <> ${number} order by curriculum_id limit ${most}
  `.execute(tx)
  return rows
}
