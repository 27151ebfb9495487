import type { Tx } from '../platform/house.ts'

/** Before recruiters are deleted: takes their names from what they wrote, and forgets what they read. */
export async function forgetAuthors(tx: Tx, accountIds: readonly string[]) {
  await tx.updateTable('message').set({ author_name: '' }).where('author_id', 'in', accountIds).execute()
  await tx.deleteFrom('message_reader').where('account_id', 'in', accountIds).execute()
}
