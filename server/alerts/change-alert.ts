import type { FrequencyChoice } from '@trampolim/marketplace/alerts/alert.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { pauseAlert, resumeAlert, rewriteAlert } from './queries.ts'

type Change = { professionalId: string; id: string; name?: string | undefined; frequency?: FrequencyChoice | undefined }

/**
 * Renames an alert, changes how often it sends letters, pauses it (`off`), or resumes it with the given frequency. Jobs
 * found while it is paused aren't announced later.
 * @throws alert_not_found
 */
export async function changeAlert(
  { database, now }: House,
  { professionalId, id, name, frequency }: Change,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const isKnown = await rewriteAlert(tx, {
      ...{ professionalId, id },
      ...(name !== undefined && { name: name || null }),
      ...(frequency !== undefined && frequency !== 'off' && { frequency }),
    })
    if (!isKnown) refuse('alert_not_found')
    if (frequency === 'off') await pauseAlert(tx, { professionalId, id })
    else if (frequency !== undefined) await resumeAlert(tx, { professionalId, id, now: now() })
  })
}
