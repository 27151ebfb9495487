import type { Database, Tx } from '../platform/house.ts'

/** A file as it lies here; `uploadedAt` is null until its bytes have come. */
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

/** Makes room for a file that is yet to be uploaded. */
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
  now: Date
}

/** Notes where the bytes lie; false where they had come before. */
export async function markUploaded(database: Database, upload: Upload) {
  const marked = await database
    .updateTable('stored_file')
    .set({
      storage_key: upload.storageKey,
      original_name: upload.name,
      content_type: upload.contentType,
      byte_size: upload.byteSize,
      uploaded_at: upload.now,
    })
    .where('id', '=', upload.id)
    .where('uploaded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Gives an uploaded file to what it is for; undefined where the owner or the proof has no such file. */
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
    .where((where) =>
      where.or([
        where('owner_id', '=', of.ownerId),
        where.and([where('owner_id', 'is', null), where('verification_id', '=', of.verificationId)]),
      ]),
    )
    .returning(['id', 'original_name as originalName', 'content_type as contentType'])
    .executeTakeFirst()
}

/** Removes a file's row and tells where its bytes lie. */
export async function deleteFile(tx: Tx, id: string) {
  return tx.deleteFrom('stored_file').where('id', '=', id).returning('storage_key as storageKey').executeTakeFirst()
}

/** Files that were uploaded for something that never came, oldest first. */
export async function unattachedFiles(database: Database, { before, most }: { before: Date; most: number }) {
  const rows = await database
    .selectFrom('stored_file')
    .select('id')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
