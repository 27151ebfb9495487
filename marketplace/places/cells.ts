import { brazil, degreesOf, isInBrazil, type Position } from './positions.ts'

const cellsOfDegree = 2
const cellsOfRow = 200

/** The largest search radius in kilometres, whatever distance is asked for. */
export const farthestReach = 500

/** The cell of remote jobs that take people from anywhere. */
export const anywhereCell = 0

/** Half degrees of latitude, counted from 40 south. */
const rowOf = (latitude: number) => Math.floor((latitude + 40) * cellsOfDegree)
/** Half degrees of longitude, counted from 80 west. */
const columnOf = (longitude: number) => Math.floor((longitude + 80) * cellsOfDegree)

const rows = { first: rowOf(brazil.south), last: rowOf(brazil.north) }
const columns = { first: columnOf(brazil.west), last: columnOf(brazil.east) }

/** The cell of half a degree in which a position lies. */
export function cellOf({ latitude, longitude }: Position): number {
  return rowOf(latitude) * cellsOfRow + columnOf(longitude)
}

/**
 * The cells within a distance of a position, the nearest first, and last the one of jobs done from anywhere. Never
 * cells
 * outside Brazil, and never farther than `farthestReach`, so there are at most a few hundred; of a position outside
 * Brazil
 * only the last one.
 */
export function cellsAround(position: Position, kilometres: number): number[] {
  if (!isInBrazil(position)) return [anywhereCell]
  const reach = degreesOf(Math.min(Math.max(kilometres, 0), farthestReach) || 0, position)
  const [row, column] = [rowOf(position.latitude), columnOf(position.longitude)]
  const south = Math.max(rowOf(position.latitude - reach.latitude), rows.first)
  const north = Math.min(rowOf(position.latitude + reach.latitude), rows.last)
  const west = Math.max(columnOf(position.longitude - reach.longitude), columns.first)
  const east = Math.min(columnOf(position.longitude + reach.longitude), columns.last)
  const found: { cell: number; away: number }[] = []
  for (let y = south; y <= north; y++) {
    for (let x = west; x <= east; x++) {
      found.push({ cell: y * cellsOfRow + x, away: Math.hypot(y - row, x - column) })
    }
  }
  return [...found.sort((one, other) => one.away - other.away).map(({ cell }) => cell), anywhereCell]
}
