import { eraseFile } from '../files/erase-file.ts'
import { record } from '../platform/events/record.ts'
import type { Tx } from '../platform/house.ts'
import { endPlaces } from './ending-queries.ts'

/** How many candidates one event speaks of. */
const batch = 500

/**
 * Ends the selections of jobs that are deleted in the same transaction, after this and held by the caller: candidates are
 * told by letter and keep name, company and dates in their history; medical reports go; hired ones stay so.
 */
export async function endPlacesOfDeleted(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
) {
  const { told, reports } = await endPlaces(tx, { jobIds, actorId, now })
  for (const fileId of reports) await eraseFile(tx, fileId)
  for (let at = 0; at < told.length; at += batch) {
    const placeIds = told.slice(at, at + batch)
    await record(tx, { type: 'selection.job-deleted', payload: { placeIds }, actorId, now })
  }
}
