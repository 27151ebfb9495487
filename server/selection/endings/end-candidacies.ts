import { eraseFile } from '../../files/erase-file.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { endCandidacies } from './ending-queries.ts'

/** The maximum number of candidates per event. */
const batch = 500

/**
 * Ends the selections of jobs that the caller has locked and deletes later in the same transaction. Candidates are
 * notified by letter and keep job name, company and dates in their history; medical reports are erased; hired candidates
 * stay hired.
 */
export async function endCandidaciesOfDeleted(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
) {
  const { notified, reports } = await endCandidacies(tx, { jobIds, actorId, now })
  for (const fileId of reports) await eraseFile(tx, fileId)
  for (const takenDown of [false, true]) {
    const ids = notified.flatMap((each) => (each.takenDown === takenDown ? each.id : []))
    for (let at = 0; at < ids.length; at += batch) {
      const candidacyIds = ids.slice(at, at + batch)
      await record(tx, { type: 'selection.job-deleted', payload: { candidacyIds, takenDown }, actorId, now })
    }
  }
}
