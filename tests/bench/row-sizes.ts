import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { tableOf } from './table.ts'

/** To which kind of thing the rows of each table belong. */
const parts: Readonly<Record<string, readonly string[]>> = {
  person: ['account', 'professional'],
  curriculum: ['curriculum', 'curriculum_search', 'curriculum_spot'],
  job: ['job', 'job_card', 'job_search'],
  candidacy: ['candidacy', 'candidacy_history', 'selection_counter', 'application_receipt'],
  message: ['message', 'message_thread', 'message_reader'],
  notification: ['notification', 'notification_reader'],
}
const counted: Readonly<Record<string, string>> = { person: 'professional' }

/** A table of the disk space that each kind of thing takes, with its indexes and search rows. */
export async function bytesOfTables(database: Database): Promise<string> {
  const rows: string[][] = []
  for (const [kind, tables] of Object.entries(parts)) {
    const { rows: sizes } = await sql<{ bytes: number; indexes: number }>`
      select coalesce(sum(pg_total_relation_size(name::regclass)), 0)::bigint as bytes,
        coalesce(sum(pg_indexes_size(name::regclass)), 0)::bigint as indexes
      from unnest(${[...tables]}::text[]) as name
    `.execute(database)
    const { rows: counts } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(counted[kind] ?? tables[0] ?? '')}
    `.execute(database)
    const [{ bytes, indexes } = { bytes: 0, indexes: 0 }] = sizes
    const count = Number(counts[0]?.count ?? 0)
    const each = (part: number) => (count === 0 ? '–' : `${(Number(part) / count / 1000).toFixed(2)} kB`)
    rows.push([kind, String(count), each(bytes), each(indexes), tables.join(', ')])
  }
  return tableOf(['of', 'rows', 'each', 'of it indexes', 'tables'], rows)
}

/** How many messages each thread has. */
const messagesEach = 5

/** Gives everybody a candidacy with its history, receipt and thread, copied from the named world. */
export async function insertSelections(database: Database) {
  const [candidacy, receipt] = [
    sql`left(md5(professional.account_id || 'candidacy'), 24)`,
    sql`left(md5(professional.account_id || 'receipt'), 24)`,
  ]
  const thread = sql`left(md5(professional.account_id || 'thread'), 24)`
  const copies = [
    {
      table: 'candidacy',
      changes: sql`'id', ${candidacy}, 'professional_id', professional.account_id, 'curriculum_id', null`,
    },
    {
      table: 'candidacy_history',
      changes: sql`'id', left(md5(professional.account_id || 'entry' || each), 24), 'candidacy_id', ${candidacy}`,
      each: 3,
    },
    {
      table: 'application_receipt',
      changes: sql`'id', ${receipt}, 'candidacy_id', ${candidacy}, 'check_code', ${receipt}`,
    },
    {
      table: 'message_thread',
      changes: sql`'id', ${thread}, 'candidacy_id', ${candidacy}, 'professional_id', professional.account_id`,
    },
    {
      table: 'message',
      changes: sql`'id', left(md5(professional.account_id || 'message' || each), 24), 'thread_id', ${thread}, 'number', each, 'client_id', null`,
      each: messagesEach,
    },
    { table: 'message_reader', changes: sql`'thread_id', ${thread}, 'account_id', professional.account_id` },
  ]
  for (const { table, changes, each = 1 } of copies) {
    await sql`
      insert into ${sql.table(table)} select made.* from professional cross join generate_series(1, ${each}::integer) as each
      cross join (select model from ${sql.table(table)} as model limit 1) as first_one
      cross join lateral jsonb_populate_record(first_one.model, jsonb_build_object(${changes})) as made
      where ${table === 'candidacy'} or exists (select from candidacy where candidacy.id = ${candidacy})
      on conflict do nothing
    `.execute(database)
  }
}
