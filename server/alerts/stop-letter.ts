import { openStopLetter } from '../action-links/action-links.ts'
import { useActionLink } from '../action-links/queries.ts'
import type { House } from '../platform/house.ts'
import { pauseAlerts } from './queries.ts'

/**
 * Pauses the alerts of a letter by the link in its header. The link works once, since a mail program may repeat its
 * request after the owner has resumed the alerts. False if the link no longer exists.
 */
export async function stopLetter({ database, now }: Pick<House, 'database' | 'now'>, token: string): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const link = await openStopLetter(tx, token, now())
    if (!link) return false
    if (link.isUsed || !(await useActionLink(tx, { id: link.id, now: now() }))) return true
    await pauseAlerts(tx, { professionalId: link.accountId, ids: link.alertIds })
    return true
  })
}
