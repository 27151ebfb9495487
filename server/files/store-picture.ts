import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import type { FilePurpose } from './file-types.ts'
import { insertFile } from './queries.ts'
import { newStorageKey } from './sign-file-url.ts'
import { keepBytes } from './store-upload.ts'

type NewPicture = { purpose: Extract<FilePurpose, 'avatar'>; ownerId: string; name: string; bytes: Uint8Array }

/**
 * Stores a picture that came with a call, as an upload of its owner that is attached next; returns its id. Its row is there
 * before its bytes, so that these are found and deleted if nobody attaches it.
 * @throws file_type_refused, file_unreadable, image_too_large, file_infected
 */
export async function storePicture(house: House, { purpose, ownerId, name, bytes }: NewPicture): Promise<string> {
  const now = house.now()
  const id = newId(now)
  const file = { id, purpose, ownerId, verificationId: null, originalName: name }
  await insertFile(house.database, { ...file, storageKey: newStorageKey(), now })
  await keepBytes(house, { file, bytes })
  return id
}
