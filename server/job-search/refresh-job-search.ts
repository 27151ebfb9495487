import type { Database, House, Tx } from '../platform/house.ts'
import { deleteAllRows, makeIndexes, takeIndexesAway, takeYourTime } from './refresh-all-queries.ts'
import { countPopular, insertRows, searchableJobsOf } from './refresh-queries.ts'
import { jobRefill, writeJobSearch } from './write-job-search.ts'

/** Makes search know these jobs as they are now; those that aren't open are no longer found. */
export async function refreshJobSearch(tx: Tx, jobIds: readonly string[]) {
  if (jobIds.length === 0) return
  await writeJobSearch(tx, jobIds)
  await jobRefill.leaveToLayoutInForce(tx)
}

/** The same for the jobs of an organisation, whose name and logo they show. */
export async function refreshJobSearchOfOrganization(tx: Tx, organizationId: string) {
  await refreshJobSearch(tx, await searchableJobsOf(tx, organizationId))
}

/**
 * Writes what search knows of all open jobs anew: some ten seconds for 200,000. Where they are `many`, indexes are made
 * at the end instead of row by row.
 */
export async function refreshAllJobSearch(database: Database, { many = false } = {}) {
  await database.transaction().execute(async (tx) => {
    await takeYourTime(tx)
    await deleteAllRows(tx)
    const indexes = many ? await takeIndexesAway(tx) : []
    await insertRows(tx, null)
    if (many) await makeIndexes(tx, indexes)
    await countPopular(tx)
  })
}

/** Counts anew which occupations and sectors have most open jobs. */
export async function refreshPopularCounts({ database }: House) {
  await database.transaction().execute((tx) => countPopular(tx))
}
