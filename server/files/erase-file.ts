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

const day = 86_400_000
const batch = 500
const foreignKeyViolation = '23503'

/** Queues the end of a file, row and bytes, in the transaction that lets go of it. */
export async function eraseFile(tx: Tx, fileId: string) {
  await enqueue(tx, eraseFileWork, { payload: { fileId } })
}

/** Erases a file unless something still holds it. The bytes go before the row is sure to, so none is left behind. */
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

/** Erases what was uploaded more than a day ago for something that never came. */
export async function clearUnattachedFiles(house: House) {
  const before = new Date(house.now().getTime() - day)
  const left = await unattachedFiles(house.database, { before, most: batch })
  for (const fileId of left) await eraseQueuedFile(house, { fileId })
}
