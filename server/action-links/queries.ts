import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** Finds an action link by its token's hash. */
export async function findActionLink(database: Database | Tx, tokenHash: Buffer) {
  return database
    .selectFrom('action_link')
    .innerJoin('account', 'account.id', 'action_link.account_id')
    .select([
      'action_link.id',
      'action_link.kind',
      'action_link.payload',
      'action_link.account_id as accountId',
      'action_link.created_at as made',
      'action_link.expires_at as expiresAt',
      'action_link.used_at as usedAt',
      'account.email',
      'account.role',
    ])
    .where('action_link.token_hash', '=', tokenHash)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}

/** Whether a link with this id was made. */
export async function isActionLink(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('action_link').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Marks a link as used; false if it was used first or has expired. */
export async function useActionLink(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const used = await tx
    .updateTable('action_link')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Invalidates all open links of a kind for an account; with `payload`, only those whose data contain it. */
export async function closeActionLinks(
  tx: Tx,
  { accountId, kind, payload, now }: { accountId: string; kind: string; payload?: Record<string, string>; now: Date },
) {
  await tx
    .updateTable('action_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .$if(payload !== undefined, (query) => query.where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`))
    .execute()
}

/** Invalidates an account's open links of a kind that are newer than this one. */
export async function closeYoungerLinks(
  tx: Tx,
  { id, accountId, kind, now }: { id: string; accountId: string; kind: string; now: Date },
) {
  await tx
    .updateTable('action_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '>', id)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes links that ended a day ago. */
export async function clearEndedLinks(database: Database, now: Date) {
  await database.deleteFrom('action_link').where('expires_at', '<', tooOldBefore('actionLink', now)).execute()
}
