import { eraseFile } from '../files/erase-file.ts'
import { listen } from '../platform/events/listener.ts'
import { record } from '../platform/events/record.ts'
import { dropShown } from './organization-queries.ts'

/** Once an edit is approved, everybody sees it. */
export const organizationListeners = [
  listen('profile.status-changed', 'organization.shown', async (tx, { payload, occurredAt: now }) => {
    if (payload.subject !== 'organization') return
    const organizationId = payload.subjectId
    const dropped = await dropShown(tx, organizationId)
    if (!dropped) return
    if (dropped.formerLogo) await eraseFile(tx, dropped.formerLogo)
    await record(tx, { type: 'organization.changed', payload: { organizationId }, now })
  }),
]
