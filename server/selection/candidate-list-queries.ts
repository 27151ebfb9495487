import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CandidateFilters } from '../candidates/filters.ts'
import type { Database } from '../platform/house.ts'

type Sql = RawBuilder<unknown>

/** Which places of a job: those shown to recruiters in some steps, narrowed and ordered. `today`: from which ages count. */
export type Listing = Omit<CandidateFilters, 'page' | 'size'> & {
  jobId: string
  steps: readonly SelectionStep[]
  from: number
  size: number
  today: string
}

type Sort = CandidateFilters['sort']

/** What each order compares, as the indexes of `place` have it; the later application first where it is the same. */
const keys: Record<Sort, { key: Sql; direction: Sql }> = {
  relevance: { key: sql`match_score`, direction: sql`desc nulls last` },
  recent: { key: sql`applied_at`, direction: sql`desc` },
  distance: { key: sql`within_km`, direction: sql`asc` },
  name: { key: sql`plain(candidate_name)`, direction: sql`asc` },
  // The youngest first.
  age: { key: sql`birth_date`, direction: sql`desc` },
}

/** A page of all shown places of some steps, each step walked along the index of the order. */
export async function pageOfPlaces(database: Database, asked: Listing): Promise<string[]> {
  const { jobId, steps, from, size, sort } = asked
  const { key, direction } = keys[sort]
  const walks = steps.map(
    (step) => sql`(
      select id, ${key} as key from place where job_id = ${jobId} and step = ${step} and not hidden
      order by ${key} ${direction}, id desc limit ${from + size}
    )`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(walks, sql` union all `)}) as walked
    order by key ${direction}, id desc limit ${size} offset ${from}
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** A page of the shown places that pass every filter, and how many do. */
export async function pageOfFound(database: Database, asked: Listing): Promise<{ ids: string[]; total: number }> {
  const { jobId, steps, from, size, sort } = asked
  const { key, direction } = keys[sort]
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with named as materialized (
      select place.id, place.professional_id, place.curriculum_id, place.match_score, place.applied_at,
        place.within_km, place.candidate_name, place.step = 'discarded' and place.discarded_by = 'candidate' as withdrawn
      from place
      where place.job_id = ${jobId} and place.step = any (${steps}::text[]) and not place.hidden
        ${asked.name ? sql`and plain(place.candidate_name) like ${containing(asked.name)}` : sql``}
        ${asked.distance === undefined ? sql`` : sql`and place.within_km <= ${asked.distance}`}
    ),
    found as materialized (
      select named.id, ${key} as key from named
      ${asksOfPerson(asked) ? sql`join professional on professional.account_id = named.professional_id` : sql``}
      ${asksOfCurriculum(asked) ? sql`join curriculum on curriculum.id = named.curriculum_id` : sql``}
      ${asked.keywords ? sql`join curriculum_search as said on said.curriculum_id = named.curriculum_id` : sql``}
      where ${conditions(asked)}
    )
    select (select count(*) from found) as total,
      array(select id::text from found order by key ${direction}, id desc limit ${size} offset ${from}) as ids
  `.execute(database)
  return rows[0] ?? { ids: [], total: 0 }
}

/** Whether anything narrows a list, or orders it by what is not kept with the place. */
export function isNarrowed(asked: CandidateFilters): boolean {
  const { name, distance } = asked
  return (
    name !== '' || distance !== undefined || asksOfPerson(asked) || asksOfCurriculum(asked) || asked.keywords !== ''
  )
}

type Narrowing = Omit<CandidateFilters, 'page' | 'size'>

function asksOfPerson({ location, pcdOnly, ageMin, ageMax, sort }: Narrowing): boolean {
  return location !== undefined || pcdOnly === true || ageMin !== undefined || ageMax !== undefined || sort === 'age'
}

function asksOfCurriculum({ occupation, salary, allowRemote }: Narrowing): boolean {
  return occupation !== undefined || salary !== undefined || allowRemote === true
}

function conditions(asked: Listing): Sql {
  const { location, pcdOnly, ageMin, ageMax, occupation, salary, allowRemote, keywords, today } = asked
  const bornBy = (age: number) => sql`(${today}::date - make_interval(years => ${age}::integer))::date`
  const all = [
    sql`true`,
    ...(location === undefined ? [] : [sql`professional.municipality_id = ${location}`]),
    ...(pcdOnly
      ? [sql`professional.is_handicap and (professional.found_by_disability or named.withdrawn is not true)`]
      : []),
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

/** A pattern that finds a text anywhere, as it is typed. */
function containing(text: string): Sql {
  return sql`'%' || plain(${text.replace(/[\\%_]/g, (each) => `\\${each}`)}) || '%'`
}
