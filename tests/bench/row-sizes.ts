import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { tableOf } from './table.ts'

/** Of which kind of thing the rows of each table are a part. */
const parts: Readonly<Record<string, readonly string[]>> = {
  person: ['account', 'professional'],
  curriculum: ['curriculum', 'curriculum_search', 'curriculum_spot'],
  job: ['job', 'job_card', 'job_search'],
  candidacy: ['candidacy', 'candidacy_history', 'selection_counter', 'application_receipt'],
  message: ['message', 'message_thread', 'message_reader'],
  notification: ['notification', 'notification_reader'],
}
const counted: Readonly<Record<string, string>> = { person: 'professional' }

/** A table of what each kind of thing takes on the disk, with its indexes and search rows. */
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
