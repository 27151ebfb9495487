import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** An entry of the provider: a session, a code, a token or a grant. */
export type Entry = {
  model: string
  id: string
  payload: object
  grantId: string | null
  uid: string | null
  expiresAt: Date | null
}

/** Stores an entry, replacing one with the same id; it also deletes expired entries. */
export async function storeEntry(database: Database, entry: Entry, now: Date) {
  const { model, id, payload, grantId, uid, expiresAt } = entry
  const row = { payload: JSON.stringify(payload), grant_id: grantId, uid, expires_at: expiresAt }
  await database.deleteFrom('demo_identity').where('expires_at', '<', now).execute()
  await database
    .insertInto('demo_identity')
    .values({ model, id, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute()
}

/** Finds an entry that hasn't expired, by its id or its `uid`. */
export async function findEntry(
  database: Database,
  by: { model: string; now: Date } & ({ id: string } | { uid: string }),
) {
  const entry = await database
    .selectFrom('demo_identity')
    .select('payload')
    .where('model', '=', by.model)
    .where('id' in by ? 'id' : 'uid', '=', 'id' in by ? by.id : by.uid)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', by.now)]))
    .executeTakeFirst()
  return entry?.payload as Record<string, unknown> | undefined
}

/** Marks a code as used. */
export async function consumeEntry(database: Database, { model, id, now }: { model: string; id: string; now: Date }) {
  const consumed = JSON.stringify({ consumed: Math.floor(now.getTime() / 1000) })
  await database
    .updateTable('demo_identity')
    .set({ payload: sql`payload || ${consumed}::jsonb` })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}

export async function deleteEntry(database: Database, { model, id }: { model: string; id: string }) {
  await database.deleteFrom('demo_identity').where('model', '=', model).where('id', '=', id).execute()
}

/** Deletes everything that was granted together, for example after a code is used twice. */
export async function deleteGrant(database: Database, { model, grantId }: { model: string; grantId: string }) {
  await database.deleteFrom('demo_identity').where('model', '=', model).where('grant_id', '=', grantId).execute()
}
