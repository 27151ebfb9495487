import { watchedFilters } from '@trampolim/contract/search-cv/filters.ts'
import { capCount } from '@trampolim/marketplace/jobs/search.ts'
import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import type { House } from '../../platform/house.ts'
import { Refusal } from '../../platform/refusal.ts'
import { foundSinceOf } from '../packed.ts'
import { assertMaySearchAge, findSought } from '../searching/search-curriculums.ts'
import { searcherFor } from '../searching/searcher.ts'
import { findWatched, searchesToCount, storeCount } from './queries.ts'

/** Starts the counting of all watched searches. */
export const countWatchedSearchesWork: Work<Record<string, never>> = {
  name: 'count-watched-searches',
  payload: z.object({}),
}

/** Counts the new people of one watched search. */
export const countWatchedSearchWork: Work<{ id: string }> = {
  name: 'count-watched-search',
  payload: z.object({ id: z.string() }),
}

const batch = 500
/** A search counted less than this many milliseconds ago isn't counted again. */
const stillRecent = 10 * 60 * 1000

/** Queues the counting of every watched search that wasn't counted recently. */
export async function countWatchedSearches({ database, now }: House) {
  const before = new Date(now().getTime() - stillRecent)
  let after = ''
  for (;;) {
    const ids = await searchesToCount(database, { before, after, most: batch })
    const last = ids.at(-1)
    if (!last) return
    await database.transaction().execute(async (tx) => {
      for (const id of ids) {
        await enqueue(tx, countWatchedSearchWork, { payload: { id }, key: `${countWatchedSearchWork.name} ${id}` })
      }
    })
    after = last
  }
}

/**
 * Counts the people whom the search's recruiter would find now and who changed their curriculum or could not be found
 * before it was last opened; nobody if the recruiter may not search people any more.
 */
export async function countWatchedSearch(house: House, { id }: { id: string }) {
  const watched = await findWatched(house.database, id)
  if (!watched) return
  const { recruiterId, jobId, filters, seen } = watched
  const counted = await newPeople(house, { recruiterId, jobId, filters, seen }).catch((problem: unknown) => {
    if (problem instanceof Refusal) return { count: 0, more: false }
    throw problem
  })
  await storeCount(house.database, { id, seen, ...counted, now: house.now() })
}

async function newPeople(
  house: House,
  { recruiterId, jobId, filters, seen }: { recruiterId: string; jobId: string | null; filters: unknown; seen: Date },
) {
  const asked = watchedFilters.safeParse(filters)
  // Stored by a version with other filters.
  if (!asked.success) return { count: 0, more: false }
  const searcher = await searcherFor(house, { recruiterId, jobId: jobId ?? undefined })
  assertMaySearchAge(searcher, asked.data)
  if (searcher.findsNobody) return { count: 0, more: false }
  const { found } = await findSought(house, searcher.job, asked.data)
  return capCount(found.hits.filter((row) => foundSinceOf(row) > seen.getTime() / 1000).length)
}
