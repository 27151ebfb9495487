import type { Position } from './positions.ts'

/**
 * How far a person lives from work, as recruiters see, sort and filter it: the upper end of each band in kilometres, the
 * nearest first. The last one includes all that is farther, up to half the earth's circumference.
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

/** The kilometres by which recruiters may filter a list: only the ends of the bands. */
export const distanceEdges = [5, 10, 20, 50, 100] as const satisfies readonly (typeof distanceBands)[DistanceBand][]

/** The band of a distance in kilometres. */
export function bandOf(kilometres: number): DistanceBand {
  return distanceBandCodes.find((band) => kilometres <= distanceBands[band]) ?? 'over-100'
}

const squaresOfDegree = 20

/**
 * The position used for a home whenever a recruiter learns how far it is: the centre of its square of a twentieth of a
 * degree, some 5.5 km wide. Comparing it with any number of workplaces reveals the square, never the home; twenty squares
 * fill a degree, so no cell of a search cuts one. `coarse_degrees` in the database is the same.
 */
export function coarsePosition({ latitude, longitude }: Position): Position {
  const middle = (degrees: number) => (Math.floor(degrees * squaresOfDegree) + 0.5) / squaresOfDegree
  return { latitude: middle(latitude), longitude: middle(longitude) }
}

/** A number of the square in which a position lies. */
export function squareOf({ latitude, longitude }: Position): number {
  return (
    Math.floor((latitude + 90) * squaresOfDegree) * 360 * squaresOfDegree +
    Math.floor((longitude + 180) * squaresOfDegree)
  )
}
