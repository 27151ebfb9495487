import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** The tables of a large world that get many rows. */
const filled = [
  'account',
  'professional',
  'curriculum',
  'job',
  'job_card',
  'job_search',
  'curriculum_search',
  'curriculum_spot',
]

/**
 * Runs a function while the tables of a large world have no indexes and foreign keys, which are then created over all
 * rows, two at a time; unique indexes stay. If it is interrupted, the database is useless.
 */
export async function withoutIndexes(database: Database, work: () => Promise<void>) {
  const keys = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any (${filled}::regclass[])
  `.execute(database)
  for (const { table, name } of keys.rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(database)
  }
  const indexes = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (${filled}::regclass[]) and not indisunique order by pg_relation_size(indrelid), name
  `.execute(database)
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(database)
  await work()
  const made = [
    ...indexes.rows.map(({ definition }) => definition),
    ...keys.rows.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
  ]
  // Each half is ordered by table, so that both seldom need the same table at once.
  const halves = [made.filter((_, at) => at % 2 === 0), made.filter((_, at) => at % 2 === 1)]
  await Promise.all(
    halves.map((half) =>
      database.connection().execute(async (connection) => {
        await sql`set maintenance_work_mem = '512MB'`.execute(connection)
        for (const statement of half) await sql.raw(statement).execute(connection)
        await sql`reset maintenance_work_mem`.execute(connection)
      }),
    ),
  )
  for (const table of filled) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
}
