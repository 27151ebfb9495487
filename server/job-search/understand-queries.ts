import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

export type NamedOccupation = { entry: string; cbo: number; name: string; match: 'whole' | 'words' | 'within' }

/**
 * Occupations by the words typed: those called exactly so; else those whose names have all of the words, each perhaps
 * begun only; else those whose whole name is among the words.
 */
export async function occupationsByWords(
  database: Database,
  {
    spellings,
    words,
    prefixes,
    most,
  }: { spellings: readonly string[]; words: readonly string[]; prefixes: string; most: number },
): Promise<NamedOccupation[]> {
  const { rows } = await sql<NamedOccupation>`
    with whole as materialized (
      select entry, cbo::integer as cbo, name, weight, 'whole' as match from occupation_name
      where normalised = any(${spellings}::text[])
    ),
    with_words as materialized (
      select entry, cbo::integer as cbo, name, weight, 'words' as match from occupation_name
      where not exists (select from whole) and to_tsvector('simple', normalised) @@ to_tsquery('simple', ${prefixes})
      order by weight desc, length(name), name limit ${most}
    )
    select entry, cbo, name, match from (
      select * from whole
      union all select * from with_words
      union all
      select * from (
        select entry, cbo::integer as cbo, name, weight, 'within' as match from occupation_name
        where not exists (select from whole) and not exists (select from with_words)
          and normalised = any(${phrasesWithin(words)}::text[])
      ) as within_words
    ) as found
    order by case match when 'within' then length(name) else 0 end desc, weight desc, length(name), name
    limit ${most}
  `.execute(database)
  return rows
}

/** Every run of the words: of 'programador java pleno' also 'programador java' and 'java'. */
function phrasesWithin(words: readonly string[]): string[] {
  return words.flatMap((_, from) => words.slice(from).map((_each, to) => words.slice(from, from + to + 1).join(' ')))
}

/** Whether any open job has these words. */
export async function someJobSays(database: Database, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from job_card where words @@ plainto_tsquery('portuguese', plain(${text}))) as found
  `.execute(database)
  return rows[0]?.found ?? false
}

/** What a misspelt occupation most likely is: all occupations of the name most like one of its spellings. */
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

/** The municipality of a name, the biggest of its namesakes; where none is called so, one that begins so or nearly so. */
export async function municipalityByName(
  database: Database,
  { name, state }: { name: string; state: string | null },
): Promise<(Municipality & { match: 'whole' | 'begun' | 'like' }) | undefined> {
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
      order by similarity(normalised, ${name}) desc, population desc limit 1)
  `.execute(database)
  return rows[0]
}

/** The municipality whose position is nearest. */
export async function nearestMunicipality(database: Database, at: { latitude: number; longitude: number }) {
  const { rows } = await sql<Municipality>`
    select ${asMunicipality} from municipality
    order by position <-> ll_to_earth(${at.latitude}, ${at.longitude})::cube limit 1
  `.execute(database)
  return rows[0]
}

/** Where a known CEP lies; its position is null where only the municipality is known. */
export async function placeOfZipCode(database: Database, zipCode: string) {
  const { rows } = await sql<Municipality & { own_latitude: number | null; own_longitude: number | null }>`
    select municipality.id, name, state, municipality.latitude, municipality.longitude,
      known_zip_code.latitude as own_latitude, known_zip_code.longitude as own_longitude
    from known_zip_code join municipality on municipality.id = municipality_id where zip_code = ${zipCode}
  `.execute(database)
  return rows[0]
}

/** Municipalities for what is typed in a place field, biggest first. */
export async function municipalitiesBegun(
  database: Database,
  { begun, state, most }: { begun: string; state: string | null; most: number },
) {
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state from municipality
    where (normalised like ${`${begun}%`} or (length(${begun}) >= 4 and normalised % ${begun}))
      and (${state}::text is null or state = ${state})
    order by normalised like ${`${begun}%`} desc, normalised = ${begun} desc, population desc limit ${most}
  `.execute(database)
  return rows
}

/** Municipalities whose position is within 3 km, nearest first (specification, platform §9). */
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

/** Names of occupations for what is typed: that very name first, then those that begin so, then the commonest. */
export async function occupationNamesBegun(
  database: Database,
  { phrase, prefixes, most }: { phrase: string; prefixes: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from occupation_name
    where to_tsvector('simple', normalised) @@ to_tsquery('simple', ${prefixes})
    group by entry, normalised
    order by normalised = ${phrase} desc, normalised like ${`${phrase}%`} desc, max(weight) desc, length(normalised),
      normalised
    limit ${most}
  `.execute(database)
  return rows.map(({ name }) => name)
}
