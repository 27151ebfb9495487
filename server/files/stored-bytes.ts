import type { House } from '../platform/house.ts'
import type { FilePurpose } from './file-types.ts'
import { type findFile, replaceBytes } from './queries.ts'
import { isImageType, remakeImage } from './remake-image.ts'
import { newStorageKey } from './sign-file-url.ts'

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * The content of a file; null if there is none. An image that was stored before images were re-encoded is re-encoded
 * first.
 * @throws file_unreadable, image_too_large, too_many_requests
 */
export async function readStored({ database, storage }: House, file: StoredFile): Promise<Uint8Array | null> {
  const bytes = await storage.read(file.storageKey)
  const type = file.contentType ?? ''
  if (!bytes || file.drawnAnew || !isImageType(type)) return bytes
  const drawn = await remakeImage(bytes, { purpose: file.purpose as FilePurpose, type })
  const key = newStorageKey()
  await storage.write(key, drawn)
  const replaced = await replaceBytes(database, { id: file.id, from: file.storageKey, to: key, byteSize: drawn.length })
  await storage.remove(replaced ? file.storageKey : key)
  return drawn
}
