import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { Network, NetworkPerson } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { Database, Tx } from '../../platform/house.ts'

/** Finds the account that is linked to a person of a network. */
export async function findLinkedAccount(database: Database | Tx, { network, subject }: NetworkPerson) {
  const account = await database
    .selectFrom('linked_login')
    .innerJoin('account', 'account.id', 'linked_login.account_id')
    .select(['account.id', 'account.email', 'account.role', 'account.password_hash as passwordHash'])
    .where('linked_login.network', '=', network)
    .where('linked_login.subject', '=', subject)
    .executeTakeFirst()
  return account && { ...account, role: account.role as Exclude<Role, 'user:visitor'> }
}

/** Links an account to a person of a network; false if the account or the person already has a link there. */
export async function insertLink(
  tx: Tx,
  { accountId, person, now }: { accountId: string; person: NetworkPerson; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('linked_login')
    .values({
      network: person.network,
      subject: person.subject,
      account_id: accountId,
      email: person.email,
      email_verified: person.isEmailVerified,
      name: person.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('network')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Lists the networks to which an account is linked. */
export async function listLinks(database: Database | Tx, accountId: string) {
  return database
    .selectFrom('linked_login')
    .select(['network', 'email', 'email_verified as isEmailVerified', 'name', 'created_at as at'])
    .where('account_id', '=', accountId)
    .orderBy('network')
    .$narrowType<{ network: Network }>()
    .execute()
}

/** Deletes a link; false if there is none. */
export async function deleteLink(tx: Tx, { accountId, network }: { accountId: string; network: Network }) {
  const deleted = await tx
    .deleteFrom('linked_login')
    .where('account_id', '=', accountId)
    .where('network', '=', network)
    .returning('network')
    .executeTakeFirst()
  return deleted !== undefined
}

/**
 * Locks an account for this transaction, so that if two ways in are removed at the same time, one transaction sees the
 * other's removal.
 */
export async function lockWaysIn(tx: Tx, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'email', 'role', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Whether an account is linked to a person of a network. The link can't be removed until this transaction ends, since
 * unlinking locks the account first.
 */
export async function holdLink(tx: Tx, { accountId, person }: { accountId: string; person: NetworkPerson }) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forShare().executeTakeFirst()
  const link = await tx
    .selectFrom('linked_login')
    .select('network')
    .where('account_id', '=', accountId)
    .where('network', '=', person.network)
    .where('subject', '=', person.subject)
    .executeTakeFirst()
  return link !== undefined
}

/** Updates a network's data of a person whose registration it began. */
export async function rewriteLink(tx: Tx, { network, subject, email, isEmailVerified, name }: NetworkPerson) {
  await tx
    .updateTable('linked_login')
    .set({ email, email_verified: isEmailVerified, name })
    .where('network', '=', network)
    .where('subject', '=', subject)
    .execute()
}

/** Whether a network has verified that the address belongs to the owner of an account. */
export async function isVouchedFor(
  database: Database | Tx,
  { accountId, email }: { accountId: string; email: string },
) {
  const link = await database
    .selectFrom('linked_login')
    .select('network')
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  return link !== undefined
}
