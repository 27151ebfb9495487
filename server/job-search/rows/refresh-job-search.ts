import type { Database, House, Tx } from '../../platform/house.ts'
import { countTopics } from '../topics/refresh-topics.ts'
import { refreshDistricts } from '../understanding/district-queries.ts'
import { deleteAllRows, dropIndexes, makeIndexes, raiseLimits } from './refresh-all-queries.ts'
import { countPopular, insertRows, searchableJobsOf } from './refresh-queries.ts'
import { jobRefill, writeJobSearch } from './write-job-search.ts'

/** Updates the search rows of these jobs and removes those of jobs that aren't open. */
export async function refreshJobSearch(tx: Tx, jobIds: readonly string[]) {
  if (jobIds.length === 0) return
  await writeJobSearch(tx, jobIds)
  await jobRefill.leaveToLayoutInForce(tx)
}

/** Updates the search rows of an organisation's jobs, which show its name and logo. */
export async function refreshJobSearchOfOrganization(tx: Tx, organizationId: string) {
  await refreshJobSearch(tx, await searchableJobsOf(tx, organizationId))
}

/**
 * Rewrites the search rows of all open jobs; this takes about ten seconds for 200,000. With `many`, indexes are rebuilt
 * at the end instead of being updated row by row.
 */
export async function refreshAllJobSearch(database: Database, { many = false } = {}) {
  await database.transaction().execute(async (tx) => {
    await raiseLimits(tx)
    await deleteAllRows(tx)
    const indexes = many ? await dropIndexes(tx) : []
    await insertRows(tx, null)
    if (many) await makeIndexes(tx, indexes)
    await countPopular(tx)
    await countTopics(tx, new Date())
    await refreshDistricts(tx)
  })
}

/** Recounts which occupations have most open jobs. */
export async function refreshPopularCounts({ database }: House) {
  await database.transaction().execute((tx) => countPopular(tx))
}
