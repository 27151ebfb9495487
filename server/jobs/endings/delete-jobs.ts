import type { Tx } from '../../platform/house.ts'
import { forgetRounds } from '../../rounds/forget-rounds.ts'
import { endCandidaciesOfDeleted } from '../../selection/endings/end-candidacies.ts'
import { attendEndedJobs } from '../../selection/invitations/attend-invitations.ts'
import { lockJobs, removeJobs } from './delete-queries.ts'

/**
 * Deletes jobs permanently, with their selections and review rounds. Jobs that no longer exist are skipped.
 * @returns how many were deleted
 */
export async function deleteJobs(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
): Promise<number> {
  const held = await lockJobs(tx, jobIds)
  if (held.length === 0) return 0
  await endCandidaciesOfDeleted(tx, { jobIds: held, actorId, now })
  await attendEndedJobs(tx, { jobIds: held, now })
  await forgetRounds(tx, { subject: 'job', subjectIds: held, now })
  await removeJobs(tx, held)
  return held.length
}
