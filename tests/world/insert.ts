import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { type Insertable, sql } from 'kysely'

const batch = 4000

/** Inserts many rows of a table, thousands per statement; columns that a row lacks get their default. */
export async function insertMany<Table extends keyof Tables & string>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  const alike = Map.groupBy(rows, (row) => Object.keys(row as object).join(', '))
  for (const [columns, group] of alike) {
    for (let from = 0; from < group.length; from += batch) {
      await sql`
        insert into ${sql.table(table)} (${sql.raw(columns)})
        select ${sql.raw(columns)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(group.slice(from, from + batch))}::jsonb)
      `.execute(database)
    }
  }
}
