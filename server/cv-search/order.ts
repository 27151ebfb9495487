import { byCompatibility, type Match } from '@trampolim/marketplace/matching/score.ts'
import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import type { Nearness } from '../candidates/nearness.ts'
import type { Found } from './packed.ts'

/** A curriculum that fits, compared with the job. */
export type Hit = { found: Found; nearness: Nearness; match: Match }

export type CandidateSort = 'relevance' | 'recent' | 'distance' | 'name' | 'age'

type Order = (one: Hit, other: Hit) => number

/** Within a band the order tells nothing of where people live. */
const away = ({ nearness: { band } }: Hit) => (band ? distanceBands[band] : 0)
const latest: Order = (one, other) =>
  other.found.modified - one.found.modified || (one.found.curriculumId < other.found.curriculumId ? 1 : -1)
const nearest: Order = (one, other) => away(one) - away(other) || latest(one, other)

const orders: Record<Exclude<CandidateSort, 'name'>, Order> = {
  relevance: (one, other) => byCompatibility(one.match, other.match) || nearest(one, other),
  recent: latest,
  distance: nearest,
  // The youngest first.
  age: (one, other) => other.found.born - one.found.born || latest(one, other),
}

/** Hits in order; by name those come last whose name isn't shown. */
export function inOrder(hits: readonly Hit[], sort: CandidateSort, names: ReadonlyMap<string, string | null>): Hit[] {
  if (sort !== 'name') return hits.toSorted(orders[sort])
  const nameOf = ({ found }: Hit) => names.get(found.curriculumId) ?? '\u{10ffff}'
  return hits.toSorted((one, other) =>
    nameOf(one) === nameOf(other) ? latest(one, other) : nameOf(one) < nameOf(other) ? -1 : 1,
  )
}
