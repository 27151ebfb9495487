import type { Database } from '../platform/house.ts'

/** Finds what a link led to, if it was read lately. */
export async function findPreview(database: Database, { hash, since }: { hash: Buffer; since: Date }) {
  return database
    .selectFrom('link_preview')
    .select(['title', 'picture'])
    .where('address_hash', '=', hash)
    .where('read_at', '>', since)
    .executeTakeFirst()
}

type NewPreview = { hash: Buffer; title: string; picture: Buffer | null; now: Date }

/** Keeps what a link leads to. */
export async function keepPreview(database: Database, { hash, title, picture, now }: NewPreview) {
  await database
    .insertInto('link_preview')
    .values({ address_hash: hash, title, picture, read_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ title, picture, read_at: now }))
    .execute()
}

/** Deletes what was read before. */
export async function clearPreviews(database: Database, before: Date) {
  await database.deleteFrom('link_preview').where('read_at', '<=', before).execute()
}
