import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { deleteFile, insertFile, markUploaded } from './queries.ts'
import { newStorageKey } from './sign-file-url.ts'

type MadeFile = { purpose: 'data-export'; ownerId: string; name: string; contentType: string; bytes: Uint8Array }

/**
 * Stores a file that the system made for a person, and returns its id. The row is created before the content is stored,
 * so that the file is found and deleted if nobody attaches it. Null if the person has left meanwhile.
 */
export async function storeMadeFile(
  { database, storage, now }: House,
  { purpose, ownerId, name, contentType, bytes }: MadeFile,
): Promise<string | null> {
  const [id, storageKey, moment] = [newId(now()), newStorageKey(), now()]
  const file = { id, purpose, ownerId, verificationId: null, storageKey, originalName: name, now: moment }
  await insertFile(database, file)
  await storage.write(storageKey, bytes)
  const made = { id, storageKey, name, contentType, byteSize: bytes.length, now: moment }
  if (await markUploaded(database, { ...made, state: 'clear', digest: null })) return id
  await storage.remove(storageKey)
  return null
}

/** Deletes a file that the system made and nothing refers to yet. */
export async function dropMadeFile({ database, storage }: House, fileId: string) {
  await database.transaction().execute(async (tx) => {
    const dropped = await deleteFile(tx, fileId)
    if (dropped) await storage.remove(dropped.storageKey)
  })
}
