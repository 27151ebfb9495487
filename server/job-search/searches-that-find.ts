import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import type { Database, House } from '../platform/house.ts'
import { Refusal } from '../platform/refusal.ts'
import { popularSearches } from '../popularity/queries.ts'
import { searchJobs } from './searching/search-jobs.ts'

type Search = { occupation: string; location: string }
type Known = Map<string, { finds: boolean; until: number }>

/** The maximum number of popular searches that are shown, since each is made to see whether it finds something. */
const mostSearches = 6
/** For how many milliseconds a process remembers whether a popular search finds something. */
const remembered = 600_000
const mostKnown = 100
const known = new WeakMap<Database, Known>()

/**
 * The searches that most people made lately, without those whose jobs have ended since. What a search finds is looked up
 * every ten minutes.
 */
export async function searchesThatFind(house: House, most: number): Promise<Search[]> {
  const { searchDatabase } = house
  const now = house.now()
  const searches = await popularSearches(searchDatabase, { now, most: Math.min(most, mostSearches) })
  const kept: Known = known.get(searchDatabase) ?? new Map()
  const finds = await Promise.all(
    searches.map(async (search) => {
      const last = kept.get(keyOf(search))
      if (last && now.getTime() < last.until) return last
      return { finds: await findsJobs(house, search), until: now.getTime() + remembered }
    }),
  )
  if (kept.size > mostKnown) kept.clear()
  finds.forEach((each, at) => {
    kept.set(keyOf(searches[at] as Search), each)
  })
  known.set(searchDatabase, kept)
  return searches.filter((_, at) => finds[at]?.finds)
}

const keyOf = ({ occupation, location }: Search) => JSON.stringify([occupation, location])

async function findsJobs(house: House, search: Search): Promise<boolean> {
  try {
    return (await searchJobs(house, null, jobSearch.parse({ ...search, size: 1 }))).total.count > 0
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}
