import type { Town } from '@trampolim/marketplace/search/places/place.ts'
import { sql } from 'kysely'
import { begins } from '../../platform/database/begins.ts'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { remembering } from './remember-answers.ts'

export type NamedOccupation = { cbo: number; name: string }

/**
 * Finds occupations whose names contain all words, each given as alternative prefixes; the likeliest first. If names
 * begin with one of `heads`, only those: 'mecânico de moto' is no 'motorista mecânico'.
 */
export async function occupationsByWords(
  database: Database,
  { prefixes, heads, most }: { prefixes: string; heads: readonly string[]; most: number },
): Promise<NamedOccupation[]> {
  if (prefixes === '') return []
  const { rows } = await sql<NamedOccupation>`
    with saying as materialized (
      select cbo, name, weight, exists (
        select from unnest(${heads}::text[]) as head where starts_with(normalised, head)
      ) as begins
      from occupation_name where to_tsvector('simple', normalised) @@ to_tsquery('simple', ${prefixes})
    )
    select cbo::integer as cbo, min(name) as name from saying
    where begins or not exists (select from saying where begins)
    group by cbo order by max(weight) desc, min(length(name)), cbo limit ${most}
  `.execute(database)
  return rows
}

/**
 * Finds occupations with a name of several words that starts with one of these words, the likeliest first. Official
 * synonyms don't count: 'Manobrista de veículos pesados' is a driver of lorries, and no 'manobrista'.
 */
export async function occupationsNamed(
  database: Database,
  { begun, most }: { begun: readonly string[]; most: number },
): Promise<NamedOccupation[]> {
  const each = begun.map((word) => begins(sql`normalised`, `${word} `))
  const { rows } = await sql<NamedOccupation>`
    select cbo::integer as cbo, min(name) as name from occupation_name as named where (${sql.join(each, sql` or `)})
      and not exists (select from occupation_name as official where official.entry = named.entry and official.kind = 'synonym')
    group by cbo order by max(weight) desc, cbo limit ${most}
  `.execute(database)
  return rows
}

/** All occupations by their codes as numbers, with the short form of their titles, the most common first. */
export async function commonestOccupations(database: Database): Promise<{ cbo: number; title: string }[]> {
  const { rows } = await sql<{ cbo: number; title: string }>`
    select cbo::integer as cbo, trim(regexp_replace(title, '[,(].*$', '')) as title
    from occupation left join (select cbo, max(weight) as weight from occupation_name group by cbo) as named using (cbo)
    order by weight desc nulls last, cbo
  `.execute(database)
  return rows
}

/** Whether any open job contains these words. */
export async function someJobSays(database: Database, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${plannedAnew} select exists (select from job_card where words @@ plainto_tsquery('portuguese', plain(${text}))) as found
  `.execute(database)
  return rows[0]?.found ?? false
}

/**
 * Finds what was most likely meant by a misspelt occupation: all occupations of the name that is most similar to one of
 * its spellings.
 */
export async function occupationsLike(
  database: Database,
  spellings: readonly string[],
): Promise<{ entry: string; cbo: number; name: string }[]> {
  const { rows } = await sql<{ entry: string; cbo: number; name: string }>`
    with nearest as (
      select entry from unnest(${spellings}::text[]) as spelling
      join occupation_name on normalised % spelling
      where similarity(normalised, spelling) >= 0.4
      order by similarity(normalised, spelling) desc, weight desc, name limit 1
    )
    select distinct on (cbo) occupation_name.entry, cbo::integer as cbo, name
    from occupation_name join nearest using (entry) order by cbo
  `.execute(database)
  return rows
}

export type Municipality = {
  id: number
  name: string
  state: string
  latitude: number
  longitude: number
}

const asMunicipality = sql`id, name, state, latitude, longitude`

/**
 * Finds the largest municipality with a name; if none has it, the largest whose name starts with it, else those whose
 * names are similar, the most similar first.
 */
export async function municipalitiesCalled(
  database: Database,
  { name, state }: { name: string; state: string | null },
): Promise<(Municipality & { match: 'whole' | 'begun' | 'like' })[]> {
  const inState = sql`(${state}::text is null or state = ${state})`
  const { rows } = await sql<Municipality & { match: 'whole' | 'begun' | 'like' }>`
    with whole as materialized (
      select ${asMunicipality}, 'whole' as match from municipality
      where normalised = ${name} and ${inState} order by population desc limit 1
    ),
    begun as materialized (
      select ${asMunicipality}, 'begun' as match from municipality
      where not exists (select from whole) and normalised like ${`${name}%`} and length(${name}) >= 3 and ${inState}
      order by population desc limit 1
    )
    select * from whole
    union all
    select * from begun
    union all
    (select ${asMunicipality}, 'like' from municipality
      where not exists (select from whole) and not exists (select from begun)
        and normalised % ${name} and similarity(normalised, ${name}) >= 0.45 and ${inState}
      order by similarity(normalised, ${name}) desc, population desc limit ${mostLike})
  `.execute(database)
  return rows
}

/** How many similar names are compared word by word. */
const mostLike = 12

/** All municipalities, the largest first. */
export async function townsBySize(database: Database): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select id, name, state, population, latitude, longitude from municipality order by population desc, id
  `.execute(database)
  return rows
}

