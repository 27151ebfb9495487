import type { JobCard } from '@trampolim/contract/jobs.ts'
import type { CappedCount } from '@trampolim/contract/search-jobs/search.ts'
import { capCount, exactCount } from '@trampolim/marketplace/jobs/search.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { type JobKindWord, jobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { type Sector, sectors } from '@trampolim/marketplace/reference/sectors.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { findCandidates } from './candidate-queries.ts'
import { cardsOf, likenessOf, newestCards, occupationsOfFamily, popularCounts } from './card-queries.ts'
import { inOrder } from './order.ts'
import { presentCard, presentPlainCard } from './present.ts'
import { openSieve, sift } from './sift.ts'

const deepest = 10_000
const mostSimilar = 6

type Listed = { items: JobCard[]; page: number; size: number; total: CappedCount }
type Page = { page: number; size: number }

/** Open jobs of a kind, of a landing sector or of both, newest first. */
export async function listNewest(
  house: House,
  person: Person | null,
  { page, size, kind, sector }: Page & { kind?: JobKindWord; sector?: Sector },
): Promise<Listed> {
  const skip = (page - 1) * size
  const { rows, counted } = await newestCards(house.searchDatabase, {
    ...(kind ? { kind: jobSpecificType(kind) } : {}),
    ...(sector ? { sector } : {}),
    professionalId: professionalIdOf(person),
    skip: Math.min(skip, deepest),
    size: skip > deepest ? 0 : size,
    countTo: exactCount + 1,
  })
  return { items: rows.map((row) => presentPlainCard(house, row)), page, size, total: capCount(counted) }
}

/** What the landing page shows: the latest jobs, and the occupations and sectors with most of them. */
export async function listPopular(house: House, person: Person | null, limit: number) {
  const [{ rows }, counts] = await Promise.all([
    newestCards(house.searchDatabase, { professionalId: professionalIdOf(person), skip: 0, size: limit, countTo: 0 }),
    popularCounts(house.searchDatabase, limit),
  ])
  const ofSector = new Map(counts.filter(({ kind }) => kind === 'sector').map(({ key, count }) => [key, count]))
  return {
    recent: rows.map((row) => presentPlainCard(house, row)),
    occupations: counts
      .filter(({ kind }) => kind === 'occupation')
      .map(({ key, count }) => ({ label: key, ...capCount(count) })),
    sectors: sectors.codes.map((sector) => ({ sector, ...capCount(ofSector.get(sector) ?? 0) })),
  }
}

/** Open jobs like one that may be closed: the same occupation and family within 100 km, the nearest occupation first. */
export async function listSimilar(house: House, person: Person | null, jobId: string): Promise<JobCard[]> {
  const { searchDatabase } = house
  const job = await likenessOf(searchDatabase, jobId)
  if (!job) return []
  const here = { latitude: job.latitude, longitude: job.longitude, municipality: job.municipality, exact: false }
  const { packed } = await findCandidates(searchDatabase, {
    cbos: await occupationsOfFamily(searchDatabase, job.cbo.slice(0, 4)),
    words: null,
    place: { kind: 'around', municipality: job.municipality, cells: cellsAround(here, 100), wholeReach: true },
    sort: 'newest',
  })
  const { hits } = sift(packed, {
    sieve: openSieve,
    here,
    now: house.now(),
    hidden: new Set(job.number === null ? [] : [job.number]),
    kind: null,
  })
  const cbo = Number(job.cbo)
  const near = inOrder(hits, 'distance', [])
  const shown = [...near.filter((hit) => hit.cbo === cbo), ...near.filter((hit) => hit.cbo !== cbo)].slice(
    0,
    mostSimilar,
  )
  const cards = await cardsOf(
    searchDatabase,
    shown.map(({ jobNo }) => jobNo),
    professionalIdOf(person),
  )
  return shown.flatMap((hit) => {
    const row = cards.get(hit.jobNo)
    return row ? [presentCard(house, row, { placeNo: hit.placeNo, distance: null, sameCity: false })] : []
  })
}

function professionalIdOf(person: Person | null): string | null {
  return person?.role === 'user:professional' ? person.accountId : null
}
