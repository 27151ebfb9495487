import type { Position } from './positions.ts'

/**
 * How far somebody lives from work, as recruiters are told, sort and filter: the kilometres up to which each band reaches,
 * the nearest first. The last one takes in all that is farther, half of the earth's circumference at most.
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

/** The kilometres by which recruiters may narrow a list: the ends of the bands and nothing between. */
export const distanceEdges = [5, 10, 20, 50, 100] as const satisfies readonly (typeof distanceBands)[DistanceBand][]

/** The band in which so many kilometres lie. */
export function bandOf(kilometres: number): DistanceBand {
  return distanceBandCodes.find((band) => kilometres <= distanceBands[band]) ?? 'over-100'
}

const squaresOfDegree = 20

/**
 * Where a home counts to be whenever a recruiter learns how far it is: the middle of its square of a twentieth of a degree,
 * some 5.5 km wide. Whoever compares it with ever so many workplaces finds the square and never the home; twenty squares
 * fill a degree, so no cell of a search cuts one. `coarse_degrees` in the database is the same.
 */
export function coarsePosition({ latitude, longitude }: Position): Position {
  const middle = (degrees: number) => (Math.floor(degrees * squaresOfDegree) + 0.5) / squaresOfDegree
  return { latitude: middle(latitude), longitude: middle(longitude) }
}
