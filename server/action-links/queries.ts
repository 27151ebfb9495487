import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { Database, Tx } from '../platform/house.ts'

/** An action link by what is stored of its token. */
export async function findActionLink(database: Database | Tx, tokenHash: Buffer) {
  return database
    .selectFrom('action_link')
    .innerJoin('account', 'account.id', 'action_link.account_id')
    .select([
      'action_link.id',
      'action_link.kind',
      'action_link.payload',
      'action_link.account_id as accountId',
      'action_link.expires_at as expiresAt',
      'action_link.used_at as usedAt',
      'account.email',
      'account.role',
    ])
    .where('action_link.token_hash', '=', tokenHash)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}

/** Marks a link as used; false where another was quicker or it has expired. */
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

/** Makes all links of a kind useless that an account still has open. */
export async function closeActionLinks(
  tx: Tx,
  { accountId, kind, now }: { accountId: string; kind: string; now: Date },
) {
  await tx
    .updateTable('action_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

/** Clears away links that ended a day ago. */
export async function clearEndedLinks(database: Database, now: Date) {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await database.deleteFrom('action_link').where('expires_at', '<', yesterday).execute()
}
