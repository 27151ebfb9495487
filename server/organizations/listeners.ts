import { eraseFile } from '../files/erase-file.ts'
import { findFile } from '../files/queries.ts'
import { listen } from '../platform/events/listener.ts'
import { setCheckedLogo } from './change-logo.ts'

/** Sets a logo that waited for the virus scanner. */
export const organizationListeners = [
  listen('file.checked', 'organization.logo', async (tx, { payload }, { now }) => {
    const { fileId, purpose, ownerId, infected } = payload
    if (purpose !== 'logo' || ownerId === null) return
    const isWished = (await findFile(tx, fileId))?.attachedAt != null
    if (infected) await eraseFile(tx, fileId)
    else if (isWished) await setCheckedLogo(tx, { accountId: ownerId, image: fileId, now: now() })
  }),
]
