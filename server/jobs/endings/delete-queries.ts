import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/**
 * Locks those of these jobs that exist until the transaction ends, in the order of their ids to avoid deadlocks.
 * Applications wait; a move that has already begun may still update its counter, since it has its candidacy locked.
 */
export async function lockJobs(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job where id = any(${jobIds}::text[]) order by id for no key update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes jobs with all the rows that belong to them alone. */
export async function removeJobs(tx: Tx, jobIds: readonly string[]) {
  await sql`delete from job where id = any(${jobIds}::text[])`.execute(tx)
}
