import { forgetNames } from '../audit/queries.ts'
import type { Tx } from '../platform/house.ts'
import { deleteContactsOf } from './queries.ts'

/**
 * Runs before accounts are deleted: deletes their messages, with the quotes from them in the audit log. The database
 * alone would delete the messages too, but then nobody knows any longer which entries quote them.
 */
export async function forgetContacts(tx: Tx, accountIds: readonly string[]) {
  const subjectIds = await deleteContactsOf(tx, accountIds)
  await forgetNames(tx, { subject: 'contact', subjectIds })
}
