import { grid } from '@trampolim/marketplace/places/cells.ts'
import { kilometresOfDegree } from '@trampolim/marketplace/places/positions.ts'
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** A position of which both degrees are SQL. */
type PositionSql = { latitude: Sql; longitude: Sql }

/** The cell of a position, as `marketplace/places/cells.ts` counts them, made by PostgreSQL. */
export function cellSql({ latitude, longitude }: PositionSql): RawBuilder<number> {
  const { south, west, cellsOfDegree, cellsOfRow } = grid
  const halves = (degrees: Sql, from: number) => sql`floor((${degrees} - ${sql.lit(from)}) * ${sql.lit(cellsOfDegree)})`
  return sql`(${halves(latitude, south)} * ${sql.lit(cellsOfRow)} + ${halves(longitude, west)})::integer`
}

/** Kilometres between two positions, as `marketplace/places/positions.ts` measures them, made by PostgreSQL. */
export function kilometresSql(one: PositionSql, other: PositionSql): RawBuilder<number> {
  const ofDegree = sql.lit(kilometresOfDegree)
  const east = sql`(${one.longitude} - ${other.longitude}) * cos(radians((${one.latitude} + ${other.latitude}) / 2))`
  const north = sql`(${one.latitude} - ${other.latitude})`
  return sql`(${ofDegree} * sqrt(power(${east}, 2) + power(${north}, 2)))`
}
