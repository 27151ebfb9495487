import { brazil, degreesOf, isInBrazil, type Position } from './positions.ts'

/**
 * The grid of cells in degrees: half degrees, counted from the south-west, row by row. Search rows store these numbers.
 */
export const grid = { south: -40, west: -80, cellsOfDegree: 2, cellsOfRow: 200 } as const

/** The largest search radius in kilometres, whatever distance is requested. */
export const farthestReach = 500

/** The cell of remote jobs that take people from anywhere. */
export const anywhereCell = 0

const rowOf = (latitude: number) => Math.floor((latitude - grid.south) * grid.cellsOfDegree)
const columnOf = (longitude: number) => Math.floor((longitude - grid.west) * grid.cellsOfDegree)

const rows = { first: rowOf(brazil.south), last: rowOf(brazil.north) }
const columns = { first: columnOf(brazil.west), last: columnOf(brazil.east) }

/**
 * How much farther than the distance a cell may be, as a factor: lists differ slightly in how they measure kilometres.
 */
const corner = 1.05

/** The degrees from a position to the nearest edge of a row or column of cells; 0 within it. */
function gapTo({ line, own, degrees, from }: { line: number; own: number; degrees: number; from: number }): number {
  if (line === own) return 0
  return line > own ? from + line / grid.cellsOfDegree - degrees : degrees - (from + (line + 1) / grid.cellsOfDegree)
}

/**
 * Returns the cells within a distance of a position, the nearest first, and last the cell of remote jobs. It never
 * returns cells outside Brazil or farther than `farthestReach`, so there are at most a few hundred; for a position
 * outside Brazil it returns only the cell of remote jobs.
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
      const up = gapTo({ line: y, own: row, degrees: position.latitude, from: grid.south }) / reach.latitude
      const across = gapTo({ line: x, own: column, degrees: position.longitude, from: grid.west }) / reach.longitude
      // The corners of the square are farther away than its sides.
      if (Math.hypot(up, across) > corner) continue
      found.push({ cell: y * grid.cellsOfRow + x, away: Math.hypot(y - row, x - column) })
    }
  }
  return [...found.sort((one, other) => one.away - other.away).map(({ cell }) => cell), anywhereCell]
}
