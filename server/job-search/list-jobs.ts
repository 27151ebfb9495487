import type { JobCard } from '@trampolim/contract/jobs.ts'
import type { CappedCount } from '@trampolim/contract/search-jobs/search.ts'
import { capCount, exactCount } from '@trampolim/marketplace/jobs/search.ts'
import { commonName } from '@trampolim/marketplace/occupations/common-name.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { heatOf, leastUses } from '@trampolim/marketplace/popularity/heat.ts'
import { type JobKindWord, jobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { type Sector, sectors } from '@trampolim/marketplace/reference/sectors.ts'
import { topicAddress } from '@trampolim/marketplace/topics/topics.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { cardsOf, likenessOf, newestCards, occupationsOfFamilies, popularCards, popularCounts } from './card-queries.ts'
import { matchOf, readingFit } from './matches.ts'
import { presentCard, presentPlainCard } from './present.ts'
import { offsets } from './rows/layout.ts'
import { searchesThatFind } from './searches-that-find.ts'
import { findCandidates } from './searching/candidate-queries.ts'
import { filterCandidates, noFilters } from './searching/filter-candidates.ts'
import { rankBy } from './searching/order.ts'

const deepest = 10_000
const mostSimilar = 6
/**
 * The rank of remote work among similar jobs, in square kilometres, and the amount by which another occupation
 * increases a rank.
 */
const farthest = 1e9
const otherOccupation = 2e9

type Listed = { items: JobCard[]; page: number; size: number; total: CappedCount }
type Page = { page: number; size: number }

/**
 * Lists open jobs, newest first, optionally only of a kind, a sector of the landing page, or an organisation under its
 * name.
 */
export async function listNewest(
  house: House,
  person: Person | null,
  { page, size, kind, sector, organizationId }: Page & { kind?: JobKindWord; sector?: Sector; organizationId?: string },
): Promise<Listed> {
  const skip = (page - 1) * size
  const [{ rows, counted }, searcher] = await Promise.all([
    newestCards(house.searchDatabase, {
      ...(kind ? { kind: jobSpecificType(kind) } : {}),
      ...(sector ? { sector } : {}),
      ...(organizationId ? { organizationId } : {}),
      professionalId: professionalIdOf(person),
      skip: Math.min(skip, deepest),
      size: skip > deepest ? 0 : size,
      countTo: exactCount + 1,
    }),
    readingFit(house, person),
  ])
  return { items: rows.map((row) => presentPlainCard(house, row, searcher)), page, size, total: capCount(counted) }
}

/**
 * Returns the landing page's latest jobs, the jobs that most people opened, the searches that most people made and that
 * find something, and the occupations and sectors with most open jobs.
 */
export async function listPopular(house: House, person: Person | null, limit: number) {
  const { searchDatabase } = house
  const professionalId = professionalIdOf(person)
  const now = house.now()
  const [{ rows }, counts, wanted, searches, searcher] = await Promise.all([
    newestCards(searchDatabase, { professionalId, skip: 0, size: limit, countTo: 0 }),
    popularCounts(searchDatabase, limit),
    popularCards(searchDatabase, { professionalId, least: heatOf(leastUses, now), most: limit }),
    searchesThatFind(house, limit),
    readingFit(house, person),
  ])
  const ofSector = new Map(counts.filter(({ kind }) => kind === 'sector').map((each) => [each.key, each]))
  const open = (of: string) => counts.find(({ kind, key }) => kind === 'open' && key === of)?.count ?? 0
  return {
    recent: rows.map((row) => presentPlainCard(house, row, searcher)),
    wanted: wanted.map((row) => presentPlainCard(house, row, searcher)),
    searches,
    occupations: counts
      .filter(({ kind }) => kind === 'occupation')
      .map(({ key, title, count }) => ({ label: commonName(key) ?? title, ...capCount(count) })),
    sectors: sectors.codes.map((sector) => {
      const { title, count = 0 } = ofSector.get(sector) ?? {}
      return { sector, topic: title ?? topicAddress.sector(sector), ...capCount(count) }
    }),
    open: { jobs: open('jobs'), organizations: open('organizations'), municipalities: open('municipalities') },
  }
}

/**
 * Lists open jobs similar to one that may be closed: the same occupation and family within 100 km, the closest occupation
 * first. None for a job that was never approved, which nobody else may read.
 */
export async function listSimilar(house: House, person: Person | null, jobId: string): Promise<JobCard[]> {
  const { searchDatabase } = house
  const job = await likenessOf(searchDatabase, jobId)
  if (!job) return []
  const here = { latitude: job.latitude, longitude: job.longitude, municipality: job.municipality, exact: false }
  const { packed } = await findCandidates(searchDatabase, {
    cbos: await occupationsOfFamilies(searchDatabase, [job.cbo.slice(0, 4)]),
    words: null,
    company: null,
    remote: false,
    place: { kind: 'around', municipality: job.municipality, cells: cellsAround(here, 100), wholeReach: true },
    sort: 'newest',
  })
  const cbo = Number(job.cbo)
  const nearest = rankBy('distance', [])
  const { hits: shown } = filterCandidates(packed, {
    filters: noFilters,
    here,
    now: house.now(),
    hidden: new Set(job.number === null ? [] : [job.number]),
    keep: {
      most: mostSimilar,
      rankOf: (spot, fit) => {
        const isSame = spot.view.getInt32(spot.at + offsets.cbo) === cbo
        return Math.min(nearest(spot, fit), farthest) + (isSame ? 0 : otherOccupation)
      },
    },
  })
  const numbers = shown.map(({ jobNo }) => jobNo)
  const [cards, searcher] = await Promise.all([
    cardsOf(searchDatabase, numbers, professionalIdOf(person)),
    readingFit(house, person),
  ])
  return shown.flatMap((hit) => {
    const row = cards.get(hit.jobNo)
    const match = row ? matchOf(row, searcher) : null
    return row ? [presentCard(house, row, { placeNo: hit.placeNo, distance: null, sameCity: false, match })] : []
  })
}

function professionalIdOf(person: Person | null): string | null {
  return person?.role === 'user:professional' ? person.accountId : null
}
