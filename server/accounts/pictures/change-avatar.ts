import { attachFile } from '../../files/attach-file.ts'
import { eraseFile } from '../../files/erase-file.ts'
import { attachedWaiting } from '../../files/queries.ts'
import { storeSentFile } from '../../files/store-upload.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockPicture, writePicture } from './queries.ts'

/** `image`: the id of an uploaded file, or a data URL. */
type Wish = { accountId: string; image: string }

/**
 * Replaces a person's picture; the former one is deleted. A picture that the virus scanner hasn't checked yet is set
 * after the check (see `setCheckedAvatar`).
 * @returns the file's id; null if it waits for the scanner
 * @throws file_not_found, file_too_large, file_type_refused, file_unreadable, image_too_large, file_infected,
 * sign_in_required
 */
export async function setAvatar(house: House, { accountId, image }: Wish): Promise<string | null> {
  const fileId = image.startsWith('data:') ? await stored(house, { accountId, image }) : image
  return house.database.transaction().execute(async (tx) => {
    const before = (await lockPicture(tx, accountId)) ?? refuse('sign_in_required')
    await eraseWaiting(tx, accountId, { but: fileId })
    const now = house.now()
    const file = await attachFile(tx, { fileId, owner: accountId, purpose: 'avatar', now })
    if (file.state === 'waiting') return null
    await replace(tx, { accountId, before: before.avatarFileId, fileId, now })
    return fileId
  })
}

/** Sets a picture once the scanner has checked it, unless its owner has left or chosen another one meanwhile. */
export async function setCheckedAvatar(tx: Tx, { accountId, fileId, now }: CheckedPicture) {
  const before = await lockPicture(tx, accountId)
  // Ids sort by time, so a greater id is a later choice.
  if (!before || (before.avatarFileId ?? '') > fileId) return eraseFile(tx, fileId)
  await replace(tx, { accountId, before: before.avatarFileId, fileId, now })
}

type CheckedPicture = { accountId: string; fileId: string; now: Date }

/** Removes a person's picture, and one that waits for the scanner. */
export async function removeAvatar({ database, now }: House, accountId: string) {
  await database.transaction().execute(async (tx) => {
    const before = await lockPicture(tx, accountId)
    await eraseWaiting(tx, accountId, { but: null })
    if (before?.avatarFileId) await replace(tx, { accountId, before: before.avatarFileId, fileId: null, now: now() })
  })
}

async function replace(
  tx: Tx,
  { accountId, before, fileId, now }: { accountId: string; before: string | null; fileId: string | null; now: Date },
) {
  if (before === fileId) return
  await writePicture(tx, { id: accountId, fileId, now })
  if (before) await eraseFile(tx, before)
}

async function stored(house: House, { accountId, image }: Wish): Promise<string> {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  const { id } = await storeSentFile(house, { purpose: 'avatar', ownerId: accountId, name: 'foto', bytes })
  return id
}

async function eraseWaiting(tx: Tx, accountId: string, { but }: { but: string | null }) {
  const waiting = await attachedWaiting(tx, { ownerIds: [accountId], purpose: 'avatar' })
  for (const fileId of waiting) if (fileId !== but) await eraseFile(tx, fileId)
}
