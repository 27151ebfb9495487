import { type RawBuilder, sql } from 'kysely'
import { begins } from '../../platform/database/begins.ts'
import type { Database } from '../../platform/house.ts'

/** Something called by a phrase, as it is stored; `key` is the phrase. `number`: a CBO code or a municipality's id. */
export type CalledRow = {
  kind: 'occupation' | 'town' | 'district' | 'company'
  key: string
  number: number
  name: string
  state: string
  latitude: number
  longitude: number
  /** How likely it is meant: an occupation's weight, a municipality's population. */
  weight: number
}

/** Everything that phrases may be looked up as. */
export type Phrases = {
  /** Each run of words in each of its spellings, without words that carry no meaning. */
  occupations: readonly { run: string; spelling: string }[]
  towns: readonly string[]
  /** In the towns, or in the largest of each state: thousands have a 'Centro'. */
  districts: readonly string[]
  companies: readonly string[]
  /** Keys of runs by which companies are found though their names are said otherwise. */
  companyKeys: readonly { run: string; key: string }[]
}

/** Finds all occupations, municipalities, districts and companies that are called by these phrases; one statement. */
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

/** A town smaller than this lends no words to the correction of misspelt ones. */
const knownByAll = 60_000

/**
 * All words of occupations' names and of larger municipalities, each with the weight of the likeliest name that has it; a
 * municipality's is up to 0.3.
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

/** Which of these words any open job says; not those that the database can't tell from the nearest known word. */
export async function wordsJobsSay(
  database: Database,
  words: readonly { word: string; near: string }[],
): Promise<string[]> {
  // Each word has a scan of its own, so that the planner knows how many rows it has.
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

/** Places whose names are near a text, as 'Campinas, SP', the likeliest first: towns and districts that begin so or look alike. */
export async function placesNear(database: Database, text: string, most: number): Promise<string[]> {
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
 * Companies that open jobs show whose plain names begin so, in the order of these. Each is looked up after the one before it,
 * so that a company of many jobs costs as much as one of a single job.
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

/** Districts whose plain names begin so, with their municipalities, those named most first. */
export async function districtsBegun(database: Database, text: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select district.name || ', ' || town.name || ', ' || town.state as label
    from district_name as district join municipality as town on town.id = district.municipality_id
    where ${begins(sql`district.normalised`, text)} order by uses desc, town.population desc limit ${most}
  `.execute(database)
  return rows.map(({ label }) => label)
}
