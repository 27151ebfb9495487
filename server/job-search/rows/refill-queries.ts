import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** Lists jobs, ordered by number, whose rows have another layout than the current one. */
export async function jobsInOtherLayouts(
  tx: Tx,
  { number, after, most }: { number: number; after: string; most: number },
): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select id, job_no::text as at from job_card
    where job_no > ${Number(after)} and layout <> ${number} order by job_no limit ${most}
  `.execute(tx)
  return rows
}
