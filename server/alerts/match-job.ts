import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { type AlertMeaning, isMeant, probesOf } from '@trampolim/marketplace/alerts/grounds.ts'
import { gathering } from '@trampolim/marketplace/alerts/letters.ts'
import { noDemands } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import { type FilteredSearch, passingFilters } from '../job-search/searching/passing-filters.ts'
import { wantedBy } from '../job-search/searching/wanted.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { findAlertedJob, type StoredSearch, searchesAt, storeNews } from './search-queries.ts'
import { notifyAtOnceWork } from './work.ts'

/** Finds the alerts that match an open job, and queues letters for those that announce it at once. */
export async function matchJob(tx: Tx, house: Pick<House, 'searchDatabase' | 'now'>, jobId: string) {
  if ((await findNews(tx, house, jobId)) === 0) return
  await enqueue(tx, notifyAtOnceWork, {
    payload: { jobId, after: '' },
    key: `${notifyAtOnceWork.name} ${jobId}`,
    runAt: new Date(house.now().getTime() + gathering),
  })
}

/**
 * Records the alert searches to which an open job is new, and returns their number. The index yields the few searches
 * that share an occupation or word and a place with the job; the rule of the search then decides. A job is new to a
 * search only once, however often it is changed, paused and resumed.
 */
export async function findNews(
  tx: Tx | Database,
  house: Pick<House, 'searchDatabase' | 'now'>,
  jobId: string,
): Promise<number> {
  const job = await findAlertedJob(tx, jobId)
  if (!job) return 0
  // The search rows are written by another listener of the same event; this one is retried until they exist.
  if (!job.isFound) throw new Error('the search has no row of this job yet')
  const near = await searchesAt(tx, probesOf(job))
  const meant = near.filter(({ meaning }) => isMeant(meaning, job)).flatMap(filteredOf)
  const fitting = await passingFilters(house, job.packed, meant)
  if (fitting.length === 0) return 0
  return storeNews(tx, { jobId, searchNos: fitting.map(({ searchNo }) => searchNo), now: house.now() })
}

/** The demands of the words, apart from occupation, company and place, which `isMeant` has compared. */
function demandsAlone({ cbos, lexemes, demands }: AlertMeaning) {
  const words = lexemes === null ? null : lexemes.join(' ')
  const names = {
    titles: new Set<number>(),
    heads: new Set<number>(),
    leading: 0,
    likeliest: 1,
    said: null,
    without: null,
  }
  // A meaning stored by an earlier version lacks demands that didn't exist then.
  return wantedBy({ ...names, cbos, words, company: null, demands: { ...noDemands, ...demands } })
}

/** The search with its filters as a list of one; an empty list if this version doesn't know one of the filters. */
function filteredOf({ searchNo, search, meaning }: StoredSearch): (FilteredSearch & { searchNo: number })[] {
  const asked = jobSearch.safeParse(search)
  if (!asked.success) return []
  const { place } = meaning
  const here =
    place?.kind === 'around'
      ? { ...place.position, municipality: place.municipality, exact: false, within: place.within ?? null, first: null }
      : null
  const outside = place?.kind === 'area' ? place.outside : []
  return [{ searchNo, asked: asked.data, here, wanted: demandsAlone(meaning), outside }]
}
