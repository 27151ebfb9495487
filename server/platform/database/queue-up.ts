import { sql } from 'kysely'
import type { Tx } from '../house.ts'

/**
 * Makes transactions that name the same thing run one after the other: this one waits for those that named it before,
 * and those that name it later wait until this one ends. For what has no row to lock, as a row that doesn't exist yet.
 * The names are for all of the database, so each says what it is the name of (`jobs of <id>`); several are taken in the
 * same order by everybody.
 */
export async function queueUp(tx: Tx, ...names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select unnest(${names}::text[]) as name order by 1) as named
  `.execute(tx)
}
