import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { DB } from './tables.gen.ts'

/** The tables of the marketplace, as generated from the migrations. */
export type Tables = DB

// Counts fit a number; a date without time stays the text it is, since a Date would move it between time zones.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.DATE, (day) => day)

export type OpenDatabase = { database: Kysely<Tables>; pool: Pool }

/** Opens a pool of connections. A statement that takes longer than `statementTimeout` ms is given up. */
export function openDatabase(
  url: string,
  { connections = 20, statementTimeout = 15_000 }: { connections?: number; statementTimeout?: number } = {},
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    application_name: 'trampolim',
  })
  // A connection that breaks while idle is replaced; whoever uses one next is told by its own query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
