import type { AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import { type AlertMeaning, groundsOf, type Probes } from '@trampolim/marketplace/alerts/grounds.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** The words of a text as the search stems them. */
export async function lexemesOf(database: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ lexemes: string[] }>`
    select tsvector_to_array(to_tsvector('portuguese', plain(${text}))) as lexemes
  `.execute(database)
  return rows[0]?.lexemes ?? []
}

/** The search of an alert as it is stored. */
export type StoredSearch = { searchNo: number; search: AlertSearch; meaning: AlertMeaning }

/**
 * Finds the number of a normalised search and locks it until the transaction ends; undefined if no alert has this
 * search.
 */
export async function findSearch(tx: Tx | Database, search: AlertSearch): Promise<number | undefined> {
  const row = await tx
    .selectFrom('alert_search')
    .select('search_no')
    .where('key', '=', sql<string>`md5(${JSON.stringify(search)}::jsonb::text)`)
    .forKeyShare()
    .executeTakeFirst()
  return row?.search_no
}

type NewSearch = { search: AlertSearch; meaning: AlertMeaning | null; anywhereNo: number | null; now: Date }

/** Stores a normalised search and its meaning; undefined if another transaction has just stored it. */
async function insertSearch(
  tx: Tx | Database,
  { search, meaning, anywhereNo, now }: NewSearch,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('alert_search')
    .values({
      search: JSON.stringify(search),
      meaning: meaning && JSON.stringify(meaning),
      understood_at: now,
      anywhere_no: anywhereNo,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('search_no')
    .executeTakeFirst()
  return row?.search_no
}

/** Replaces the index entries of these searches. */
export async function writeGrounds(
  tx: Tx | Database,
  searches: readonly { searchNo: number; meaning: AlertMeaning | null }[],
) {
  await tx
    .deleteFrom('alert_ground')
    .where(
      'search_no',
      'in',
      searches.map(({ searchNo }) => searchNo),
    )
    .execute()
  const grounds = searches.flatMap(({ searchNo, meaning }) =>
    (meaning ? groundsOf(meaning) : []).map((ground) => ({ ...ground, search_no: searchNo })),
  )
  await sql`
    insert into alert_ground (what, place, search_no)
    select distinct what, place, search_no
    from jsonb_to_recordset(${JSON.stringify(grounds)}::jsonb) as ground (what text, place text, search_no integer)
  `.execute(tx)
}

/** Updates the meanings of these searches. */
export async function rewriteMeanings(
  tx: Tx,
  { searches, now }: { searches: readonly { searchNo: number; meaning: AlertMeaning | null }[]; now: Date },
) {
  await sql`
    update alert_search set meaning = nullif(given.meaning, 'null'::jsonb), understood_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as given ("searchNo" integer, meaning jsonb)
    where alert_search.search_no = given."searchNo"
  `.execute(tx)
}

/** Locks a batch of searches that were last interpreted before a moment, the oldest first. */
export async function searchesToUnderstand(
  tx: Tx,
  { before, most }: { before: Date; most: number },
): Promise<{ searchNo: number; search: AlertSearch }[]> {
  return tx
    .selectFrom('alert_search')
    .select(['search_no as searchNo', 'search'])
    .where('understood_at', '<', before)
    .orderBy('understood_at')
    .orderBy('search_no')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .$castTo<{ searchNo: number; search: AlertSearch }>()
    .execute()
}

/**
 * Finds the searches that share an index entry with a job. It takes two statements: the first reads only the index, so
 * that its cost depends on the number of matches and not on the number of alerts.
 */
export async function searchesAt(tx: Tx | Database, { whats, places }: Probes): Promise<StoredSearch[]> {
  const found = await tx
    .selectFrom('alert_ground')
    .select('search_no')
    .distinct()
    .where(sql<boolean>`what = any(${whats}::text[])`)
    .where(sql<boolean>`place = any(${places}::text[])`)
    .execute()
  if (found.length === 0) return []
  const { rows } = await sql<StoredSearch>`
    select search_no as "searchNo", search, meaning from alert_search
    where search_no = any(${found.map(({ search_no }) => search_no)}::integer[]) and meaning is not null
    order by search_no
  `.execute(tx)
  return rows
}

/** The facts in a job's search rows, and the rows themselves; undefined unless the job is open. */
export async function findAlertedJob(tx: Tx | Database, jobId: string) {
  const { rows } = await sql<{
    isFound: boolean
    cbo: number
    lexemes: string[]
    company: string | null
    places: { municipality: number; cell: number; state: number }[]
    packed: Buffer
  }>`
    select card.id is not null as "isFound", card.cbo, tsvector_to_array(card.words) as lexemes, card.company,
      row.places, row.packed
    from job
    left join job_card as card on card.id = job.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('municipality', municipality, 'cell', cell, 'state', state)) as places,
        string_agg(packed, '' order by place_no) as packed
      from job_search where job_no = card.job_no
    ) as row on true
    where job.id = ${jobId} and job.status = 'job:approved'
  `.execute(tx)
  return rows[0]
}

/** Records that these searches found a job; returns the number of searches to which it is new. */
export async function storeNews(
  tx: Tx | Database,
  { jobId, searchNos, now }: { jobId: string; searchNos: readonly number[]; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into alert_news (search_no, job_id, found_at)
    select search_no, ${jobId}, ${now} from unnest(${searchNos}::integer[]) as search_no
    order by search_no
    on conflict do nothing returning search_no
  `.execute(tx)
  return rows.length
}

/** Records the jobs that a new search matches immediately. */
export async function storeFirstNews(
  tx: Tx,
  { searchNo, jobIds, now }: { searchNo: number; jobIds: readonly string[]; now: Date },
) {
  await sql`
    insert into alert_news (search_no, job_id, found_at)
    select ${searchNo}, job.id, ${now} from job where job.id = any(${jobIds}::text[]) order by job.id
    on conflict do nothing
  `.execute(tx)
}

/**
 * Deletes news from before a moment, and searches that no alert uses. The accompanying searches for remote work are
 * deleted in the next run.
 */
export async function tidyNews(tx: Tx, { before, most }: { before: Date; most: number }) {
  await sql`
    delete from alert_news where (search_no, job_id) in (
      select search_no, job_id from alert_news where found_at < ${before} limit ${most}
    )
  `.execute(tx)
  await sql`
    delete from alert_search where search_no in (
      select search_no from alert_search
      where not exists (select from job_alert where job_alert.search_no = alert_search.search_no)
        and not exists (select from alert_search as other where other.anywhere_no = alert_search.search_no)
      limit ${most} for update skip locked
    )
  `.execute(tx)
}

/** Stores a normalised search with its index entries; returns its number, and whether it is new. */
export async function keepSearch(
  tx: Tx | Database,
  { search, ...of }: NewSearch,
): Promise<{ searchNo: number; isNew: boolean }> {
  const known = await findSearch(tx, search)
  if (known !== undefined) return { searchNo: known, isNew: false }
  const searchNo = await insertSearch(tx, { search, ...of })
  // Another transaction has just stored it.
  if (searchNo === undefined) return { searchNo: (await findSearch(tx, search)) as number, isNew: false }
  await writeGrounds(tx, [{ searchNo, meaning: of.meaning }])
  return { searchNo, isNew: true }
}
