import { sql } from 'kysely'
import { DatabaseAway } from '../../platform/database/away.ts'
import type { House } from '../../platform/house.ts'

/** The database's channel by which processes tell one another that pages kept for visitors are outdated. */
export const pagesChannel = 'trampolim_pages'

/** Tells all processes that have the same database; if it is away they drop their pages by themselves. */
export async function tellOutdated({ database, log }: Pick<House, 'database' | 'log'>) {
  try {
    await sql`select pg_notify(${pagesChannel}, '')`.execute(database)
  } catch (err) {
    if (!(err instanceof DatabaseAway)) log.error({ err }, 'other processes do not know of outdated pages')
  }
}
