import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import type { AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import { searchJobs } from '../job-search/searching/search-jobs.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { Refusal } from '../platform/refusal.ts'

const meaningless: readonly string[] = ['location_not_found', 'occupation_or_location_required']

/**
 * Lists the jobs that match an alert now, newest first, by the same rules as its letters; null if its words mean
 * nothing. Distances are measured from the town's centre, and only jobs with all the requested benefits are listed.
 */
export async function fittingJobs(
  house: House,
  person: Person,
  { search, page, size }: { search: AlertSearch; page: number; size: number },
) {
  const asked = jobSearch.safeParse({ ...search, page, size, sort: 'newest' })
  if (!asked.success) return null
  try {
    const found = await searchJobs(house, person, asked.data, { fromHome: false, widened: false })
    // A search in an unknown place shows jobs elsewhere; an alert finds nothing until the place is known.
    const { unknownPlace, needsPosition } = found.understood
    return unknownPlace || needsPosition ? null : found
  } catch (problem) {
    if (problem instanceof Refusal && meaningless.includes(problem.code)) return null
    throw problem
  }
}
