import { curriculumRefill } from '../cv-search/write-cv-search.ts'
import { jobRefill } from '../job-search/write-job-search.ts'
import type { Database } from '../platform/house.ts'

/** At each start: puts this version's way of writing search rows in force, and has others written anew in the background. */
export async function prepareSearch(database: Database) {
  await jobRefill.prepare(database)
  await curriculumRefill.prepare(database)
}
