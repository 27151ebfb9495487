import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import type { Tx } from '../platform/house.ts'

export type NewAccount = {
  id: string
  email: string
  /** Null if the owner will set the first password with a link. */
  passwordHash: string | null
  role: Exclude<Role, 'user:visitor'>
  now: Date
}

/**
 * Adds the account of a person whose e-mail is verified, by a code or by a network. Fails on `account_email_unique` if
 * the address already has an account.
 */
export async function insertAccount(tx: Tx, account: NewAccount) {
  await tx.insertInto('account').values(rowOf(account)).execute()
}

/** Adds an account, unless the address already has one, which then stays unchanged; returns false in that case. */
export async function insertAccountOnce(tx: Tx, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values(rowOf(account))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Turns an account that began with a network sign-in into a registered one; false if it is registered already. */
export async function completeAccount(tx: Tx, { id, email, passwordHash, role, now }: NewAccount): Promise<boolean> {
  const completed = await tx
    .updateTable('account')
    .set({ email, email_validated_at: now, password_hash: passwordHash, role, modified_at: now })
    .where('id', '=', id)
    .where('role', '=', 'professional:registration:incomplete')
    .returning('id')
    .executeTakeFirst()
  return completed !== undefined
}

/**
 * Locks accounts with an unfinished registration to which nobody has signed in for a month, at most so many, and returns
 * their ids.
 */
export async function lockBegunAccounts(tx: Tx, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'professional:registration:incomplete')
    .where('created_at', '<', tooOldBefore('begunAccount', now))
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('session').select('id').whereRef('session.account_id', '=', 'account.id')),
      ),
    )
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
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
