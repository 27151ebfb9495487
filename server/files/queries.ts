import type { Database, Tx } from '../platform/house.ts'

/** The state of a file's virus scan: readable, still waiting, or infected. */
export type FileState = 'clear' | 'waiting' | 'infected'

/** A file's row; `uploadedAt` is null until its bytes have been uploaded. */
export async function findFile(database: Database | Tx, id: string) {
  return database
    .selectFrom('stored_file')
    .select([
      'id',
      'purpose',
      'owner_id as ownerId',
      'verification_id as verificationId',
      'storage_key as storageKey',
      'original_name as originalName',
      'content_type as contentType',
      'state',
      'drawn_anew as drawnAnew',
      'uploaded_at as uploadedAt',
      'attached_at as attachedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type NewFile = {
  id: string
  purpose: string
  ownerId: string | null
  verificationId: string | null
  storageKey: string
  originalName: string
  now: Date
}

/** Inserts the row of a file that is about to be uploaded. */
export async function insertFile(database: Database, file: NewFile) {
  await database
    .insertInto('stored_file')
    .values({
      id: file.id,
      purpose: file.purpose,
      owner_id: file.ownerId,
      verification_id: file.verificationId,
      storage_key: file.storageKey,
      original_name: file.originalName,
      created_at: file.now,
    })
    .execute()
}

export type Upload = {
  id: string
  storageKey: string
  name: string
  contentType: string
  byteSize: number
  state: FileState
  /** The SHA-256 of what was sent; null if nobody sent it. */
  digest: Buffer | null
  now: Date
}

/**
 * Records where the content is about to be stored, so that it can be found and deleted if the upload fails after that;
 * false if the file was uploaded before.
 */
export async function aimUpload(database: Database, { id, storageKey }: Pick<Upload, 'id' | 'storageKey'>) {
  const aimed = await database
    .updateTable('stored_file')
    .set({ storage_key: storageKey })
    .where('id', '=', id)
    .where('uploaded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return aimed !== undefined
}

/** Records where the content is stored; false if the file was uploaded before. */
export async function markUploaded(database: Database, upload: Upload) {
  const marked = await database
    .updateTable('stored_file')
    .set({
      storage_key: upload.storageKey,
      original_name: upload.name,
      content_type: upload.contentType,
      byte_size: upload.byteSize,
      state: upload.state,
      sent_digest: upload.digest,
      uploaded_at: upload.now,
    })
    .where('id', '=', upload.id)
    .where('uploaded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** The state of a file that was uploaded with the same content; undefined if it wasn't. */
export async function stateOfSame(
  database: Database,
  { id, digest }: { id: string; digest: Buffer },
): Promise<FileState | undefined> {
  const same = await database
    .selectFrom('stored_file')
    .select('state')
    .where('id', '=', id)
    .where('sent_digest', '=', digest)
    .executeTakeFirst()
  return same?.state as FileState | undefined
}

/** Replaces a file's bytes by a re-encoded image; false if another process was first. */
export async function replaceBytes(
  database: Database,
  { id, from, to, byteSize }: { id: string; from: string; to: string; byteSize: number },
): Promise<boolean> {
  const replaced = await database
    .updateTable('stored_file')
    .set({ storage_key: to, byte_size: byteSize, drawn_anew: true })
    .where('id', '=', id)
    .where('storage_key', '=', from)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Attaches an uploaded file to what it is for; undefined if this owner or verification has no such file. */
export async function claimFile(
  tx: Tx,
  of: { id: string; purpose: string; ownerId: string; verificationId: string | null; now: Date },
) {
  return tx
    .updateTable('stored_file')
    .set({ owner_id: of.ownerId, verification_id: null, attached_at: of.now })
    .where('id', '=', of.id)
    .where('purpose', '=', of.purpose)
    .where('uploaded_at', 'is not', null)
    .where('state', '<>', 'infected')
    .where((where) =>
      where.or([
        where('owner_id', '=', of.ownerId),
        where.and([where('owner_id', 'is', null), where('verification_id', '=', of.verificationId)]),
      ]),
    )
    .returning(['id', 'original_name as originalName', 'content_type as contentType', 'state'])
    .executeTakeFirst()
}

/** Deletes a file's row and returns where its bytes are stored. */
export async function deleteFile(tx: Tx, id: string) {
  return tx.deleteFrom('stored_file').where('id', '=', id).returning('storage_key as storageKey').executeTakeFirst()
}

/** Uploads that were never attached to anything, oldest first. */
export async function unattachedFiles(database: Database, { before, most }: { before: Date; most: number }) {
  const rows = await database
    .selectFrom('stored_file')
    .select('id')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Files that wait for the virus scanner, oldest first; those whose scan failed come last. */
export async function waitingFiles(database: Database, most: number) {
  return database
    .selectFrom('stored_file')
    .select(['id', 'storage_key as storageKey'])
    .where('state', '=', 'waiting')
    .orderBy('scan_failed_at', (order) => order.asc().nullsFirst())
    .orderBy('uploaded_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Records that a file's scan failed. */
export async function postponeScan(database: Database, { id, now }: { id: string; now: Date }) {
  await database.updateTable('stored_file').set({ scan_failed_at: now }).where('id', '=', id).execute()
}

/** Records the scanner's result for a waiting file; undefined if one was already recorded. */
export async function settleFile(tx: Tx, { id, state }: { id: string; state: 'clear' | 'infected' }) {
  return tx
    .updateTable('stored_file')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['owner_id as ownerId', 'purpose'])
    .executeTakeFirst()
}

/** Some people's attached files of a purpose that still wait for the scanner. */
export async function attachedWaiting(tx: Tx, { ownerIds, purpose }: { ownerIds: readonly string[]; purpose: string }) {
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('owner_id', 'in', ownerIds)
    .where('purpose', '=', purpose)
    .where('state', '=', 'waiting')
    .where('attached_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
