import type { StateCode } from '@trampolim/marketplace/reference/states.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** A municipality with the position of its centre. */
export type Town = { id: number; name: string; state: StateCode; latitude: number; longitude: number }

/** The municipalities by id: 5,571, which don't change while a process runs. */
export const townsById = keptOf(async (database) => {
  const { rows } = await sql<Town>`select id, name, state, latitude, longitude from municipality`.execute(database)
  return new Map(rows.map((town) => [town.id, town]))
})

/** The titles of occupations by their code of the CBO: 2,700, which don't change while a process runs. */
export const titlesByCode = keptOf(async (database) => {
  const { rows } = await sql<{ cbo: string; title: string }>`select cbo, title from occupation order by cbo`.execute(
    database,
  )
  return new Map(rows.map(({ cbo, title }) => [cbo, title]))
})

/**
 * Reads reference data once per process, whether a database or a transaction asks first: every start loads the same into
 * its database. A read that fails or finds nothing, as on a replica that is being filled, is repeated.
 */
function keptOf<Kept extends ReadonlyMap<unknown, unknown>>(
  read: (database: Database) => Promise<Kept>,
): (database: Database) => Promise<Kept> {
  let reading: Promise<Kept> | undefined
  const again = () => {
    reading = undefined
  }
  return (database) => {
    if (reading) return reading
    reading = read(database)
    reading.then(({ size }) => size === 0 && again(), again)
    return reading
  }
}
