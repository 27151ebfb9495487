import { closeActionLinks } from '../action-links/queries.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { deleteAlert } from './queries.ts'

/**
 * Removes an alert. The links in its letters stop working, since there is nothing left to pause.
 * @throws alert_not_found
 */
export async function removeAlert({ database, now }: House, of: { professionalId: string; id: string }): Promise<void> {
  await database.transaction().execute(async (tx) => {
    if (!(await deleteAlert(tx, of))) refuse('alert_not_found')
    await closeActionLinks(tx, {
      ...{ accountId: of.professionalId, kind: 'stop-alert', now: now() },
      payload: { alertId: of.id },
    })
  })
}
