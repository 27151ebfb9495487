import { refilling } from '../../platform/background/refill.ts'
import type { Tx } from '../../platform/house.ts'
import { jobsInOtherLayouts } from './refill-queries.ts'
import { deleteRows, insertRows, jobRows, lockJobs } from './refresh-queries.ts'

/** Rewrites the rows of these jobs in the current layout and deletes those of jobs that aren't open. */
export async function writeJobSearch(tx: Tx, jobIds: readonly string[]) {
  await lockJobs(tx, jobIds)
  await deleteRows(tx, jobIds)
  await insertRows(tx, jobIds)
}

/** Converts the rows of jobs to the current layout. */
export const jobRefill = refilling({
  layout: jobRows,
  batch: 300,
  inOtherLayouts: jobsInOtherLayouts,
  write: writeJobSearch,
})
