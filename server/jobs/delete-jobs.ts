import type { Tx } from '../platform/house.ts'
import { forgetRounds } from '../rounds/forget-rounds.ts'
import { endPlacesOfDeleted } from '../selection/end-places.ts'
import { holdJobs, removeJobs } from './delete-queries.ts'

/**
 * Deletes jobs for good, with their selections and their rounds of review. Jobs that are gone already are passed over.
 * @returns how many there were
 */
export async function deleteJobs(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
): Promise<number> {
  const held = await holdJobs(tx, jobIds)
  if (held.length === 0) return 0
  await endPlacesOfDeleted(tx, { jobIds: held, actorId, now })
  await forgetRounds(tx, { subject: 'job', subjectIds: held, now })
  await removeJobs(tx, held)
  return held.length
}
