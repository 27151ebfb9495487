import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import type { Database, Tx } from '../../platform/house.ts'

/** Lists an account's passkeys, oldest first. */
export async function listPasskeysOf(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('passkey')
    .select(['id', 'name', 'credential_id as credentialId', 'transports', 'created_at as addedAt'])
    .select('last_used_at as lastUsedAt')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Finds a passkey by the id that browsers know, with its account. */
export async function findPasskey(database: Database, credentialId: Buffer) {
  const found = await database
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'passkey.public_key as publicKey', 'passkey.counter', 'passkey.account_id as accountId'])
    .select(['account.email', 'account.role', 'account.password_hash as passwordHash'])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst()
  return found && { ...found, role: found.role as Exclude<Role, 'user:visitor'> }
}

export type NewPasskey = {
  id: string
  accountId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: readonly string[]
  name: string
  now: Date
}

/** Adds a passkey; false if there is one with its credential. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const { id, accountId, credentialId, publicKey, counter, transports, name, now } = passkey
  const inserted = await tx
    .insertInto('passkey')
    .values({
      id,
      account_id: accountId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: [...transports],
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Renames a passkey of an account; false if the account has none with this id. */
export async function writePasskeyName(
  database: Database,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await database
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Records a use of a passkey, if it still has the counter that was compared; false otherwise. */
export async function notePasskeyUse(
  tx: Tx,
  { id, from, to, now }: { id: string; from: number; to: number; now: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable('passkey')
    .set({ counter: to, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', from)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Deletes a passkey of an account; false if it has none with this id. */
export async function deletePasskey(tx: Tx, { accountId, id }: { accountId: string; id: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Marks a challenge as used; false if it was used before. */
export async function spendChallenge(tx: Tx, { hash, endsAt }: { hash: Buffer; endsAt: Date }): Promise<boolean> {
  const spent = await tx
    .insertInto('spent_challenge')
    .values({ challenge_hash: hash, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ends_at')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deletes used challenges that have expired anyway. */
export async function clearSpentChallenges(database: Database, now: Date) {
  await database.deleteFrom('spent_challenge').where('ends_at', '<', tooOldBefore('spentChallenge', now)).execute()
}

/** Deletes all passkeys of an account. */
export async function deleteAllPasskeys(tx: Tx, accountId: string) {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}
