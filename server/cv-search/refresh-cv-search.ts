import type { Database, Tx } from '../platform/house.ts'
import { curriculumsOf, deleteAllRows, raiseLimits, writeRows } from './refresh-queries.ts'
import { curriculumRefill, writeCvSearch } from './write-cv-search.ts'

/** Updates the search rows of these curriculums and removes those that can't be found any more. */
export async function refreshCvSearch(tx: Tx, curriculumIds: readonly string[]) {
  if (curriculumIds.length === 0) return
  await writeCvSearch(tx, curriculumIds)
  await curriculumRefill.leaveToLayoutInForce(tx)
}

/** Updates the search rows of all curriculums of a person, since the rows contain their home and status. */
export async function refreshCvSearchOfProfessional(tx: Tx, professionalId: string) {
  await refreshCvSearch(tx, await curriculumsOf(tx, professionalId))
}

/** Rewrites the search rows of all curriculums; this takes some seconds for 100,000. */
export async function refreshAllCvSearch(database: Database) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    await deleteAllRows(tx)
    await writeRows(tx, null)
  })
}
