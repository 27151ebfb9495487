import { forgetNames } from '../audit/queries.ts'
import type { Tx } from '../platform/house.ts'
import { type ContactsOf, deleteContactsOf } from './queries.ts'

/**
 * Runs before accounts are deleted: deletes their messages, also those that they sent without signing in, with the quotes
 * from them in the audit log. The database alone would delete only the former, and then nobody knows any longer which
 * entries quote them.
 */
export async function forgetContacts(tx: Tx, of: ContactsOf) {
  const subjectIds = await deleteContactsOf(tx, of)
  await forgetNames(tx, { subject: 'contact', subjectIds })
}
