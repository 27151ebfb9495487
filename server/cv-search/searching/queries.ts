import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { StateCode } from '@trampolim/marketplace/reference/states.ts'
import { type RawBuilder, sql } from 'kysely'
import { stateNumber } from '../../job-search/understanding/state-number.ts'
import { queryOfFacts, readLatestWeeks } from '../../platform/database/facts.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { factOf } from '../facts.ts'
import { hashOfFocus } from '../refresh-queries.ts'

type Sql = RawBuilder<unknown>

/** Whether one of the jobs of the recruiter's organisation was ever approved and isn't taken down (`mayFindPeople`). */
export async function hasFindingJob(database: Database, recruiterId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from job
      where organization_id = (select organization_id from recruiter where account_id = ${recruiterId})
        and first_approved_at is not null and taken_down_at is null
    ) as found
  `.execute(database)
  return rows[0]?.found ?? false
}

/** Conditions for reading rows; a missing condition doesn't restrict. */
export type Conditions = {
  kind: JobKindWord
  cbos: readonly number[]
  towns: readonly number[]
  states: readonly StateCode[]
}

/** Packed curriculums; whether a limit left some out, and whether a curriculum may occur twice. */
export type Read = { packed: Buffer[]; capped: boolean; repeats: boolean }

/**
 * Reads curriculums of these occupations: first those in the given cells, the nearest first, then the latest changed of
 * each occupation anywhere; and those that contain the alternative words. It takes one statement.
 */
export function readOfOccupation(
  database: Database,
  {
    cells,
    only,
    instead,
    most,
    ...of
  }: Conditions & { cells: readonly number[]; only: boolean; instead: string; most: number },
): Promise<Read> {
  const { kind, cbos } = of
  const [cbo] = cbos
  const isOne = cbos.length === 1
  const near = sql`
    select found.packed from unnest(${cells}::integer[]) with ordinality as asked (cell, nearness)
    cross join lateral (
      select packed from curriculum_spot
      where cv_type = ${kind} and ${isOne ? sql`cbo = ${cbo}` : sql`cbo = any (${cbos}::integer[])`} and cell = asked.cell
      limit ${most}
    ) as found
    limit ${most}
  `
  const anywhere = isOne
    ? sql`
        select packed from curriculum_spot where cv_type = ${kind} and cbo = ${cbo} order by modified desc limit ${most}
      `
    : sql`
        select found.packed from unnest(${cbos}::integer[]) with ordinality as asked (cbo, likelihood)
        cross join lateral (
          select packed from curriculum_spot
          where cv_type = ${kind} and cbo = asked.cbo order by modified desc limit ${most}
        ) as found
        limit ${most}
      `
  const named = cbos.length > 0 ? [...(cells.length > 0 ? [near] : []), ...(only ? [] : [anywhere])] : []
  const walks = instead === '' ? named : [...named, sayingWords({ ...of, name: '', keywords: instead, most })]
  // A person may have several of the occupations.
  return read(database, walks, { most, repeats: walks.length > 1 || !isOne })
}

/** Curriculums of people who live in these towns, the latest changed of each first. */
export function readOfTowns(database: Database, { kind, towns, most }: Conditions & { most: number }): Promise<Read> {
  const walk = sql`
    select found.packed from unnest(${towns}::integer[]) with ordinality as asked (town, nearness)
    cross join lateral (
      select packed from curriculum_spot
      where lead and cv_type = ${kind} and municipality = asked.town order by modified desc limit ${most}
    ) as found
    limit ${most}
  `
  return read(database, [walk], { most })
}

/** Curriculums of people who live in these states, the latest changed first. */
export function readOfStates(database: Database, { kind, states, most }: Conditions & { most: number }): Promise<Read> {
  const walk = sql`
    select found.packed from unnest(${states.map(stateNumber)}::integer[]) as asked (state)
    cross join lateral (
      select packed, modified from curriculum_spot
      where lead and cv_type = ${kind} and municipality / 100000 = asked.state order by modified desc limit ${most}
    ) as found
    order by found.modified desc limit ${most}
  `
  return read(database, [walk], { most })
}

/** The curriculums changed last. */
export function readLatest(database: Database, { kind, most }: Conditions & { most: number }): Promise<Read> {
  const walk = sql`
    select packed from curriculum_spot where lead and cv_type = ${kind} order by modified desc limit ${most}
  `
  return read(database, [walk], { most })
}

/** Curriculums with all these words, or of people with this part of a name, in the towns and states if any are given. */
export function readOfWords(
  database: Database,
  { kind, towns, states, name, keywords, most }: Conditions & Words & { most: number },
): Promise<Read> {
  return read(database, [sayingWords({ kind, towns, states, name, keywords, most })], { most })
}

function sayingWords({
  kind,
  towns,
  states,
  name,
  keywords,
  most,
}: Omit<Conditions, 'cbos'> & Words & { most: number }): Sql {
  return sql`
    select said.packed from curriculum_search as said
    where ${name ? sql`said.name like ${likePart(name)}` : sql`true`}
      and ${keywords ? hasWords(keywords) : sql`true`}
      and said.cv_type = ${kind} and said.packed is not null
      and ${towns.length > 0 ? sql`said.municipality = any (${towns}::integer[])` : sql`true`}
      and ${states.length > 0 ? sql`said.municipality / 100000 = any (${states.map(stateNumber)}::integer[])` : sql`true`}
    limit ${most}
  `
}

/** The result of a further read; `last`: the change of the last row, in seconds since 1970. */
export type Further = { packed: Buffer[]; count: number; capped: boolean; last: number | null }

/** What a further read finds. `since` and `from`: only changes between these moments, in seconds since 1970. */
type OfFurther = Words & {
  kind: JobKindWord
  facts: readonly (readonly string[])[]
  since: number | null
  from: number | null
  most: number
}

/** In how many of the last weeks of changes a further read of people with a word or name looks first. */
const weeksRead = [2, 8, 32]

/**
 * Reads the curriculums changed latest, from a given change backwards, that contain the words, a fact of each list and
 * this part of a name, including those already read.
 */
export async function readFurther(database: Database, { now, ...of }: OfFurther & { now: Date }): Promise<Further> {
  if (of.name === '' && of.keywords === '') return readChanged(database, of)
  const from = of.from ?? now.getTime() / 1000
  const weekFact = (week: number) => factOf('week', `${of.kind}${week}`)
  return readLatestWeeks({ from, spans: weeksRead, most: of.most, weekFact }, (weeks) =>
    readChanged(database, { ...of, facts: [...of.facts, ...weeks] }),
  )
}

async function readChanged(
  database: Database,
  { kind, facts, name, keywords, since, from, most }: OfFurther,
): Promise<Further> {
  const { rows } = await sql<{ packed: Buffer | null; count: number; last: number | null }>`
    ${plannedAnew} select string_agg(packed, '') as packed, count(*)::integer as count, min(modified) as last
    from (
      select spot.packed, spot.modified
      from curriculum_spot as spot join curriculum_search as said on said.curriculum_id = spot.curriculum_id
      where spot.lead and spot.cv_type = ${kind} and said.cv_type = ${kind}
        and ${facts.length > 0 ? sql`said.words @@ ${queryOfFacts(facts)}::tsquery` : sql`true`}
        and ${name ? sql`said.name like ${likePart(name)}` : sql`true`}
        and ${keywords ? hasWords(keywords) : sql`true`}
        and ${from === null ? sql`true` : sql`spot.modified <= ${from}`}
        and ${since === null ? sql`true` : sql`spot.modified >= ${Math.floor(since)}`}
      order by spot.modified desc limit ${most}
    ) as met
  `.execute(database)
  const { packed, count = 0, last = null } = rows[0] ?? {}
  return { packed: packed ? [packed] : [], count, capped: count >= most, last }
}

async function read(
  database: Database,
  walks: readonly Sql[],
  { most, repeats = false }: { most: number; repeats?: boolean },
): Promise<Read> {
  const each = walks.map(
    (walk) => sql`select string_agg(packed, '') as packed, count(*)::integer as count from (${walk}) as met`,
  )
  const { rows } = await sql<{
    packed: Buffer | null
    count: number
  }>`${plannedAnew} ${sql.join(each, sql` union all `)}`.execute(database)
  return {
    packed: rows.flatMap(({ packed }) => packed ?? []),
    capped: rows.some(({ count }) => count >= most),
    repeats,
  }
}

type Words = { name: string; keywords: string }

const likePart = (name: string) => sql`'%' || plain(${name.replace(/[\\%_]/g, '\\$&')}) || '%'`
const hasWords = (keywords: string) => sql`said.words @@ plainto_tsquery('portuguese', plain(${keywords}))`

/**
 * Those of these curriculums that contain all the words and whose name, as visible to recruiters, contains this text.
 */
export async function idsWithWords(
  database: Database,
  curriculumIds: readonly string[],
  { name, keywords }: Words,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    ${plannedAnew} select said.curriculum_id as id from curriculum_search as said
    where said.curriculum_id = any (${curriculumIds}::text[])
      and ${name ? sql`said.name like ${likePart(name)}` : sql`true`}
      and ${keywords ? hasWords(keywords) : sql`true`}
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** The hashes under which career focuses are packed. */
export async function hashesOfFocuses(database: Database, focuses: readonly string[]): Promise<number[]> {
  if (focuses.length === 0) return []
  const { rows } = await sql<{ hash: number | null }>`
    select ${hashOfFocus(sql`focus`)} as hash from unnest(${focuses}::text[]) as focus
  `.execute(database)
  return rows.flatMap(({ hash }) => hash ?? [])
}

/**
 * The career focuses with these hashes, each as typed in one curriculum. Left out if that curriculum has changed or
 * recruiters can't find it any more, since only a shared focus may be shown.
 */
export async function focusesOf(
  database: Database,
  examples: readonly { hash: number; curriculumId: string }[],
): Promise<Map<number, string>> {
  if (examples.length === 0) return new Map()
  const focus = sql`btrim(curriculum.content ->> 'careerFocus')`
  const { rows } = await sql<{ hash: number; focus: string }>`
    select asked.hash, ${focus} as focus
    from unnest(${examples.map(({ hash }) => hash)}::integer[], ${examples.map(({ curriculumId }) => curriculumId)}::text[])
      as asked (hash, curriculum_id)
    join curriculum on curriculum.id = asked.curriculum_id
    where ${hashOfFocus(focus)} = asked.hash and curriculum.searching_job and curriculum.visibility <> 'hidden'
  `.execute(database)
  return new Map(rows.map(({ hash, focus }) => [hash, focus]))
}
