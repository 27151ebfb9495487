import { offsets } from '../rows/layout.ts'
import { type Candidate, candidateAt } from '../rows/packed.ts'
import type { Spot } from './spot.ts'

/** Which hits are kept: the `most` with the lowest rank, the newest first among equal ones. */
export type Keep = { most: number; rankOf: (spot: Spot, fit: number) => number }

/** The squared distance of remote work, and of every job if the search has no position. */
export const unmeasured = -1

type Ranked = { rank: number; hit: Candidate }

/**
 * Collects hits one by one. With `keep`, only the best are read from their rows, so that a search among thousands costs
 * little more than one among twenty; `hits` returns them in order. Without it, all hits are returned in the order in
 * which they were found.
 */
export function collectHits(keep: Keep | undefined): {
  offer: (spot: Spot, fit: number) => void
  hits: () => Candidate[]
} {
  if (!keep) {
    const hits: Candidate[] = []
    return { offer: (spot, fit) => hits.push(hitAt(spot, fit)), hits: () => hits }
  }
  const { most, rankOf } = keep
  const room = Math.max(most * 2, 64)
  let best: Ranked[] = []
  /** The worst hit that is certainly kept; worse ones are not read at all. */
  let last: Ranked | undefined
  const cut = () => {
    best = best.sort(byRank).slice(0, most)
    last = best.length === most ? best.at(-1) : undefined
  }
  return {
    offer(spot, fit) {
      const rank = rankOf(spot, fit)
      if (last && isAfter(spot, rank, last)) return
      best.push({ rank, hit: hitAt(spot, fit) })
      if (best.length >= room) cut()
    },
    hits() {
      cut()
      return best.map(({ hit }) => hit)
    },
  }
}

function byRank(one: Ranked, other: Ranked): number {
  // Two infinite ranks are equal, though their difference isn't a number.
  if (one.rank !== other.rank) return one.rank - other.rank
  return other.hit.approved - one.hit.approved || other.hit.jobNo - one.hit.jobNo
}

function isAfter({ view, at }: Spot, rank: number, last: Ranked): boolean {
  if (rank !== last.rank) return rank > last.rank
  const approved = view.getInt32(at + offsets.approved)
  if (approved !== last.hit.approved) return approved < last.hit.approved
  return view.getInt32(at + offsets.jobNo) < last.hit.jobNo
}

function hitAt({ view, at, squared }: Spot, fit: number): Candidate {
  const hit = candidateAt(view, at)
  hit.fit = fit
  if (squared !== unmeasured) hit.kilometres = Math.sqrt(squared)
  return hit
}
