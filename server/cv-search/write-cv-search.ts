import { refilling } from '../platform/background/refill.ts'
import type { Tx } from '../platform/house.ts'
import {
  curriculumRows,
  curriculumsInOtherLayouts,
  deleteSpots,
  lockCurriculums,
  writeRows,
} from './refresh-queries.ts'

/** Rewrites the rows of these curriculums in the current layout and deletes those that can't be found any more. */
export async function writeCvSearch(tx: Tx, curriculumIds: readonly string[]) {
  await lockCurriculums(tx, curriculumIds)
  await deleteSpots(tx, curriculumIds)
  await writeRows(tx, curriculumIds)
}

/** Converts the rows of curriculums to the current layout. */
export const curriculumRefill = refilling({
  layout: curriculumRows,
  batch: 200,
  inOtherLayouts: curriculumsInOtherLayouts,
  write: writeCvSearch,
})
