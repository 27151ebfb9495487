import type { Database, Tx } from '../platform/house.ts'
import { curriculumsOf, deleteAllRows, takeYourTime, writeSpots, writeWords } from './refresh-queries.ts'
import { curriculumRefill, writeCvSearch } from './write-cv-search.ts'

/** Makes search know these curriculums as they are now; those that nobody may find are no longer found. */
export async function refreshCvSearch(tx: Tx, curriculumIds: readonly string[]) {
  if (curriculumIds.length === 0) return
  await writeCvSearch(tx, curriculumIds)
  await curriculumRefill.leaveToLayoutInForce(tx)
}

/** The same for everything that a person has written, whose home and standing it shows. */
export async function refreshCvSearchOfProfessional(tx: Tx, professionalId: string) {
  await refreshCvSearch(tx, await curriculumsOf(tx, professionalId))
}

/** Writes what search knows of all curriculums anew: some seconds for 100,000. */
export async function refreshAllCvSearch(database: Database) {
  await database.transaction().execute(async (tx) => {
    await takeYourTime(tx)
    await deleteAllRows(tx)
    await writeWords(tx, null)
    await writeSpots(tx, null)
  })
}
