import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { weekParts, weekPartsOf } from '@trampolim/marketplace/availability/week-parts.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { type RawBuilder, sql } from 'kysely'
import { foundSince } from '../candidates/queries.ts'
import { textsInContent } from '../curriculums/stored.ts'
import { cellSql } from '../job-search/rows/positions.ts'
import { weekSql } from '../platform/database/facts.ts'
import { bitsSql, bytesSql, layOutBytes } from '../platform/database/packing.ts'
import { queueUp } from '../platform/database/queue-up.ts'
import { numberOf, rowLayout } from '../platform/database/row-layouts.ts'
import type { Database, Tx } from '../platform/house.ts'
import { countsAsApproved } from '../profiles/standing.ts'
import { factSql, salaryStepSql } from './facts.ts'
import { curriculumRow, curriculumRowDescription, knownItem, marks, mostKnown, periodFactor } from './layout.ts'

type Sql = RawBuilder<unknown>

/** Whether recruiters can find a curriculum: it is switched on, it isn't hidden, and its owner was approved before. */
const isFindable = sql`(curriculum.searching_job and curriculum.visibility <> 'hidden'
  and ${countsAsApproved('professional')})`

const cell = cellSql({ latitude: sql`home.latitude`, longitude: sql`home.longitude` })
const nth = (list: Sql, at: 1 | 2 | 3) => sql`coalesce(${list}[${sql.lit(at)}], 0)`

/** SQL for the hash under which a career focus is packed; null for a missing or empty one. */
export function hashOfFocus(text: Sql): Sql {
  return sql`hashtext(nullif(btrim(plain(${text})), ''))`
}

const textsSql = (texts: readonly string[]) => sql`${sql.lit(`{${texts.join(',')}}`)}::text[]`

/** SQL for the benefits that a person wishes, and for the parts of the week in which they are available. */
const wishedBenefits = sql`array(select jsonb_array_elements_text(coalesce(curriculum.content -> 'benefits', '[]')))`
const availableParts = sql`coalesce(professional.week_parts, case when professional.availability ->> 'type' = 'default'
  then ${textsSql(weekPartsOf(usualAvailability))} end)`

/** SQL for an integer with one bit for each code of a list, set if the code is among the stated ones. */
function bitsOfCodes(codes: readonly string[], stated: Sql): Sql {
  return sql`(
    select coalesce(bit_or(1 << (at - 1)::integer), 0)
    from unnest(${textsSql(codes)}) with ordinality as listed_codes (code, at)
    where code = any (${stated})
  )`
}

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
      licences: bitsOfCodes(licenceCategories.codes, sql`curriculum.driver_licence`),
    }),
    salary: sql`coalesce(curriculum.salary_cents, 0)`,
    latitude: sql`home.latitude`,
    longitude: sql`home.longitude`,
    municipality: sql`professional.municipality_id`,
    born: sql`professional.birth_date - date '1970-01-01'`,
    modified: sql`extract(epoch from curriculum.modified_at)`,
    since: sql`extract(epoch from ${foundSince})`,
    focus: sql`coalesce(${hashOfFocus(sql`curriculum.content ->> 'careerFocus'`)}, 0)`,
    weekParts: bitsOfCodes(weekParts.codes, availableParts),
    benefits: bitsOfCodes(benefits.codes, wishedBenefits),
  },
)

/** SQL for the hash under which the name of a course is packed. */
export function hashOfCourse(text: Sql): Sql {
  return sql`hashtext(regexp_replace(btrim(plain(${text})), '\\s+', ' ', 'g'))`
}

/** SQL that packs a student's courses in the form of languages, with period and shift in place of the level. */
function coursesSql(): Sql {
  const item = bytesSql(knownItem, {
    hash: hashOfCourse(sql`item ->> 'course'`),
    level: sql`coalesce((item ->> 'coursePeriod')::integer, 0) * ${sql.lit(periodFactor)} + coalesce((item ->> 'courseShift')::integer, 0)`,
  })
  const number = bytesSql(layOutBytes({ number: 'int1' }), { number: sql`count(*)` })
  return sql`(
    select ${number} || coalesce(string_agg(${item}, ''), '')
    from (
      select item from jsonb_array_elements(curriculum.internship_courses) as listed_items (item)
      limit ${sql.lit(mostKnown)}
    ) as first_ones
  )`
}

/** SQL that packs a list of languages or technologies, preceded by its length. */
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
 * Makes refreshes of the same curriculums wait for each other, so that the later one reads the later state. Deletions
 * of these curriculums wait too, since they cascade to the rows that the refresh has locked.
 */
export async function lockCurriculums(tx: Tx, curriculumIds: readonly string[]) {
  await queueUp(tx, ...curriculumIds.map((id) => `curriculum_search ${id}`))
  await sql`
    select from curriculum where id = any (${curriculumIds}::text[]) order by id for key share
  `.execute(tx)
}

/** Lists the ids of a professional's curriculums. */
export async function curriculumsOf(tx: Tx, professionalId: string): Promise<string[]> {
  const rows = await tx.selectFrom('curriculum').select('id').where('professional_id', '=', professionalId).execute()
  return rows.map(({ id }) => id)
}

/** Raises the transaction's time and memory limits for rewriting all curriculums at once. */
export async function raiseLimits(tx: Tx) {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`set local jit = off`.execute(tx)
}

/** Deletes all rows before they are rewritten. */
export async function deleteAllRows(tx: Tx) {
  await sql`truncate curriculum_search, curriculum_spot`.execute(tx)
}

/** Removes these curriculums from what recruiters can find. */
export async function deleteSpots(tx: Tx, curriculumIds: readonly string[]) {
  await sql`delete from curriculum_spot where curriculum_id = any (${curriculumIds}::text[])`.execute(tx)
}

