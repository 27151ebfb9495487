import { eraseFile } from '../files/erase-file.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { endPlaces, holdJobs, removeJobs } from './delete-queries.ts'

/** How many candidates one event speaks of. */
const batch = 500

/**
 * Deletes jobs for good. Their candidates are told by letter and keep name, company and dates in their history; medical
 * reports go; hired ones stay so. Jobs that are gone already are passed over. @returns how many there were
 */
export async function deleteJobs(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
): Promise<number> {
  const held = await holdJobs(tx, jobIds)
  if (held.length === 0) return 0
  const { told, reports } = await endPlaces(tx, { jobIds: held, actorId, now })
  await removeJobs(tx, { jobIds: held, now })
  for (const fileId of reports) await eraseFile(tx, fileId)
  for (let at = 0; at < told.length; at += batch) {
    const placeIds = told.slice(at, at + batch)
    await record(tx, { type: 'selection.job-deleted', payload: { placeIds }, actorId, now })
  }
  return held.length
}
