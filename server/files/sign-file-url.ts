import { randomBytes } from 'node:crypto'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { findProof } from '../verifications/queries.ts'
import type { FilePurpose } from './file-types.ts'
import { findFile, insertFile } from './queries.ts'
import { signedFileUrl } from './signed-link.ts'

const uploads: Limit = { name: 'uploads', most: 60, seconds: 60 * 60 }

export type SignedUrl = { url: string; fileId: string; expiresAt: Date }

export type UploadWish = { purpose: FilePurpose; name: string; verificationId: string | undefined }

/** A random key under which bytes are stored. */
export function newStorageKey(): string {
  return randomBytes(24).toString('hex')
}

/**
 * Signs a link with which the signed-in person, or a person who registers and has verified their e-mail, uploads a new
 * file.
 * @throws sign_in_required, too_many_requests
 */
export async function signUpload(
  house: House,
  person: Person | null,
  { purpose, name, verificationId }: UploadWish,
): Promise<SignedUrl> {
  const { database } = house
  const now = house.now()
  const proof =
    !person && verificationId ? await findProof(database, { id: verificationId, channel: 'email', now }) : null
  const owner = person?.accountId ?? proof?.id ?? refuse('sign_in_required')
  if (!(await countWithin(database, uploads, { subject: owner, now }))) refuse('too_many_requests')
  const fileId = newId(now)
  await insertFile(database, {
    id: fileId,
    purpose,
    ownerId: person?.accountId ?? null,
    verificationId: person ? null : owner,
    storageKey: newStorageKey(),
    originalName: plainName(name),
    now,
  })
  return { fileId, ...signedFileUrl(house, { method: 'put', fileId }) }
}

/** Signs a link to the person's own file. @throws sign_in_required, file_not_found, file_being_checked, file_infected */
export async function signDownload(house: House, person: Person | null, fileId: string): Promise<SignedUrl> {
  if (!person) return refuse('sign_in_required')
  const file = await findFile(house.database, fileId)
  if (!file?.uploadedAt || file.ownerId !== person.accountId) return refuse('file_not_found')
  if (file.state !== 'clear') return refuse(file.state === 'waiting' ? 'file_being_checked' : 'file_infected')
  return { fileId, ...signedFileUrl(house, { method: 'get', fileId }) }
}

/** A name for the download: without folders or control characters. */
function plainName(name: string): string {
  const plain = name
    .replace(/\p{C}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  return plain || 'arquivo'
}
