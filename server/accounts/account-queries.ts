import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { Tx } from '../platform/house.ts'

export type NewAccount = {
  id: string
  email: string
  /** Null if its owner sets the first password by a link. */
  passwordHash: string | null
  role: Exclude<Role, 'user:visitor'>
  now: Date
}

/**
 * Adds the account of a person whose e-mail is verified or vouched for. Fails on `account_email_unique` if the address
 * already has an account.
 */
export async function insertAccount(tx: Tx, account: NewAccount) {
  await tx.insertInto('account').values(rowOf(account)).execute()
}

/** Adds an account unless the address already has one, which stays as it is; false in that case. */
export async function insertAccountOnce(tx: Tx, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values(rowOf(account))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Sets the role of a candidate's account, depending on whether the candidate is blocked. */
export async function writeCandidateRole(
  tx: Tx,
  { accountId, role, now }: { accountId: string; role: 'user:professional' | 'user:inactive'; now: Date },
) {
  await tx
    .updateTable('account')
    .set({ role, modified_at: now })
    .where('id', '=', accountId)
    .where('role', 'in', ['user:professional', 'user:inactive'])
    .execute()
}

/** Deletes accounts with their profile, sessions, links and consents. */
export async function deleteAccounts(tx: Tx, accountIds: readonly string[]) {
  await tx.deleteFrom('account').where('id', 'in', accountIds).execute()
}

function rowOf({ id, email, passwordHash, role, now }: NewAccount) {
  return {
    id,
    email,
    email_validated_at: now,
    password_hash: passwordHash,
    role,
    created_at: now,
    modified_at: now,
  }
}
