import type { Readable } from 'node:stream'
import { largestUpload } from '@trampolim/marketplace/curriculums/files.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { acceptedType, type FilePurpose } from './file-types.ts'
import { findFile, markUploaded } from './queries.ts'
import { newStorageKey } from './sign-file-url.ts'

/** How much of a too large upload is read, so that its sender gets to hear why it was refused. */
const patience = 16 * 1024 * 1024

/** Takes a file's bytes in, once. @throws file_not_found, already_there, file_too_large, file_type_refused */
export async function storeUpload(house: House, { fileId, body }: { fileId: string; body: Readable }) {
  const { database, storage } = house
  const file = (await findFile(database, fileId)) ?? refuse('file_not_found')
  const bytes = await readUpTo(body, largestUpload)
  if (file.uploadedAt) return refuse('already_there')
  if (!bytes) return refuse('file_too_large')
  const contentType = (await acceptedType(file.purpose as FilePurpose, bytes)) ?? refuse('file_type_refused')
  const storageKey = newStorageKey()
  await storage.write(storageKey, bytes)
  const upload = { id: fileId, storageKey, contentType, byteSize: bytes.length, now: house.now() }
  if (await markUploaded(database, upload)) return
  await storage.remove(storageKey)
  refuse('already_there')
}

/** Null where there is more. */
async function readUpTo(body: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
    if (size > patience) break
  }
  return size <= most ? Buffer.concat(chunks) : null
}
