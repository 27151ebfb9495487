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

/** Reads reference data once per process and database. A failed read is retried. */
function keptOf<Kept>(read: (database: Database) => Promise<Kept>): (database: Database) => Promise<Kept> {
  const kept = new WeakMap<Database, Promise<Kept>>()
  return (database) => {
    const known = kept.get(database)
    if (known) return known
    const reading = read(database).catch((problem: unknown) => {
      kept.delete(database)
      throw problem
    })
    kept.set(database, reading)
    return reading
  }
}
