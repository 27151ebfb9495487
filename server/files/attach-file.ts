import type { Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import type { FilePurpose } from './file-types.ts'
import { claimFile, type FileState, findFile } from './queries.ts'

/** `verificationId`: the verified code by which a person who is still registering owned the file. */
export type Attachment = {
  fileId: string
  owner: string
  purpose: FilePurpose
  verificationId?: string
  now: Date
}

/** `state`: 'waiting' until the virus scanner has checked the file. */
export type AttachedFile = { id: string; originalName: string; contentType: string; state: FileState }

/**
 * Attaches an uploaded file to what it is for, so that it is kept; only its owner can. Repeating it changes nothing.
 * @throws file_not_found (also for someone else's file, one uploaded for another purpose, or one without content),
 * file_infected
 */
export async function attachFile(
  tx: Tx,
  { fileId, owner, purpose, verificationId, now }: Attachment,
): Promise<AttachedFile> {
  const file = await claimFile(tx, { id: fileId, purpose, ownerId: owner, verificationId: verificationId ?? null, now })
  if (!file)
    return refuse((await isInfected(tx, { fileId, owner, verificationId })) ? 'file_infected' : 'file_not_found')
  return { ...file, contentType: file.contentType ?? '', state: file.state as FileState }
}

/** Whether the virus scanner found malware in this person's file. */
async function isInfected(
  tx: Tx,
  { fileId, owner, verificationId }: Pick<Attachment, 'fileId' | 'owner' | 'verificationId'>,
) {
  const file = await findFile(tx, fileId)
  const isOwn = file?.ownerId === owner || (file?.ownerId === null && file.verificationId === verificationId)
  return isOwn && file?.state === 'infected'
}
