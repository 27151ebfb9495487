import { bandOf, coarsePosition, type DistanceBand } from '@trampolim/marketplace/places/distance-bands.ts'
import { kilometresBetween, type Position } from '@trampolim/marketplace/places/positions.ts'

/** Where one works or lives; `exact` where the position is the address's own, not only its municipality's. */
export type Spot = Position & { municipality: number; exact: boolean }

/** How far somebody lives from the nearest workplace: bands, since kilometres from several workplaces tell an address. */
export type Nearness = {
  /** For order and filters: null only where the work is done from anywhere. */
  band: DistanceBand | null
  /** As it may be told and counted: only where both positions are exact or lie in different municipalities. */
  distance: DistanceBand | null
  sameCity: boolean
}

/** Measures the way from the square in which somebody lives to the nearest of several workplaces. */
export function nearnessTo(spots: readonly Spot[], home: Spot): Nearness {
  const sameCity = spots.some(({ municipality }) => municipality === home.municipality)
  const about = coarsePosition(home)
  const ways = spots.map((spot) => ({ spot, kilometres: kilometresBetween(spot, about) }))
  const nearest = ways.reduce<(typeof ways)[number] | null>(
    (best, way) => (best === null || way.kilometres < best.kilometres ? way : best),
    null,
  )
  if (!nearest) return { band: null, distance: null, sameCity }
  const { spot, kilometres } = nearest
  const band = bandOf(kilometres)
  const isTold = (spot.exact && home.exact) || spot.municipality !== home.municipality
  return { band, distance: isTold ? band : null, sameCity }
}
