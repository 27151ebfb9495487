import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** A stored reference document; `code` is what other calls take. */
export type FoundDocument = { id: string; kind: string; name: string; code: string }

/** Finds a reference document by its id. */
export async function documentOfId(database: Database, id: string): Promise<FoundDocument | undefined> {
  const { rows } = await sql<FoundDocument>`
    select id, 'occupation' as kind, title as name, cbo::text as code from occupation where id = ${id}
    union all
    select reference, 'cityState', name || ', ' || state, municipality.id::text
    from municipality where reference = ${id}
    union all
    select id, kind, name, code from reference_document where id = ${id}
  `.execute(database)
  return rows[0]
}

type Wanted = {
  /** The typed text without accents, and as a query of prefixes; null if nothing was typed. */
  plain: string
  words: string | null
  limit: number
}

/**
 * Finds occupations by any of their names, each once: first those with exactly this name (`names`, without words that
 * carry no meaning), then the most frequent.
 */
export async function occupationsTyped(
  database: Database,
  { plain, words, limit, names }: Wanted & { names: readonly string[] },
): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    with named as (
      select distinct on (name.cbo) name.cbo, name.weight, name.normalised,
        name.normalised like ${`${plain}%`} as begins, name.telling = any(${names}::text[]) as whole
      from occupation_name as name
      where ${words}::text is null or to_tsvector('simple', name.normalised) @@ to_tsquery('simple', ${words})
        or (length(${plain}) > 3 and name.normalised % ${plain}) or name.telling = any(${names}::text[])
      order by name.cbo, whole desc, name.normalised like ${`${plain}%`} desc, similarity(name.normalised, ${plain}) desc
    )
    select occupation.id, 'occupation' as kind, occupation.title as name, occupation.cbo::text as code
    from named join occupation on occupation.cbo = named.cbo
    order by named.whole desc, case when named.whole then named.weight end desc nulls last,
      plain(occupation.title) like ${`${plain}%`} desc, named.begins desc, similarity(named.normalised, ${plain}) + named.weight desc, occupation.title
    limit ${limit}
  `.execute(database)
  return rows
}

/** Finds the occupations that have exactly this name, the likeliest first. */
export async function occupationsCalled(
  database: Database,
  { names, limit }: { names: readonly string[]; limit: number },
): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    select occupation.id, 'occupation' as kind, occupation.title as name, occupation.cbo::text as code
    from (
      select cbo, max(weight) as weight from occupation_name where telling = any(${names}::text[]) group by cbo
    ) as called
    join occupation on occupation.cbo = called.cbo
    order by called.weight desc, occupation.title limit ${limit}
  `.execute(database)
  return rows
}

/** Whether any occupation has a name with all these words, given as a query of prefixes. */
export async function someBegin(database: Database, words: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from occupation_name where to_tsvector('simple', normalised) @@ to_tsquery('simple', ${words})
    ) as found
  `.execute(database)
  return rows[0]?.found ?? false
}

/** Finds municipalities whose name is the text, has it as a prefix or is similar, biggest first. */
export async function municipalitiesTyped(
  database: Database,
  { plain, state, limit }: { plain: string; state: string | null; limit: number },
): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    select reference as id, 'cityState' as kind, name || ', ' || state as name, id::text as code
    from municipality
    where (normalised like ${`${plain}%`} or (length(${plain}) > 3 and normalised % ${plain}))
      and (${state}::text is null or state = ${state})
    order by normalised = ${plain} desc, normalised like ${`${plain}%`} desc, population desc, name
    limit ${limit}
  `.execute(database)
  return rows
}

/** Finds matching courses, institutions, technologies or company areas, best first. */
export async function documentsTyped(
  database: Database,
  kind: string,
  { plain, words, limit }: Wanted,
): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    select id, kind, name, code from reference_document
    where kind = ${kind} and (${words}::text is null or to_tsvector('simple', normalised) @@ to_tsquery('simple', ${words})
      or (length(${plain}) > 3 and normalised % ${plain}))
    order by normalised like ${`${plain}%`} desc, similarity(normalised, ${plain}) desc, weight desc, name
    limit ${limit}
  `.execute(database)
  return rows
}
