import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { deleteFile, unattachedFiles } from './queries.ts'

export const eraseFileWork: Work<{ fileId: string }> = {
  name: 'erase-file',
  payload: z.strictObject({ fileId: z.string() }),
}
export const clearUnattachedWork: Work<Record<string, never>> = {
  name: 'clear-unattached-files',
  payload: z.strictObject({}),
}

const batch = 500
const foreignKeyViolation = '23503'

/** Queues the deletion of a file, both row and content, in the transaction that removes the last reference to it. */
export async function eraseFile(tx: Tx, fileId: string) {
  await enqueue(tx, eraseFileWork, { payload: { fileId } })
}

/**
 * Deletes a file unless something still refers to it. The content is deleted before the deletion of the row commits, so
 * that no content is left behind.
 */
export async function eraseQueuedFile({ database, storage }: House, { fileId }: { fileId: string }) {
  try {
    await database.transaction().execute(async (tx) => {
      const erased = await deleteFile(tx, fileId)
      if (erased) await storage.remove(erased.storageKey)
    })
  } catch (problem) {
    if ((problem as { code?: string }).code !== foreignKeyViolation) throw problem
  }
}

/** Deletes uploads that are older than two days and weren't attached to anything. */
export async function clearUnattachedFiles(house: House) {
  const before = tooOldBefore('unattachedFile', house.now())
  const left = await unattachedFiles(house.database, { before, most: batch })
  for (const fileId of left) await eraseQueuedFile(house, { fileId })
}
