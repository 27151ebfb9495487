import { byCompatibility } from '@trampolim/marketplace/matching/score.ts'
import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import type { ComparedRow } from './compared.ts'
import { bornOf, byId, curriculumIdOf, modifiedOf, type Row } from './packed.ts'

/** A curriculum that passes the filters, compared with the job. */
export type Hit = ComparedRow & { row: Row }

export type CandidateSort = 'relevance' | 'recent' | 'distance' | 'name' | 'age'

type Order = (one: Hit, other: Hit) => number

/** Ordering by bands doesn't reveal where within a band people live. */
const away = ({ nearness: { band } }: Hit) => (band ? distanceBands[band] : 0)
const latest: Order = (one, other) => modifiedOf(other.row) - modifiedOf(one.row) || byId(one.row, other.row)
const nearest: Order = (one, other) => away(one) - away(other) || latest(one, other)

const orders: Record<Exclude<CandidateSort, 'name'>, Order> = {
  relevance: (one, other) => byCompatibility(one.match, other.match) || nearest(one, other),
  recent: latest,
  distance: nearest,
  // Youngest first.
  age: (one, other) => bornOf(other.row) - bornOf(one.row) || latest(one, other),
}

/** Orders hits. In the order by name, people whose name is hidden come last. */
export function inOrder(hits: readonly Hit[], sort: CandidateSort, names: ReadonlyMap<string, string | null>): Hit[] {
  if (sort !== 'name') return hits.toSorted(orders[sort])
  const nameOf = ({ row }: Hit) => names.get(curriculumIdOf(row)) ?? '\u{10ffff}'
  return hits.toSorted((one, other) =>
    nameOf(one) === nameOf(other) ? latest(one, other) : nameOf(one) < nameOf(other) ? -1 : 1,
  )
}
