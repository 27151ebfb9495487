import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** The tables of what opens an account beside its password. */
export const waysIn = ['linked_login', 'one_time_code_app', 'passkey', 'recovery_code'] as const

/** Deletes everything that was added to an account since a moment to sign in by it, beside the password. */
export async function deleteWaysInSince(tx: Tx, { accountId, since }: { accountId: string; since: Date }) {
  const deletions = waysIn.map(
    (table) => sql`${sql.id(`of_${table}`)} as (
      delete from ${sql.table(table)} where account_id = ${accountId} and created_at >= ${since}
    )`,
  )
  await sql`with ${sql.join(deletions)} select`.execute(tx)
}
