import type { KeyEnder } from '@trampolim/marketplace/api-keys/keys.ts'
import { sql } from 'kysely'
import { queueUp } from '../platform/database/queue-up.ts'
import type { Database, Tx } from '../platform/house.ts'

/** Stores a request for a key; the key doesn't exist yet. */
export async function storeAsked(
  tx: Tx,
  { id, project, email, purpose, now }: { id: string; project: string; email: string; purpose: string; now: Date },
) {
  await tx.insertInto('api_key').values({ id, project, email, purpose, asked_at: now }).execute()
}

/** Stores the link of a letter; without a key, it is for all keys of the address. */
export async function storeLink(
  tx: Tx,
  { tokenHash, email, keyId, ends }: { tokenHash: Buffer; email: string; keyId: string | null; ends: Date },
) {
  await tx
    .insertInto('api_key_link')
    .values({ token_hash: tokenHash, email, key_id: keyId, expires_at: ends })
    .execute()
}

export type LinkRow = {
  email: string
  keyId: string | null
  project: string | null
  purpose: string | null
  ends: Date
  used: Date | null
}

/** Finds the link of a letter with its request; with `lock`, nobody else can use it until the transaction ends. */
export async function findLink(
  database: Database | Tx,
  tokenHash: Buffer,
  { lock = false }: { lock?: boolean } = {},
): Promise<LinkRow | undefined> {
  return database
    .selectFrom('api_key_link')
    .leftJoin('api_key', 'api_key.id', 'api_key_link.key_id')
    .select(['api_key_link.email', 'api_key_link.key_id as keyId', 'api_key.project', 'api_key.purpose'])
    .select(['api_key_link.expires_at as ends', 'api_key_link.used_at as used'])
    .where('api_key_link.token_hash', '=', tokenHash)
    .$if(lock, (query) => query.forUpdate('api_key_link'))
    .executeTakeFirst()
}

export async function useLink(tx: Tx, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  await tx.updateTable('api_key_link').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** The working keys of an address, the oldest first. */
export async function findOwnKeys(database: Database | Tx, email: string) {
  return database
    .selectFrom('api_key')
    .select(['id', 'project', 'made_at as made', 'used_at as used'])
    .where('email', '=', email)
    .where('made_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ made: Date }>()
    .execute()
}

/** Locks the keys of an address, so that they are counted and made one at a time. */
export async function lockKeysOf(tx: Tx, email: string) {
  await queueUp(tx, `api keys of ${email}`)
}

/** Turns a requested key into a working one. */
export async function storeKey(tx: Tx, { id, keyHash, now }: { id: string; keyHash: Buffer; now: Date }) {
  await tx.updateTable('api_key').set({ key_hash: keyHash, made_at: now }).where('id', '=', id).execute()
}

/** Replaces a key of an address by one that nobody has used yet. Returns the project's name, or undefined if the address has no such key. */
export async function storeOtherKey(
  tx: Tx,
  { id, email, keyHash, now }: { id: string; email: string; keyHash: Buffer; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('api_key')
    .set({ key_hash: keyHash, made_at: now, used_at: null })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('made_at', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('project')
    .executeTakeFirst()
  return row?.project
}

type Ending = { id: string; email?: string; by: KeyEnder; remark: string; now: Date }

/** Ends a working key, only of this address if one is given. Returns the former key, or undefined if there is none. */
export async function storeEnd(tx: Tx, { id, email, by, remark, now }: Ending) {
  return tx
    .updateTable('api_key')
    .set({ ended_at: now, ended_by: by, remark })
    .where('id', '=', id)
    .where('made_at', 'is not', null)
    .where('ended_at', 'is', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email as string))
    .returning(['email', 'project'])
    .executeTakeFirst()
}

/** Finds the working key of a hash. */
export async function findKey(database: Database, keyHash: Buffer) {
  return database
    .selectFrom('api_key')
    .select(['id', 'used_at as used'])
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function noteUsed(database: Database, { id, day }: { id: string; day: Date }) {
  await database.updateTable('api_key').set({ used_at: day }).where('id', '=', id).execute()
}

/** A page of the keys that were made, the newest first. */
export async function findKeys(database: Database, { page, size }: { page: number; size: number }) {
  return database
    .selectFrom('api_key')
    .select(['id', 'project', 'email', 'purpose', 'remark'])
    .select(['made_at as made', 'used_at as used', 'ended_at as ended', 'ended_by as endedBy'])
    .where('made_at', 'is not', null)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .$narrowType<{ made: Date; endedBy: KeyEnder | null }>()
    .execute()
}

export async function countKeys(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('made_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

type Kept = { now: Date; used: Date; ended: Date }

/**
 * Deletes ended links, requests that never became keys, and keys that are unused or ended long ago; returns the ids of
 * the requests and keys.
 */
export async function deleteOldKeys(tx: Tx, { now, used, ended }: Kept): Promise<string[]> {
  await tx.deleteFrom('api_key_link').where('expires_at', '<', now).execute()
  const { rows } = await sql<{ id: string }>`
    delete from api_key
    where ended_at < ${ended}
      or coalesce(used_at, made_at) < ${used}
      or (made_at is null and not exists (select from api_key_link where api_key_link.key_id = api_key.id))
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
