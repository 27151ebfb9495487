import { bandOf, coarsePosition, type DistanceBand, squareOf } from './distance-bands.ts'
import { kilometresBetween, type Position } from './positions.ts'

/** A workplace or home. `exact`: the position is that of the address, not of its municipality. */
export type Spot = Position & {
  municipality: number
  exact: boolean
  /** The district of a workplace, if known. */
  district?: string | null
}

/**
 * The distance from a home to the nearest workplace, in bands, since exact kilometres to several workplaces would
 * reveal an address.
 */
export type Nearness = {
  /** For ordering and filters: null only for remote work. */
  band: DistanceBand | null
  /** For showing and scoring: null unless both positions are exact or lie in different municipalities. */
  distance: DistanceBand | null
  sameCity: boolean
}

/** Measures the distance from the square around a home to the nearest of several workplaces. */
export function nearnessTo(spots: readonly Spot[], home: Spot): Nearness {
  return measuring(spots)(home)
}

/** The nearest of several workplaces to a square. */
type Nearest = { spot: Spot; band: DistanceBand }

/** Like `nearnessTo`, for many homes: each square is measured only once. */
export function measuring(spots: readonly Spot[]): (home: Spot) => Nearness {
  const towns = new Set(spots.map(({ municipality }) => municipality))
  const measured = new Map<number, Nearest>()
  return (home) => {
    const sameCity = towns.has(home.municipality)
    if (spots.length === 0) return { band: null, distance: null, sameCity }
    const square = squareOf(home)
    let nearest = measured.get(square)
    if (!nearest) {
      nearest = nearestOf(spots, home)
      measured.set(square, nearest)
    }
    const { spot, band } = nearest
    const isShown = (spot.exact && home.exact) || spot.municipality !== home.municipality
    return { band, distance: isShown ? band : null, sameCity }
  }
}

function nearestOf(spots: readonly Spot[], home: Position): Nearest {
  const about = coarsePosition(home)
  const ways = spots.map((spot) => ({ spot, kilometres: kilometresBetween(spot, about) }))
  const { spot, kilometres } = ways.reduce((best, way) => (way.kilometres < best.kilometres ? way : best))
  return { spot, band: bandOf(kilometres) }
}
