import { createHash } from 'node:crypto'
import type { Database, House } from '../../platform/house.ts'
import { type CardRow, cardsOf, cardsWithVersion } from '../card-queries.ts'
import { byWholeMatch, wholly } from '../matches.ts'
import type { Candidate } from '../rows/packed.ts'
import type { Filtered } from './filter-candidates.ts'
import { type Asked, companiesOf } from './filters.ts'
import { findJobs, groundOf, type SearchPlan } from './find-jobs.ts'
import { subjectsOf } from './ground.ts'
import { lastingUntil } from './lasting.ts'
import type { Here } from './spot.ts'

/** The result of a search without the cards of its page. */
export type Found = {
  /** The hits of the page. */
  shown: readonly Candidate[]
  filtered: Pick<Filtered, 'count' | 'bitCounts' | 'languageCounts'>
  /** The companies with most jobs. */
  companies: readonly { jobNo: number; count: number }[]
  here: Here | null
  around: boolean
  capped: boolean
  cappedFacets: boolean
  cappedBeside: boolean
}

/**
 * A cached result, with the change counter of the rows that it was read from, and the period in which the passage of
 * time doesn't change it.
 */
type Kept = { found: Found; version: string; from: number; until: number }

/** The maximum number of searches that a process caches, each about ten kilobytes. */
const most = 600
const keptIn = new WeakMap<Database, Map<string, Kept>>()

/**
 * Finds the page of a search with its cards. A cached result is used if the rows that the search reads haven't changed
 * since; the statement that reads the cards checks this in the same snapshot. Cards are always read.
 */
export async function findWithCards(
  house: House,
  asked: Asked,
  plan: SearchPlan,
): Promise<{ found: Found; cards: Map<number, CardRow> }> {
  const { searchDatabase, now } = house
  const { professionalId } = plan
  // A transaction may see uncommitted rows that nobody else will ever see, so it doesn't use the cache.
  if (searchDatabase.isTransaction) {
    const { found } = await find(house, asked, plan)
    return { found, cards: await cardsOf(searchDatabase, jobsOf(found), professionalId) }
  }
  const ofDatabase = keptIn.get(searchDatabase) ?? new Map<string, Kept>()
  keptIn.set(searchDatabase, ofDatabase)
  const key = keyOf(asked, plan)
  const known = ofDatabase.get(key)
  const time = now().getTime()
  if (known && known.from <= time && time < known.until) {
    const { found } = known
    const subjects = subjectsOf(groundOf(asked, plan))
    const { cards, version } = await cardsWithVersion(
      searchDatabase,
      { jobNos: jobsOf(found), professionalId },
      subjects,
    )
    if (version === known.version) return { found, cards }
  }
  const kept = await find(house, asked, plan)
  ofDatabase.delete(key)
  // Evicts the oldest.
  if (ofDatabase.size >= most) ofDatabase.delete(ofDatabase.keys().next().value as string)
  ofDatabase.set(key, kept)
  return { found: kept.found, cards: await cardsOf(searchDatabase, jobsOf(kept.found), professionalId) }
}

const jobsOf = ({ shown, companies }: Found) => [...new Set([...shown, ...companies].map(({ jobNo }) => jobNo))]

async function find(house: House, asked: Asked, plan: SearchPlan): Promise<Kept> {
  const { sort, searcher } = plan
  const from = (asked.page - 1) * asked.size
  const byMatch = sort === 'compatibility' && searcher
  const mostHits = Math.max(from + asked.size, byMatch ? wholly : 0)
  const { filtered, here, around, capped, cappedFacets, cappedBeside, version, packed, now } = await findJobs(
    house,
    asked,
    {
      ...plan,
      most: mostHits,
    },
  )
  const best = byMatch ? await byWholeMatch(house.searchDatabase, filtered.hits, searcher) : filtered.hits
  const { count, bitCounts, languageCounts } = filtered
  return {
    found: {
      shown: best.slice(from, from + asked.size),
      filtered: { count, bitCounts, languageCounts },
      companies: companiesOf(filtered, asked.company),
      here,
      around,
      capped,
      cappedFacets,
      cappedBeside,
    },
    version,
    from: now.getTime(),
    until: lastingUntil(packed, now),
  }
}

/** Everything that decides the result of a search except rows and time. */
function keyOf(asked: Asked, { meant, reads: _, ...plan }: SearchPlan): string {
  const { cbos, likeliest, leading, words, company, demands, titles, heads } = meant
  const named = { cbos, likeliest, leading }
  const all = { asked, plan, meant: { ...named, words, company, demands, titles: [...titles], heads: [...heads] } }
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}
