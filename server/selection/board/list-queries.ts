import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CandidacyFilters, CandidateFilters } from '../../candidates/filters.ts'
import { unmetAnswers } from '../../candidates/queries.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'

type Sql = RawBuilder<unknown>

/**
 * Selects a job's candidacies that recruiters can see, in some steps, filtered and ordered. `today`: the date for which
 * ages are computed.
 */
export type Listing = Omit<CandidacyFilters, 'page' | 'size'> & {
  jobId: string
  steps: readonly SelectionStep[]
  from: number
  size: number
  today: string
}

/** Whether a candidate applied to the job and hasn't withdrawn. */
export const takesPart = sql<boolean>`(candidacy.step <> 'discarded' or candidacy.discarded_by is distinct from 'candidate')`

type Sort = CandidateFilters['sort']

/** The sort key of each order, matching the indexes of `candidacy`; ties are broken by the later application. */
const keys: Record<Sort, { key: Sql; direction: Sql }> = {
  relevance: { key: sql`match_score`, direction: sql`desc nulls last` },
  recent: { key: sql`applied_at`, direction: sql`desc` },
  distance: { key: sql`within_km`, direction: sql`asc` },
  name: { key: sql`plain(candidate_name)`, direction: sql`asc` },
  // Youngest first.
  age: { key: sql`birth_date`, direction: sql`desc` },
}

/** Returns a page of all visible candidacies of some steps; each step is read along the index of the order. */
export async function pageOfCandidacies(database: Database, asked: Listing): Promise<string[]> {
  const { jobId, steps, from, size, sort } = asked
  const { key, direction } = keys[sort]
  const walks = steps.map(
    (step) => sql`(
      select id, ${key} as key from candidacy where job_id = ${jobId} and step = ${step} and not hidden
      order by ${key} ${direction}, id desc limit ${from + size}
    )`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(walks, sql` union all `)}) as walked
    order by key ${direction}, id desc limit ${size} offset ${from}
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** The same for each step separately, as the columns of a board. */
export async function pagesOfCandidacies(database: Database, asked: Listing): Promise<Map<SelectionStep, string[]>> {
  const { jobId, steps, from, size, sort } = asked
  const { key, direction } = keys[sort]
  const walks = steps.map(
    (step) => sql`
      select ${step}::text as step, array(
        select id::text from candidacy where job_id = ${jobId} and step = ${step} and not hidden
        order by ${key} ${direction}, id desc limit ${size} offset ${from}
      ) as ids
    `,
  )
  const { rows } = await sql<{ step: SelectionStep; ids: string[] }>`${sql.join(walks, sql` union all `)}`.execute(
    database,
  )
  return new Map(rows.map(({ step, ids }) => [step, ids]))
}

/** Returns a page of the visible candidacies that pass every filter, and their total. */
export async function pageOfFound(database: Database, asked: Listing): Promise<{ ids: string[]; total: number }> {
  const { size, from } = asked
  const { direction } = keys[asked.sort]
  const { rows } = await sql<{ ids: string[]; total: number }>`
    ${foundCandidacies(asked)}
    select (select count(*) from found) as total,
      array(select id::text from found order by key ${direction}, id desc limit ${size} offset ${from}) as ids
  `.execute(database)
  return rows[0] ?? { ids: [], total: 0 }
}

/** The same for each step separately; a step without matches is missing. */
export async function pagesOfFound(
  database: Database,
  asked: Listing,
): Promise<Map<SelectionStep, { ids: string[]; total: number }>> {
  const { size, from } = asked
  const { direction } = keys[asked.sort]
  const { rows } = await sql<{ step: SelectionStep; ids: string[]; total: number }>`
    ${foundCandidacies(asked)},
    placed as (
      select step, id, row_number() over (partition by step order by key ${direction}, id desc) as place from found
    )
    select step, count(*) as total,
      coalesce(array_agg(id::text order by place) filter (where place > ${from} and place <= ${from + size}), '{}') as ids
    from placed group by step
  `.execute(database)
  return new Map(rows.map(({ step, ids, total }) => [step, { ids, total }]))
}

/** The ids under which recruiters open these candidacies: their curriculum's, or their own if it was deleted. */
export async function cvIdsOf(database: Database, candidacyIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; cvId: string }>`
    select id, coalesce(curriculum_id, id) as "cvId" from candidacy where id = any (${candidacyIds}::text[])
  `.execute(database)
  return new Map(rows.map(({ id, cvId }) => [id, cvId]))
}

/**
 * Defines `found`: the visible candidacies of some steps that pass every filter, each with its step and the values for
 * the order.
 */
