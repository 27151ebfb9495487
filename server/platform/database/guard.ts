import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Tracing } from '../tracing/span.ts'
import { statementName } from '../tracing/statement-name.ts'
import { inSpan } from '../tracing/tracing.ts'
import { DatabaseAway, isLoss } from './away.ts'
import { isElsewhere, isOutdated, type Prepared } from './prepared.ts'
import type { Watch } from './watch.ts'

export type GuardOptions = {
  /** Tells whether the database is unavailable; without it only the time-outs apply. */
  watch?: Watch | undefined
  /** Milliseconds after which the connection of a running statement is closed: a frozen server enforces no time-out. */
  statementLimit?: number | undefined
  /** How many requests may wait for a connection. */
  queue: number
  /** Which statements to prepare; none without it. */
  prepared?: Prepared | undefined
  /** Makes each statement a span of its request's trace. */
  tracing?: Tracing | undefined
}

/**
 * Wraps a pool so that nobody waits for an unavailable database: requests for a connection, and those waiting for one or
 * for an answer, fail with `DatabaseAway` as soon as that is known, and so do requests beyond the queue.
 */
export function guardPool(pool: Pool, { watch, statementLimit, queue, prepared, tracing }: GuardOptions): PostgresPool {
  const waiting = new Set<() => void>()
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>()
  watch?.onAway(() => {
    for (const leave of waiting) leave()
    waiting.clear()
  })

  function connect(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const leave = () => reject(new DatabaseAway())
      waiting.add(leave)
      pool.connect().then(
        (client) => (waiting.delete(leave) ? resolve(client) : client.release()),
        (cause: unknown) => {
          waiting.delete(leave)
          reject(new DatabaseAway({ cause }))
        },
      )
    })
  }

  return {
    options: pool.options,
    async connect() {
      if (watch?.isAway() || waiting.size >= queue) throw new DatabaseAway()
      const client = await connect()
      const known = guarded.get(client) ?? guardClient(client, { statementLimit, prepared, tracing })
      guarded.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Destroys the socket from our side, so that everybody using the connection gets an error. */
export function breakConnection(client: PoolClient) {
  client.connection.stream.destroy()
}

function guardClient(
  client: PoolClient,
  { statementLimit, prepared, tracing }: Pick<GuardOptions, 'statementLimit' | 'prepared' | 'tracing'>,
): PostgresPoolClient {
  /**
   * @throws DatabaseAway if a prepared statement can't be executed within a transaction, which must then be repeated as
   * a whole
   */
  async function ask(text: string, values: unknown[]) {
    const name = prepared?.nameOf(text)
    if (name === undefined) return await client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (problem) {
      if (isElsewhere(problem)) prepared?.stopPreparing()
      else if (isOutdated(problem)) prepared?.rename(text, name)
      else throw problem
      if (client.getTransactionStatus() !== 'I') throw new DatabaseAway({ cause: problem })
      return await client.query(text, values)
    }
  }
  const query = async (text: string, values: unknown[]) => {
    const timer = statementLimit ? setTimeout(() => breakConnection(client), statementLimit) : undefined
    try {
      return await ask(text, values)
    } catch (problem) {
      throw isLoss(problem) ? new DatabaseAway({ cause: problem }) : problem
    } finally {
      clearTimeout(timer)
    }
  }
  const traced = (text: string, values: unknown[]) => {
    const name = statementName(text)
    const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    return inSpan(tracing, { name, kind: 'client', facts }, () => query(text, values))
  }
  return {
    query: (tracing ? traced : query) as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
