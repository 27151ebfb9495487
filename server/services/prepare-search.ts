import { curriculumRefill } from '../cv-search/write-cv-search.ts'
import { jobRefill } from '../job-search/rows/write-job-search.ts'
import type { Database } from '../platform/house.ts'

/** Declares this version's layouts of search rows at each start, and queues the rewriting of rows in other layouts. */
export async function prepareSearch(database: Database) {
  await jobRefill.prepare(database)
  await curriculumRefill.prepare(database)
}
