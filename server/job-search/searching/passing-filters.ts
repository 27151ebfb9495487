import type { Circle } from '@trampolim/marketplace/search/places/areas.ts'
import type { House } from '../../platform/house.ts'
import { inCurrentLayout } from '../rows/other-layouts.ts'
import { filterCandidates } from './filter-candidates.ts'
import { type AskedFilters, maskedFilters } from './filters.ts'
import type { Here } from './spot.ts'
import type { Wanted } from './wanted.ts'

/**
 * A search's filters, the demands of its words, and the place around which it measures; null for no place or a state.
 */
export type FilteredSearch = {
  asked: AskedFilters
  here: Here | null
  wanted: Wanted
  /** Circles whose jobs are left out. */
  outside: readonly Circle[]
}

/**
 * Which of these searches show a job according to their filters and distance, by the same rule as the search itself.
 * `packed` contains the search rows of one job.
 */
export async function passingFilters<Search extends FilteredSearch>(
  { searchDatabase, now }: Pick<House, 'searchDatabase' | 'now'>,
  packed: Buffer,
  searches: readonly Search[],
): Promise<Search[]> {
  const rows = await inCurrentLayout(searchDatabase, [packed])
  return searches.filter(({ asked, here, wanted, outside }) => {
    const filters = maskedFilters(asked, { around: here !== null })
    return filterCandidates(rows, { filters, here, now: now(), hidden: new Set(), wanted, outside }).count > 0
  })
}