/** Finds the municipality with the nearest position. */
export async function nearestMunicipality(database: Database, at: { latitude: number; longitude: number }) {
  const { rows } = await sql<Municipality>`
    select ${asMunicipality} from municipality
    order by position <-> ll_to_earth(${at.latitude}, ${at.longitude})::cube limit 1
  `.execute(database)
  return rows[0]
}

/** Locates a known CEP; its position is null if only the municipality is known. */
export async function placeOfZipCode(database: Database, zipCode: string) {
  const { rows } = await sql<Municipality & { own_latitude: number | null; own_longitude: number | null }>`
    select municipality.id, name, state, municipality.latitude, municipality.longitude,
      known_zip_code.latitude as own_latitude, known_zip_code.longitude as own_longitude
    from known_zip_code join municipality on municipality.id = municipality_id where zip_code = ${zipCode}
  `.execute(database)
  return rows[0]
}

type Begun = { begun: string; state: string | null; most: number }

/** Suggests municipalities for the text of a place field, biggest first. */
export function municipalitiesBegun(database: Database, { begun, state, most }: Begun) {
  return rememberedMunicipalities(database, JSON.stringify({ begun, state, most }))
}

const rememberedMunicipalities = remembering(
  async (database, key): Promise<readonly { name: string; state: string; population: number }[]> => {
    const { begun, state, most } = JSON.parse(key) as Begun
    const { rows } = await sql<{ name: string; state: string; population: number }>`
      select name, state, population from municipality
      where (normalised like ${`${begun}%`} or (length(${begun}) >= 4 and normalised % ${begun}))
        and (${state}::text is null or state = ${state})
      order by normalised like ${`${begun}%`} desc, normalised = ${begun} desc, population desc limit ${most}
    `.execute(database)
    return rows
  },
  () => true,
)

/** Lists municipalities whose position is within 3 km, nearest first (specification, platform §9). */
export async function municipalitiesAround(
  database: Database,
  at: { latitude: number; longitude: number },
  most: number,
) {
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state from municipality
    where earth_box(ll_to_earth(${at.latitude}, ${at.longitude}), 3000) @> position
      and earth_distance(position, ll_to_earth(${at.latitude}, ${at.longitude})) <= 3000
    order by position <-> ll_to_earth(${at.latitude}, ${at.longitude})::cube limit ${most}
  `.execute(database)
  return rows
}

/**
 * Suggests names of occupations for a typed text in its readings: first the exact name, then names that start with it, then the most
 * frequent.
 */
export async function occupationNamesBegun(
  database: Database,
  { phrases, prefixes, most }: { phrases: readonly string[]; prefixes: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from occupation_name
    where to_tsvector('simple', normalised) @@ to_tsquery('simple', ${prefixes})
    group by entry, normalised
    order by normalised = any (${phrases}::text[]) desc,
      normalised like any (${phrases.map((phrase) => `${phrase}%`)}::text[]) desc, max(weight) desc, length(normalised),
      normalised
    limit ${most}
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** The names of municipalities with their states: 'Campinas, SP'. */
export async function namesOfTowns(database: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await database.selectFrom('municipality').select(['name', 'state']).where('id', 'in', ids).execute()
  return rows.map(({ name, state }) => `${name}, ${state}`)
}

/** The titles of occupations by their codes as numbers, as people would type them. */
export async function namesOfOccupations(database: Database, cbos: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ cbo: number; title: string }>`
    select cbo::integer as cbo, trim(regexp_replace(title, '[,(].*$', '')) as title from occupation where cbo = any (${cbos.map((cbo) => String(cbo).padStart(6, '0'))}::text[])
  `.execute(database)
  return new Map(rows.map(({ cbo, title }) => [cbo, title]))
}
