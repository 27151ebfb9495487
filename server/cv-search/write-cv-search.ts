import { refilling } from '../platform/background/refill.ts'
import type { Tx } from '../platform/house.ts'
import {
  curriculumRows,
  curriculumsInOtherLayouts,
  deleteSpots,
  lockCurriculums,
  writeSpots,
  writeWords,
} from './refresh-queries.ts'

/** Writes the rows of these curriculums anew in this version's layout; those that nobody may find lose theirs. */
export async function writeCvSearch(tx: Tx, curriculumIds: readonly string[]) {
  await lockCurriculums(tx, curriculumIds)
  await deleteSpots(tx, curriculumIds)
  await writeWords(tx, curriculumIds)
  await writeSpots(tx, curriculumIds)
}

/** How the rows of curriculums come into this version's layout. */
export const curriculumRefill = refilling({
  layout: curriculumRows,
  batch: 200,
  inOtherLayouts: curriculumsInOtherLayouts,
  write: writeCvSearch,
})
