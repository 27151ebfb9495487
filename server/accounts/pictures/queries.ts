import type { Tx } from '../../platform/house.ts'

/** Locks an account for this transaction and reads which picture it has; undefined if it was deleted. */
export async function lockPicture(tx: Tx, accountId: string) {
  return tx
    .selectFrom('account')
    .select('avatar_file_id as avatarFileId')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets an account's picture; null removes it. */
export async function writePicture(tx: Tx, { id, fileId, now }: { id: string; fileId: string | null; now: Date }) {
  await tx.updateTable('account').set({ avatar_file_id: fileId, modified_at: now }).where('id', '=', id).execute()
}
