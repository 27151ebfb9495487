import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/**
 * Which of these jobs there are, held until the transaction ends; always in the same order, so that two can't block each
 * other. Nobody applies meanwhile, but a move that has begun may still count its step, since it holds its place already.
 */
export async function holdJobs(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job where id = any(${jobIds}::text[]) order by id for no key update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes jobs away with all that is theirs alone. */
export async function removeJobs(tx: Tx, jobIds: readonly string[]) {
  await sql`delete from job where id = any(${jobIds}::text[])`.execute(tx)
}
