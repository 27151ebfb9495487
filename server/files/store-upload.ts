import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { largestUpload } from '@trampolim/marketplace/curriculums/files.ts'
import { safeFileName } from '@trampolim/marketplace/files/file-name.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { acceptedType, type FilePurpose } from './file-types.ts'
import { aimUpload, findFile, insertFile, markUploaded, stateOfSame } from './queries.ts'
import { isImageType, remakeImage } from './remake-image.ts'
import { scanUpload } from './scan-files.ts'
import { newStorageKey } from './sign-file-url.ts'

/** How much of a too large upload is still read, so that its sender receives the refusal. */
const mostRead = 16 * 1024 * 1024

/** How often content may be tried by one link: each time images are re-encoded, and files are scanned. */
const tries: Limit = { name: 'upload-tries', most: 20, seconds: 60 * 60 }
/** The same for files that a person sends within other calls, whose quotas don't count refused ones. */
const sentFiles: Limit = { name: 'sent-files', most: 60, seconds: 60 * 60 }

/**
 * Stores an uploaded file's content, once, however often the same is sent: images are re-encoded, and the name gets the extension of the detected type.
 * If there is a virus scanner, nobody can read the file before it was checked.
 * @returns whether the scan is still to come
 * @throws file_not_found, already_there, file_too_large, file_type_refused, file_unreadable, file_has_macros,
 * image_too_large, file_infected, too_many_requests
 */
export async function storeUpload(
  house: House,
  { fileId, body }: { fileId: string; body: Readable },
): Promise<boolean> {
  const file = (await findFile(house.database, fileId)) ?? refuse('file_not_found')
  const bytes = await readUpTo(body, largestUpload)
  if (!bytes) return refuse(file.uploadedAt ? 'already_there' : 'file_too_large')
  if (file.uploadedAt) return (await stateOfRepeated(house, { file, bytes })) === 'waiting'
  const counted = { subject: fileId, now: house.now() }
  if (!(await countWithin(house.database, tries, counted))) refuse('too_many_requests')
  return (await keepBytes(house, { file, bytes })) === 'waiting'
}

type Given = { file: { id: string; purpose: string; originalName: string }; bytes: Uint8Array }

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * Answers an upload of a file that is there. The same content is sent again by whoever didn't get the first answer: a
 * browser, or a balancer whose process died.
 * @throws already_there if the content is another one; file_infected
 */
async function stateOfRepeated({ database }: House, { file: { id }, bytes }: Given): Promise<'clear' | 'waiting'> {
  const state = await stateOfSame(database, { id, digest: digestOf(bytes) })
  return !state ? refuse('already_there') : state === 'infected' ? refuse('file_infected') : state
}

/**
 * Stores the content of a file whose row exists, once.
 * @returns the state of the virus scan
 * @throws already_there, file_type_refused, file_unreadable, file_has_macros, image_too_large, file_infected
 */
export async function keepBytes(house: House, { file, bytes }: Given): Promise<'clear' | 'waiting'> {
  const { database, storage } = house
  const purpose = file.purpose as FilePurpose
  const contentType = await acceptedType(purpose, bytes)
  const kept = isImageType(contentType) ? await remakeImage(bytes, { purpose, type: contentType }) : bytes
  const state = await scanUpload(house, { fileId: file.id, bytes: kept })
  const storageKey = newStorageKey()
  if (!(await aimUpload(database, { id: file.id, storageKey }))) return stateOfRepeated(house, { file, bytes })
  await storage.write(storageKey, kept)
  const upload = {
    id: file.id,
    storageKey,
    name: safeFileName(file.originalName, contentType),
    contentType,
    byteSize: kept.length,
    state,
    digest: digestOf(bytes),
    now: house.now(),
  }
  if (await markUploaded(database, upload)) return state
  await storage.remove(storageKey)
  return stateOfRepeated(house, { file, bytes })
}

/**
 * Stores a file that a signed-in person sent together with other data; like an upload, it is kept only if it is
 * attached. The row is created before the content is stored, so that the file is found and deleted if nobody attaches
 * it.
 * @throws as `storeUpload`
 */
export async function storeSentFile(
  house: House,
  { purpose, ownerId, name, bytes }: { purpose: FilePurpose; ownerId: string; name: string; bytes: Buffer },
): Promise<{ id: string; name: string }> {
  if (bytes.length > largestUpload) refuse('file_too_large')
  const contentType = await acceptedType(purpose, bytes)
  const now = house.now()
  if (!(await countWithin(house.database, sentFiles, { subject: ownerId, now }))) refuse('too_many_requests')
  const file = { id: newId(now), purpose, originalName: safeFileName(name, contentType) }
  const row = { ...file, ownerId, verificationId: null, storageKey: newStorageKey(), now }
  await insertFile(house.database, row)
  await keepBytes(house, { file, bytes })
  return { id: file.id, name: file.originalName }
}

/** Null if there is more than the limit. */
async function readUpTo(body: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
    if (size > mostRead) break
  }
  return size <= most ? Buffer.concat(chunks) : null
}