/**
 * Writes the search rows of these curriculums, or of all (null), that have none yet. The word index comes last, since it
 * contains what the other rows hold.
 */
export async function writeRows(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await writeSpots(database, curriculumIds)
  await writeWords(database, curriculumIds)
}

/** Writes the word index of these curriculums, or of all (null). */
async function writeWords(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await wordsStatement(curriculumIds, numberOf(curriculumRows)).execute(database)
}

/**
 * The facts that the word index contains for a findable curriculum besides its words (`facts.ts`); they support
 * filters.
 */
const factsOfCurriculum = sql`(
  array[${factSql('cell', sql`spot.cell`)}, ${factSql('municipality', sql`professional.municipality_id`)},
    ${factSql('state', sql`professional.municipality_id / 100000`)}, ${factSql('schooling', sql`coalesce(level.at, 0)`)},
    ${factSql('remote', sql`curriculum.allow_remote::integer`)}, ${factSql('disability', sql`professional.found_by_disability::integer`)},
    ${factSql('salary', salaryStepSql(sql`coalesce(curriculum.salary_cents, 0)`))},
    ${factSql('born', sql`extract(year from professional.birth_date)`)},
    ${factSql('week', sql`curriculum.cv_type || ${weekSql(foundSince)}`)},
    ${factSql('focus', sql`coalesce(${hashOfFocus(sql`curriculum.content ->> 'careerFocus'`)}, 0)`)}]
  || array(select ${factSql('occupation', sql`each ->> 'cbo'`)} from jsonb_array_elements(curriculum.occupations) as each)
  || array(select ${factSql('subgroup', sql`left(each ->> 'cbo', 3)`)} from jsonb_array_elements(curriculum.occupations) as each)
  || array(select ${factSql('experience', sql`each ->> 'yearsOfExperience'`)} from jsonb_array_elements(curriculum.occupations) as each)
  || array(select ${factSql('licence', sql`each`)} from unnest(curriculum.driver_licence) as each)
  || array(select ${factSql('benefit', sql`each`)} from unnest(${wishedBenefits}) as each)
  || array(select ${factSql('weekPart', sql`each`)} from unnest(${availableParts}) as each)
  || array(select ${factSql('language', sql`hashtext(each ->> 'language')`)} from jsonb_array_elements(curriculum.languages) as each)
)`

/** The texts of a curriculum that have no column of their own. */
const textsSaid = sql.join(textsInContent.map((name) => sql`curriculum.content ->> ${sql.lit(name)}`))

function wordsStatement(curriculumIds: readonly string[] | null, layoutNumber: Sql): Sql {
  return sql`
    insert into curriculum_search (curriculum_id, cv_type, municipality, packed, words, name, layout)
    select curriculum.id, curriculum.cv_type, professional.municipality_id, spot.packed, to_tsvector('portuguese', plain(left(concat_ws(' ', curriculum.objective,
      ${textsSaid}, wished.titles, said.texts,
      translate(array_to_string(curriculum.technologies_general, ' '), '-', ' ')), 60000)))
        || case when spot.packed is null then '' else array_to_tsvector(${factsOfCurriculum}) end,
      case when ${isFindable} and curriculum.visibility = 'free' then plain(professional.name) end,
      ${layoutNumber}::smallint
    from curriculum
    join professional on professional.account_id = curriculum.professional_id
    left join curriculum_spot as spot on spot.curriculum_id = curriculum.id and spot.lead
    left join (
      select code, at from unnest(${schoolings.codes}::text[]) with ordinality as listed (code, at)
    ) as level on level.code = curriculum.school_level
    cross join lateral (
      select string_agg((select title from occupation where cbo = each ->> 'cbo'), ' ') as titles
      from jsonb_array_elements(curriculum.occupations) as each
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
    on conflict (curriculum_id) do update set cv_type = excluded.cv_type, municipality = excluded.municipality,
      packed = excluded.packed, words = excluded.words, name = excluded.name, layout = excluded.layout
  `
}

/**
 * Writes the search rows of those of these curriculums (or of all, if null) that recruiters can find: switched on, not
 * hidden, and of people approved before. `modified` is the moment since when they are found as they are, so that a search
 * that can't read all of them reads the new ones.
 */
async function writeSpots(database: Database | Tx, curriculumIds: readonly string[] | null) {
  await spotsStatement(curriculumIds, numberOf(curriculumRows)).execute(database)
}

function spotsStatement(curriculumIds: readonly string[] | null, layoutNumber: Sql): Sql {
  return sql`
    with level as materialized (
      select code, at from unnest(${schoolings.codes}::text[]) with ordinality as listed (code, at)
    ),
    own as materialized (select ${layoutNumber}::smallint as layout)
    insert into curriculum_spot (curriculum_id, cbo, cv_type, cell, lead, municipality, modified, packed)
    select curriculum.id, spot.cbo, curriculum.cv_type,
      ${cell}, spot.cbo = wished.cbos[1], professional.municipality_id, extract(epoch from ${foundSince})::integer,
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
        || ${knownSql('technologies', 'technology', 'yearsOfExperience')} || ${coursesSql()} as rest
    ) as packed
    where ${isFindable}
      and ${curriculumIds === null ? sql`true` : sql`curriculum.id = any (${curriculumIds}::text[])`}
    order by curriculum.cv_type, spot.cbo, 4
  `
}

/** This version's row layout and statements; a change of either produces a new version of the rows. */
export const curriculumRows = rowLayout(
  'curriculum_spot',
  curriculumRowDescription,
  (number) => sql`${spotsStatement(null, number)}; ${wordsStatement(null, number)}`,
)

/** Lists curriculums, ordered by id, whose rows have another layout than the current one. */
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
