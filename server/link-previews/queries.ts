import type { Database } from '../platform/house.ts'

/** Finds the preview of a link, if it was read recently. */
export async function findPreview(database: Database, { hash, since }: { hash: Buffer; since: Date }) {
  return database
    .selectFrom('link_preview')
    .select(['title', 'picture'])
    .where('address_hash', '=', hash)
    .where('read_at', '>', since)
    .executeTakeFirst()
}

type NewPreview = { hash: Buffer; title: string; picture: Buffer | null; now: Date }

/** Stores the preview of a link. */
export async function keepPreview(database: Database, { hash, title, picture, now }: NewPreview) {
  await database
    .insertInto('link_preview')
    .values({ address_hash: hash, title, picture, read_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ title, picture, read_at: now }))
    .execute()
}

/** Deletes previews read before a moment. */
export async function clearPreviews(database: Database, before: Date) {
  await database.deleteFrom('link_preview').where('read_at', '<=', before).execute()
}
