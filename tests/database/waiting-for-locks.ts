import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Whether a statement waits for another transaction's lock. */
export async function isSomeoneWaiting(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database)
  return rows.length > 0
}

/** Waits until a statement waits for another transaction's lock. */
export async function untilSomeoneWaits(database: Database): Promise<void> {
  while (!(await isSomeoneWaiting(database)));
}
