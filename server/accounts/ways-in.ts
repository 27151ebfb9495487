import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** Deletes every way to sign in that was added to an account since a moment, except the password. */
export async function deleteWaysInSince(tx: Tx, { accountId, since }: { accountId: string; since: Date }) {
  const added = sql`account_id = ${accountId} and created_at >= ${since}`
  await sql`
    with networks as (delete from linked_login where ${added}),
      keys as (delete from passkey where ${added}),
      apps as (delete from one_time_code_app where ${added})
    delete from recovery_code where ${added}
  `.execute(tx)
}
