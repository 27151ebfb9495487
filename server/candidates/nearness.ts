/** Where one works or lives; `exact` where the position is the address's own, not only its municipality's. */
export type Spot = { municipality: number; latitude: number; longitude: number; exact: boolean }

const kilometresOfDegree = 110.57

/** How far somebody lives from the nearest workplace. */
export type Nearness = {
  /** For order and filters: null only where the work is done from anywhere. */
  kilometres: number | null
  /** As it may be told and counted: only where both positions are exact or lie in different municipalities. */
  distance: number | null
  sameCity: boolean
}

/** Measures the way to the nearest of several workplaces (product, readings: never '0 km'). */
export function nearnessTo(spots: readonly Spot[], home: Spot): Nearness {
  const sameCity = spots.some(({ municipality }) => municipality === home.municipality)
  const ways = spots.map((spot) => ({ spot, kilometres: kilometresBetween(spot, home) }))
  const nearest = ways.reduce<(typeof ways)[number] | null>(
    (best, way) => (best === null || way.kilometres < best.kilometres ? way : best),
    null,
  )
  if (!nearest) return { kilometres: null, distance: null, sameCity }
  const { spot, kilometres } = nearest
  const isTold = (spot.exact && home.exact) || spot.municipality !== home.municipality
  return { kilometres, distance: isTold ? Math.max(0.1, Math.round(kilometres * 10) / 10) : null, sameCity }
}

function kilometresBetween(one: Spot, other: Spot): number {
  const east = kilometresOfDegree * Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return Math.hypot((one.longitude - other.longitude) * east, (one.latitude - other.latitude) * kilometresOfDegree)
}
