import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { type Insertable, sql } from 'kysely'

const batch = 4000

/** Inserts many rows of a table, thousands a statement; columns that a row doesn't name keep their default. */
export async function insertMany<Table extends keyof Tables & string>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch)
    const columns = sql.raw(Object.keys(part[0] as object).join(', '))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(part)}::jsonb)
    `.execute(database)
  }
}
