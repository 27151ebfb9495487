import { type Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Tracing } from '../tracing/span.ts'
import { RepeatingDatabase } from './deadlock.ts'
import { breakConnection, guardPool } from './guard.ts'
import { prepareOften } from './prepared.ts'
import { preferReplica } from './replica/prefer-replica.ts'
import type { DB } from './tables.gen.ts'
import type { Watch } from './watch.ts'

/** The tables of the marketplace, as generated from the migrations. */
export type Tables = DB

// Counts fit into a number. A date without time stays a string, since a Date would shift it between time zones.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.DATE, (day) => day)

export type OpenDatabase = {
  database: Kysely<Tables>
  pool: Pool
  /** The same pool, wrapped by the guard. */
  guarded: PostgresPool
}

export type OpenOptions = {
  connections?: number
  /** In milliseconds; statements that take longer are cancelled. Zero is no limit. */
  statementTimeout?: number
  /** How long to wait for a connection, in milliseconds. Zero is no limit. */
  connectionTimeout?: number
  /** How long a transaction may be idle, in milliseconds. Zero is no limit. */
  idleTransactionTimeout?: number
  /** Makes requests fail at once while the database is unavailable; for connections on which people wait. */
  watch?: Watch
  /** Whether each connection prepares frequent statements. */
  prepare?: boolean
  /** Whether the connections go through a pooler in transaction mode, so that no time-out can be set per connection. */
  pooled?: boolean
  tracing?: Tracing | undefined
}

/**
 * How many milliseconds longer than the server the client waits for a statement to be cancelled, before it closes the
 * connection.
 */
const lateness = 2000

/** How many requests may wait for a connection of one pool. */
const mostWaiting = 500

/** Opens a pool of connections. Queries that fail because the database is unavailable throw `DatabaseAway`. */
export function openDatabase(url: string, options: OpenOptions = {}): OpenDatabase {
  const { pool, guarded } = openPool(url, options)
  return { database: databaseOver(guarded), pool, guarded }
}

/**
 * Opens a pool of connections to a read replica for statements that change nothing. While the replica isn't fit, or if
 * it fails during a statement, the statements run on the primary; `replica` says whether it is fit.
 */
export function openReplica(
  url: string,
  { primary, replica, ...options }: Omit<OpenOptions, 'watch'> & { primary: PostgresPool; replica: Watch },
): OpenDatabase {
  const { pool, guarded } = openPool(url, { ...options, watch: replica })
  const preferred = preferReplica(guarded, { primary, isFit: () => !replica.isAway() })
  return { database: databaseOver(preferred), pool, guarded: preferred }
}

const databaseOver = (pool: PostgresPool) => new RepeatingDatabase<Tables>({ dialect: new PostgresDialect({ pool }) })

function openPool(
  url: string,
  {
    connections = 20,
    statementTimeout = 15_000,
    connectionTimeout = 0,
    idleTransactionTimeout = 0,
    watch,
    prepare = false,
    pooled = false,
    tracing,
  }: OpenOptions,
) {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // The plans of a connection end with it.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: connectionTimeout,
    // A pooler refuses connections with these parameters; with a pooler they are set for the role.
    ...(!pooled && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: idleTransactionTimeout,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'trampolim',
  })
  const open = new Set<PoolClient>()
  // A connection that breaks while idle is replaced; its next user gets the error from their own query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    open.add(client)
  })
  pool.on('remove', (client) => open.delete(client))
  const guarded = guardPool(pool, {
    watch,
    statementLimit: statementTimeout ? statementTimeout + lateness : undefined,
    queue: mostWaiting,
    prepared: prepare ? prepareOften() : undefined,
    tracing,
  })
  watch?.onAway(() => {
    for (const client of open) breakConnection(client)
  })
  return { pool, guarded }
}
