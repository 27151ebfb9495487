import { refilling } from '../platform/background/refill.ts'
import type { Tx } from '../platform/house.ts'
import { jobsInOtherLayouts } from './refill-queries.ts'
import { deleteRows, insertRows, jobRows, lockJobs } from './refresh-queries.ts'

/** Writes the rows of these jobs anew in this version's layout; those that aren't open lose theirs. */
export async function writeJobSearch(tx: Tx, jobIds: readonly string[]) {
  await lockJobs(tx, jobIds)
  await deleteRows(tx, jobIds)
  await insertRows(tx, jobIds)
}

/** How the rows of jobs come into this version's layout. */
export const jobRefill = refilling({
  layout: jobRows,
  batch: 300,
  inOtherLayouts: jobsInOtherLayouts,
  write: writeJobSearch,
})
