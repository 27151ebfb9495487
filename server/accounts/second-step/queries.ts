import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { type Keyring, keyIdOf, secretsOf } from '../../platform/tokens.ts'

/** Finds the account of a sign-in that waits for its second step. */
export async function findStepping(database: Database, accountId: string) {
  const account = await database
    .selectFrom('account')
    .select(['id', 'email', 'role', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account && { ...account, role: account.role as Exclude<Role, 'user:visitor'> }
}

/**
 * Reads how an account is protected besides its password. A recovery code counts only while the secret it was hashed
 * with is known.
 */
export async function readFactors(
  database: Database | Tx,
  { accountId, secret }: { accountId: string; secret: Keyring },
) {
  const keyIds = secretsOf(secret).map(keyIdOf)
  const { rows } = await sql<{ since: Date | null; passkeys: number; recoveryCodes: number }>`
    select
      (select created_at from one_time_code_app where account_id = ${accountId}) as since,
      (select count(*)::integer from passkey where account_id = ${accountId}) as passkeys,
      (select count(*)::integer from recovery_code
        where account_id = ${accountId} and (key_id is null or key_id = any(${keyIds}::text[]))) as "recoveryCodes"
  `.execute(database)
  return rows[0] as (typeof rows)[number]
}

/** Reads the authenticator app of an account. */
export async function findCodeApp(tx: Tx, accountId: string) {
  return tx
    .selectFrom('one_time_code_app')
    .select(['sealed_secret as sealedSecret', 'last_period as lastPeriod'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

type NewCodeApp = { accountId: string; sealedSecret: string; lastPeriod: number; now: Date }

/** Adds an account's authenticator app; false if it already has one. */
export async function insertCodeApp(tx: Tx, { accountId, sealedSecret, lastPeriod, now }: NewCodeApp) {
  const inserted = await tx
    .insertInto('one_time_code_app')
    .values({ account_id: accountId, sealed_secret: sealedSecret, last_period: lastPeriod, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Marks a period of one-time codes, and all earlier ones, as used; false if it was already used. */
export async function usePeriod(tx: Tx, { accountId, period }: { accountId: string; period: number }) {
  const used = await tx
    .updateTable('one_time_code_app')
    .set({ last_period: period })
    .where('account_id', '=', accountId)
    .where('last_period', '<', period)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes the authenticator app of an account; false if it has none. */
export async function deleteCodeApp(tx: Tx, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('one_time_code_app')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Replaces all recovery codes of an account. */
export async function writeRecoveryCodes(
  tx: Tx,
  { accountId, hashes, keyId, now }: { accountId: string; hashes: readonly Buffer[]; keyId: string; now: Date },
) {
  await deleteRecoveryCodes(tx, accountId)
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, key_id: keyId, created_at: now })))
    .execute()
}

/** Deletes all recovery codes of an account. */
export async function deleteRecoveryCodes(tx: Tx, accountId: string) {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}

/** Uses up a recovery code; false if the account doesn't have it or it was used before. */
export async function useRecoveryCode(tx: Tx, { accountId, hashes }: { accountId: string; hashes: readonly Buffer[] }) {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes the recovery codes of an account that has neither an authenticator app nor a passkey left. */
export async function dropUnusedRecoveryCodes(tx: Tx, accountId: string) {
  await sql`
    delete from recovery_code where account_id = ${accountId}
      and not exists (select from one_time_code_app where account_id = ${accountId})
      and not exists (select from passkey where account_id = ${accountId})
  `.execute(tx)
}

type SealedApp = { accountId: string; sealedSecret: string }

/** Locks a batch of apps whose secrets are sealed with another key than the given one, ordered by account. */
export async function findSealedOtherwise(
  tx: Tx,
  { keyId, after, most }: { keyId: string; after: string; most: number },
): Promise<SealedApp[]> {
  return tx
    .selectFrom('one_time_code_app')
    .select(['account_id as accountId', 'sealed_secret as sealedSecret'])
    .where('account_id', '>', after)
    .where(sql<boolean>`not starts_with(sealed_secret, ${`${keyId}.`})`)
    .orderBy('account_id')
    .limit(most)
    .forUpdate()
    .execute()
}

/** Replaces the sealed secrets of several apps in one statement. */
export async function replaceSealed(tx: Tx, apps: readonly SealedApp[]) {
  if (apps.length === 0) return
  await sql`
    update one_time_code_app set sealed_secret = given."sealedSecret"
    from jsonb_to_recordset(${JSON.stringify(apps)}::jsonb) as given ("accountId" text, "sealedSecret" text)
    where account_id = given."accountId"
  `.execute(tx)
}

/** Stores the key of recovery codes that were hashed before keys were stored. */
export async function nameKeyOfCodes(tx: Tx, keyId: string) {
  await tx.updateTable('recovery_code').set({ key_id: keyId }).where('key_id', 'is', null).execute()
}
