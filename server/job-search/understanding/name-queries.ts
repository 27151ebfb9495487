import { type RawBuilder, sql } from 'kysely'
import { begins } from '../../platform/database/begins.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'

/** A stored name that equals a phrase (`key`). `number`: a CBO code or a municipality's id. */
export type CalledRow = {
  kind: 'occupation' | 'town' | 'district' | 'company'
  key: string
  number: number
  name: string
  state: string
  latitude: number
  longitude: number
  /** How likely it is meant: the weight of an occupation, the population of a municipality. */
  weight: number
}

/** The phrases to look up, by what they may name. */
export type Phrases = {
  /** Each run of words in each of its spellings, without words that carry no meaning. */
  occupations: readonly { run: string; spelling: string }[]
  towns: readonly string[]
  /** Limited to the named towns, or to the largest towns of each state, since thousands have a 'Centro'. */
  districts: readonly string[]
  companies: readonly string[]
  /** Keys by which companies are found although their names are written differently. */
  companyKeys: readonly { run: string; key: string }[]
}

/**
 * Finds all occupations, municipalities, districts and companies that have these phrases as names; in one statement.
 */
export async function namesCalled(
  database: Database,
  { occupations, towns, districts, companies, companyKeys }: Phrases,
): Promise<CalledRow[]> {
  const { rows } = await sql<CalledRow>`
    select 'occupation' as kind, asked.run as key, cbo::integer as number, name, '' as state, 0::float8 as latitude,
      0::float8 as longitude, (weight + case when normalised = asked.run then 1 else 0 end)::float8 as weight
    from unnest(${occupations.map(({ run }) => run)}::text[], ${occupations.map(({ spelling }) => spelling)}::text[])
      as asked (run, spelling)
    join occupation_name on telling = asked.spelling
    union all
    select 'town', normalised, id, name, state, latitude, longitude, population from municipality
    where normalised = any (${towns}::text[])
    union all
    select 'district', district.normalised, town.id, district.name || '/' || town.name, town.state, district.latitude,
      district.longitude, town.population
    from (
      select normalised, municipality_id, name, latitude, longitude from district_name
      where likely and normalised = any (${districts}::text[])
      union
      select normalised, municipality_id, name, latitude, longitude from district_name
      where normalised = any (${districts}::text[])
        and municipality_id in (select id from municipality where normalised = any (${towns}::text[]))
    ) as district
    -- Looked up one by one: they are few, though the planner expects so many that it would read all municipalities.
    cross join lateral (select * from municipality where id = district.municipality_id offset 0) as town
    union all
    select 'company', asked.phrase, 0, shown.name, '', 0, 0, 0
    from unnest(${companies}::text[]) as asked (phrase)
    cross join lateral (
      select card ->> 'company' as name from job_card where company = asked.phrase order by approved_at desc, job_no desc limit 1
    ) as shown
    union all
    select 'company', asked.run, 0, shown.name, '', 0, 0, -1
    from unnest(${companyKeys.map(({ run }) => run)}::text[], ${companyKeys.map(({ key }) => key)}::text[])
      as asked (run, key)
    join company_name on keys @> array[asked.key]
    cross join lateral (
      select card ->> 'company' as name from job_card where company = company_name.normalised
      order by approved_at desc, job_no desc limit 1
    ) as shown
  `.execute(database)
  return rows
}

/** The words of a town smaller than this aren't used to correct misspelt words. */
const knownByAll = 60_000

/**
 * All words of occupations' names and of larger municipalities, each with the weight of the likeliest name that
 * contains it; for a municipality at most 0.3.
 */
export async function wordsOfNames(database: Database): Promise<{ word: string; weight: number }[]> {
  const { rows } = await sql<{ word: string; weight: number }>`
    select word, max(weight)::float8 as weight
    from (
      select normalised, weight from occupation_name
      union all
      select normalised, least(0.3, population / 3e6) from municipality where population >= ${knownByAll}
    ) as named
    cross join lateral string_to_table(normalised, ' ') as word
    where length(word) > 2 group by word
  `.execute(database)
  return rows
}

/**
 * Which of these words occur in any open job; words that the database's stemming can't tell from the nearest known word
 * are left out.
 */
export async function wordsJobsSay(
  database: Database,
  words: readonly { word: string; near: string }[],
): Promise<string[]> {
  // Each word gets a scan of its own, so that the planner knows how many rows it has.
  const each = words.map(
    ({ word, near }) => sql`
      select ${word}::text as word
      where plainto_tsquery('portuguese', ${word})::text <> plainto_tsquery('portuguese', ${near})::text
        and exists (select from job_card where words @@ plainto_tsquery('portuguese', ${word}))
    `,
  )
  const { rows } = await sql<{ word: string }>`${sql.join(each, sql` union all `)}`.execute(database)
  return rows.map(({ word }) => word)
}

/** No name of a place is nearly as long. */
const longestPlace = 60

/** Whether a text can't be a misspelt place. Comparing it with the names of all places would take a tenth of a second. */
export const isTooLongForPlace = (text: string): boolean => text.length > longestPlace

/**
 * Places whose names are similar to a text, as 'Campinas, SP', the likeliest first: towns and districts with this
 * beginning or a similar spelling. None for a text that is too long for a name.
 */
export async function placesNear(database: Database, text: string, most: number): Promise<string[]> {
  if (isTooLongForPlace(text)) return []
  const { rows } = await sql<{ label: string }>`
    select label from (
      select name || ', ' || state as label, normalised like ${`${text}%`} as begins,
        similarity(normalised, ${text}) as alike, population
      from municipality where normalised % ${text} or (length(${text}) >= 3 and normalised like ${`${text}%`})
      union all
      select district.name || ', ' || town.name || ', ' || town.state, false,
        similarity(district.normalised, ${text}), town.population
      from district_name as district join municipality as town on town.id = district.municipality_id
      where district.normalised % ${text}
    ) as near
    order by begins desc, alike desc, population desc limit ${most}
  `.execute(database)
  return rows.map(({ label }) => label)
}

/**
 * Companies of open jobs whose plain names have this beginning, in alphabetical order. Each is looked up after the
 * previous one, so that a company with many jobs costs no more than one with a single job.
 */
export async function companiesBegun(database: Database, text: string, most: number): Promise<string[]> {
  const after = (name: RawBuilder<unknown>) => sql`
    select company, card ->> 'company' as name from job_card
    where ${begins(sql`company`, text)} and company ~>~ ${name} order by company using ~<~ limit 1
  `
  const { rows } = await sql<{ name: string }>`
    with recursive begun as (
      (select 1 as nth, first_one.* from (${after(sql`''`)}) as first_one)
      union all
      select begun.nth + 1, next_one.* from begun cross join lateral (${after(sql`begun.company`)}) as next_one
      where begun.nth < ${most}
    )
    select name from begun order by nth
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** Districts whose plain names have this beginning, with their municipalities, the most frequent first. */
export async function districtsBegun(database: Database, text: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    ${plannedAnew} select district.name || ', ' || town.name || ', ' || town.state as label
    from (
      select normalised, name, municipality_id, rank from district_name where ${begins(sql`normalised`, text)}
      order by rank, normalised, municipality_id limit ${most}
    ) as district
    join municipality as town on town.id = district.municipality_id
    order by district.rank, district.normalised, town.id
  `.execute(database)
  return rows.map(({ label }) => label)
}
