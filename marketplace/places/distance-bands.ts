import type { Position } from './positions.ts'

/**
 * How far a person lives from work, as recruiters see, sort and filter it: the upper end of each band in kilometres,
 * the nearest first. The last band includes everything farther away, up to half the earth's circumference.
 */
export const distanceBands = {
  'to-5': 5,
  'to-10': 10,
  'to-20': 20,
  'to-50': 50,
  'to-100': 100,
  'over-100': 20_100,
} as const

export type DistanceBand = keyof typeof distanceBands
export const distanceBandCodes = Object.keys(distanceBands) as [DistanceBand, ...DistanceBand[]]

/** The distances in kilometres by which recruiters may filter a list: only the ends of bands. */
export const distanceEdges = [5, 10, 20, 50, 100] as const satisfies readonly (typeof distanceBands)[DistanceBand][]

/** The band of a distance in kilometres. */
export function bandOf(kilometres: number): DistanceBand {
  return distanceBandCodes.find((band) => kilometres <= distanceBands[band]) ?? 'over-100'
}

const squaresOfDegree = 20

/**
 * The position used for a home whenever a recruiter learns its distance: the centre of its square of a twentieth of a
 * degree, about 5.5 km wide. Comparing it with any number of workplaces reveals only the square, never the home. Twenty
 * squares fill a degree, so no square crosses the border of a search cell. `coarse_degrees` in the database computes
 * the same.
 */
export function coarsePosition({ latitude, longitude }: Position): Position {
  const middle = (degrees: number) => (Math.floor(degrees * squaresOfDegree) + 0.5) / squaresOfDegree
  return { latitude: middle(latitude), longitude: middle(longitude) }
}

/** The number of the square that contains a position. */
export function squareOf({ latitude, longitude }: Position): number {
  return (
    Math.floor((latitude + 90) * squaresOfDegree) * 360 * squaresOfDegree +
    Math.floor((longitude + 180) * squaresOfDegree)
  )
}
