import { eraseFile } from '../files/erase-file.ts'
import { findFile } from '../files/queries.ts'
import { listen } from '../platform/events/listener.ts'
import { record } from '../platform/events/record.ts'
import { setCheckedLogo } from './change-logo.ts'
import { dropShown } from './organization-queries.ts'

/** Once an edit is approved, everybody sees it; a logo that waited for the virus scanner is set after that. */
export const organizationListeners = [
  listen('profile.status-changed', 'organization.shown', async (tx, { payload, occurredAt: now }) => {
    if (payload.subject !== 'organization') return
    const organizationId = payload.subjectId
    const dropped = await dropShown(tx, organizationId)
    if (!dropped) return
    if (dropped.formerLogo) await eraseFile(tx, dropped.formerLogo)
    await record(tx, { type: 'organization.changed', payload: { organizationId }, now })
  }),
  listen('file.checked', 'organization.logo', async (tx, { payload }, { now }) => {
    const { fileId, purpose, ownerId, infected } = payload
    if (purpose !== 'logo' || ownerId === null) return
    const isWished = (await findFile(tx, fileId))?.attachedAt != null
    if (infected) await eraseFile(tx, fileId)
    else if (isWished) await setCheckedLogo(tx, { accountId: ownerId, image: fileId, now: now() })
  }),
]
