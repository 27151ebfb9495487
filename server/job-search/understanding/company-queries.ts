import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** The companies that open jobs show, in plain words, each with the number of jobs that show it. */
export async function companiesShown(tx: Tx): Promise<{ normalised: string; uses: number }[]> {
  const { rows } = await sql<{ normalised: string; uses: number }>`
    select company as normalised, count(*)::integer as uses from job_card where company is not null group by company
  `.execute(tx)
  return rows
}

/** Replaces the names of companies; only rows that changed are written, since searches read the table meanwhile. */
export async function replaceCompanyNames(
  tx: Tx,
  names: readonly { normalised: string; keys: readonly string[]; uses: number }[],
) {
  await sql`
    with given as materialized (
      select normalised, array(select jsonb_array_elements_text(keys)) as keys, uses
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as given (normalised text, keys jsonb, uses integer)
    ),
    gone as (
      delete from company_name as stored
      where not exists (select from given where given.normalised = stored.normalised)
    )
    insert into company_name as stored (normalised, keys, uses)
    select normalised, keys, uses from given
    on conflict (normalised) do update set keys = excluded.keys, uses = excluded.uses
    where (stored.keys, stored.uses) is distinct from (excluded.keys, excluded.uses)
  `.execute(tx)
}

/** Companies whose names are similar to one of these phrases, the most similar first, each with its phrase. */
export async function companiesLike(
  database: Database,
  phrases: readonly string[],
  most: number,
): Promise<{ phrase: string; company: string }[]> {
  if (phrases.length === 0) return []
  const { rows } = await sql<{ phrase: string; company: string }>`
    select phrase, normalised as company from unnest(${phrases}::text[]) as phrase
    join company_name on normalised % phrase
    where exists (select from job_card where company = normalised)
    order by similarity(normalised, phrase) desc, uses desc, normalised limit ${most}
  `.execute(database)
  return rows
}

/** The companies of open jobs under each of these keys, each with its key; at most one per key. */
export async function companiesOfKeys(
  database: Database,
  keys: readonly string[],
): Promise<{ key: string; company: string }[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string; company: string }>`
    select key, called.company from unnest(${keys}::text[]) as key
    cross join lateral (
      select normalised as company from company_name
      where keys @> array[key] and exists (select from job_card where company = normalised) limit 1
    ) as called
  `.execute(database)
  return rows
}

/** Companies that have a word with this beginning, or whose names nearly contain the text, as their cards show them. */
export async function companiesAlike(database: Database, text: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select shown.name from (
      select normalised, normalised like ${`% ${text}%`} as contains, word_similarity(${text}, normalised) as alike, uses
      from company_name where normalised like ${`% ${text}%`} or ${text} <% normalised
    ) as near
    cross join lateral (
      select card ->> 'company' as name from job_card where company = near.normalised
      order by approved_at desc, job_no desc limit 1
    ) as shown
    order by contains desc, alike desc, uses desc, normalised limit ${most}
  `.execute(database)
  return rows.map(({ name }) => name)
}
