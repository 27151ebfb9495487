import { watchedFilters } from '@trampolim/contract/search-cv/filters.ts'
import type { WatchedSearch } from '@trampolim/contract/search-cv/search.ts'
import { mostWatchedSearches } from '@trampolim/marketplace/curriculums/search.ts'
import type { z } from 'zod'
import { titlesByCode, townsById } from '../../lookups/kept-reference.ts'
import { asMember, assertMay, employerOf, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertMaySearchAge } from '../searching/search-curriculums.ts'
import { searcherFor } from '../searching/searcher.ts'
import { countWatched, lockRecruiter, markSeen, removeWatched, storeWatched, watchedSearchesOf } from './queries.ts'

type Filters = z.output<typeof watchedFilters>
type Own = { recruiterId: string; id: string }

const noFilters = watchedFilters.parse({})

/** Lists the searches that a recruiter watches. @throws why they may not search people */
export async function listWatchedSearches(
  house: House,
  { recruiterId }: { recruiterId: string },
): Promise<WatchedSearch[]> {
  const member = asMember(await readingEmployer(house, recruiterId))
  assertMay(member, 'select-candidates')
  const { organizationId } = member
  const rows = await watchedSearchesOf(house.database, { recruiterId, organizationId, most: mostWatchedSearches })
  // Searches stored by a version with other filters are shown without them.
  const kept = rows.map((row) => ({ ...row, filters: watchedFilters.safeParse(row.filters).data ?? noFilters }))
  const [titles, towns] = await Promise.all([titlesByCode(house.database), townsById(house.database)])
  const townText = (id: number) => {
    const town = towns.get(id)
    return town ? [`${town.name}, ${town.state}`] : []
  }
  return kept.map(({ id, name, filters, jobId, jobName, count, more, counted, seen, created }) => ({
    id,
    name,
    job: jobId && jobName !== null ? { id: jobId, jobName } : null,
    filters,
    occupation: titles.get(filters.occupation ?? '') ?? null,
    towns: (filters.location ?? []).flatMap(townText),
    fresh: { count, more },
    counted: counted.toISOString(),
    seen: seen.toISOString(),
    created: created.toISOString(),
  }))
}

/**
 * Saves a search; people who change their curriculum or can be found from now on are counted as new.
 * @throws too_many_watched_searches, and the refusals of a search with these filters
 */
export async function watchSearch(
  house: House,
  {
    recruiterId,
    name,
    jobId,
    filters,
  }: { recruiterId: string; name: string; jobId?: string | undefined; filters: Filters },
): Promise<{ id: string }> {
  const searcher = await searcherFor(house, { recruiterId, jobId })
  assertMaySearchAge(searcher, filters)
  const now = house.now()
  const id = newId(now)
  await house.database.transaction().execute(async (tx) => {
    await lockRecruiter(tx, recruiterId)
    if ((await countWatched(tx, recruiterId)) >= mostWatchedSearches) refuse('too_many_watched_searches')
    await storeWatched(tx, { id, recruiterId, jobId: jobId ?? null, name, filters, now })
  })
  return { id }
}

/**
 * Restarts the count of new people for a watched search.
 * @throws watched_search_not_found
 */
export async function openWatchedSearch({ database, now }: House, own: Own) {
  await assertMayWatch(database, own)
  if (!(await markSeen(database, own, now()))) refuse('watched_search_not_found')
}

/** Removes a watched search. @throws watched_search_not_found */
export async function unwatchSearch({ database }: House, own: Own) {
  await assertMayWatch(database, own)
  if (!(await removeWatched(database, own))) refuse('watched_search_not_found')
}

async function assertMayWatch(database: House['database'], { recruiterId }: Own) {
  assertMay(asMember(await employerOf(database, recruiterId)), 'select-candidates')
}
