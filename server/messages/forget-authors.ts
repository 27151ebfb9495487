import type { Tx } from '../platform/house.ts'

/** Runs before recruiters are deleted: removes their names from their messages, and deletes their read positions. */
export async function forgetAuthors(tx: Tx, accountIds: readonly string[]) {
  await tx.updateTable('message').set({ author_name: '' }).where('author_id', 'in', accountIds).execute()
  await tx.deleteFrom('message_reader').where('account_id', 'in', accountIds).execute()
}
