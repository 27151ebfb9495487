import { grid } from '@trampolim/marketplace/places/cells.ts'
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** The cell of a position, as `marketplace/places/cells.ts` counts them, made by PostgreSQL. */
export function cellSql({ latitude, longitude }: { latitude: Sql; longitude: Sql }): RawBuilder<number> {
  const { south, west, cellsOfDegree, cellsOfRow } = grid
  const halves = (degrees: Sql, from: number) => sql`floor((${degrees} - ${sql.lit(from)}) * ${sql.lit(cellsOfDegree)})`
  return sql`(${halves(latitude, south)} * ${sql.lit(cellsOfRow)} + ${halves(longitude, west)})::integer`
}
