import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** Raises the transaction's time and memory limits for rewriting all jobs at once. */
export async function raiseLimits(tx: Tx) {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local work_mem = '128MB'`.execute(tx)
  await sql`set local maintenance_work_mem = '128MB'`.execute(tx)
  await sql`set local jit = off`.execute(tx)
}

/** Deletes all rows before they are rewritten. */
export async function deleteAllRows(tx: Tx) {
  await sql`truncate job_search, job_card restart identity`.execute(tx)
}

/** Drops the indexes that no constraint needs, and returns their definitions. */
export async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('job_card'::regclass, 'job_search'::regclass) and not indisunique
    order by name
  `.execute(tx)
  await sql`drop index ${sql.join(rows.map(({ name }) => sql.ref(name)))}`.execute(tx)
  return rows.map(({ definition }) => definition)
}

/** Creates indexes by their definitions, in one statement. */
export async function makeIndexes(tx: Tx, definitions: readonly string[]) {
  await sql`${sql.raw(definitions.join('; '))}`.execute(tx)
}