function foundCandidacies(asked: Listing): Sql {
  const { jobId, steps, sort } = asked
  const { key } = keys[sort]
  return sql`
    ${plannedAnew} with named as materialized (
      select candidacy.id, candidacy.step, candidacy.professional_id, candidacy.curriculum_id, candidacy.match_score, candidacy.applied_at,
        candidacy.within_km, candidacy.candidate_name, ${takesPart} as applied
      from candidacy
      where candidacy.job_id = ${jobId} and candidacy.step = any (${steps}::text[]) and not candidacy.hidden
        ${asked.name ? sql`and plain(candidacy.candidate_name) like ${containing(asked.name)}` : sql``}
        ${asked.distance === undefined ? sql`` : sql`and candidacy.within_km <= ${asked.distance}`}
        ${asked.fit === undefined ? sql`` : sql`and candidacy.match_score >= ${asked.fit}`}
        ${
          asked.tag
            ? sql`and exists (
                select from candidacy_tag as tagged
                where tagged.candidacy_id = candidacy.id and tagged.plain_tag = plain(${asked.tag})
              )`
            : sql``
        }
        ${asked.met ? sql`and not jsonb_path_exists(candidacy.answers, ${unmetAnswers}::jsonpath)` : sql``}
        ${asked.answers ? sql`and candidacy.answers @> ${JSON.stringify(answersIn(asked.answers))}::jsonb` : sql``}
        ${asked.unseen ? sql`and candidacy.viewed_at is null` : sql``}
        ${
          asked.liked
            ? sql`and exists (
                select from candidate_like as kept
                where kept.job_id = ${jobId} and (kept.curriculum_id = candidacy.curriculum_id or kept.candidacy_id = candidacy.id)
              )`
            : sql``
        }
    ),
    found as materialized (
      select named.id, named.step, ${key} as key from named
      ${asksOfPerson(asked) ? sql`join professional on professional.account_id = named.professional_id` : sql``}
      ${asksOfCurriculum(asked) ? sql`join curriculum on curriculum.id = named.curriculum_id` : sql``}
      ${asked.keywords ? sql`join curriculum_search as said on said.curriculum_id = named.curriculum_id` : sql``}
      where ${conditions(asked)}
    )
  `
}

/** Whether a list is filtered, or ordered by a value that isn't stored with the candidacy. */
export function isNarrowed(asked: Omit<CandidacyFilters, 'page' | 'size'>): boolean {
  const { name, distance, keywords, unseen, liked, met, answers, tag, fit } = asked
  const isAsked = name !== '' || distance !== undefined || keywords !== '' || answers !== undefined
  if (isAsked || unseen || liked || met || tag || fit !== undefined) return true
  return asksOfPerson(asked) || asksOfCurriculum(asked)
}

/** The answers that a filter asks for, as they are stored. */
function answersIn(asked: string) {
  return asked.split(',').map((each) => {
    const [questionId, answer] = each.split(':')
    return { questionId, answer }
  })
}

type Narrowing = Omit<CandidateFilters, 'page' | 'size'>

function asksOfPerson({ location, pcdOnly, ageMin, ageMax, sort }: Narrowing): boolean {
  return location !== undefined || pcdOnly === true || ageMin !== undefined || ageMax !== undefined || sort === 'age'
}

function asksOfCurriculum({ occupation, salary, allowRemote }: Narrowing): boolean {
  return occupation !== undefined || salary !== undefined || allowRemote === true
}

/**
 * The conditions that a candidate must fulfil to pass the filters, on `professional`, `curriculum`, `named` and `said`.
 */
export function conditions(asked: Narrowing & Pick<Listing, 'today'>): Sql {
  const { location, pcdOnly, ageMin, ageMax, occupation, salary, allowRemote, keywords, today } = asked
  const bornBy = (age: number) => sql`(${today}::date - make_interval(years => ${age}::integer))::date`
  const all = [
    sql`true`,
    ...(location === undefined ? [] : [sql`professional.municipality_id = ${location}`]),
    ...(pcdOnly ? [sql`professional.is_handicap and (professional.found_by_disability or named.applied)`] : []),
    ...(ageMin === undefined ? [] : [sql`professional.birth_date <= ${bornBy(ageMin)}`]),
    ...(ageMax === undefined ? [] : [sql`professional.birth_date > ${bornBy(ageMax + 1)}`]),
    ...(occupation === undefined
      ? []
      : [sql`curriculum.occupations @> jsonb_build_array(jsonb_build_object('cbo', ${occupation}::text))`]),
    ...(salary === undefined ? [] : [sql`curriculum.salary_cents <= ${salary}`]),
    ...(allowRemote ? [sql`curriculum.allow_remote`] : []),
    ...(keywords ? [sql`said.words @@ plainto_tsquery('portuguese', plain(${keywords}))`] : []),
  ]
  return sql.join(all, sql` and `)
}

/** A LIKE pattern that finds a text anywhere, taken literally. */
function containing(text: string): Sql {
  return sql`'%' || plain(${text.replace(/[\\%_]/g, (each) => `\\${each}`)}) || '%'`
}
