import { grid } from '@trampolim/marketplace/places/cells.ts'
import { kilometresOfDegree } from '@trampolim/marketplace/places/positions.ts'
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** A position whose degrees are SQL expressions. */
type PositionSql = { latitude: Sql; longitude: Sql }

/** The SQL for the cell of a position, numbered as in `marketplace/places/cells.ts`. */
export function cellSql({ latitude, longitude }: PositionSql): RawBuilder<number> {
  const { south, west, cellsOfDegree, cellsOfRow } = grid
  const halves = (degrees: Sql, from: number) => sql`floor((${degrees} - ${sql.lit(from)}) * ${sql.lit(cellsOfDegree)})`
  return sql`(${halves(latitude, south)} * ${sql.lit(cellsOfRow)} + ${halves(longitude, west)})::integer`
}

/** The SQL for the kilometres between two positions, measured as in `marketplace/places/positions.ts`. */
export function kilometresSql(one: PositionSql, other: PositionSql): RawBuilder<number> {
  const ofDegree = sql.lit(kilometresOfDegree)
  const east = sql`(${one.longitude} - ${other.longitude}) * cos(radians((${one.latitude} + ${other.latitude}) / 2))`
  const north = sql`(${one.latitude} - ${other.latitude})`
  return sql`(${ofDegree} * sqrt(power(${east}, 2) + power(${north}, 2)))`
}
