import { sql } from 'kysely'
import { DatabaseAway } from '../../platform/database/away.ts'
import type { House } from '../../platform/house.ts'

/** The database channel on which processes inform one another that kept pages are outdated. */
export const pagesChannel = 'trampolim_pages'

/**
 * Informs all processes with the same database. If the database is unavailable, they drop their pages by themselves.
 */
export async function tellOutdated({ database, log }: Pick<House, 'database' | 'log'>) {
  try {
    await sql`select pg_notify(${pagesChannel}, '')`.execute(database)
  } catch (err) {
    if (!(err instanceof DatabaseAway)) log.error({ err }, 'other processes do not know of outdated pages')
  }
}
