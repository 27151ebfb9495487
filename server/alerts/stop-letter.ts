import { openStopLetter } from '../action-links/action-links.ts'
import { useActionLink } from '../action-links/queries.ts'
import type { House } from '../platform/house.ts'
import { pauseAlerts } from './queries.ts'

/**
 * Pauses the alerts of a letter by the link of its header, once: a mail program may repeat its request, also after the owner resumed
 * them. False if there is no such link any more.
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
