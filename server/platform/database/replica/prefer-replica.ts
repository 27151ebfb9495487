import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isLoss } from '../away.ts'

type PreferOptions = {
  /** The pool for statements while the replica isn't fit. */
  primary: PostgresPool
  isFit: () => boolean
}

/**
 * Lends connections to a replica for single read-only statements. A statement that the replica can't run, because it is
 * lost or must cancel the statement to replay changes, runs once more on the primary. Transactions always run on the
 * primary.
 */
export function preferReplica(replica: PostgresPool, { primary, isFit }: PreferOptions): PostgresPool {
  return {
    options: replica.options,
    // Kysely ends the pool that it was given; the primary's pool is ended by its own owner.
    end: () => replica.end(),
    async connect() {
      if (!isFit()) return primary.connect()
      const first = await replica.connect().catch((problem: unknown) => {
        if (isPassing(problem)) return undefined
        throw problem
      })
      return first ? movingClient(first, primary) : primary.connect()
    },
  }
}

/** A connection to the replica that switches to the primary if the replica fails. */
function movingClient(first: PostgresPoolClient, primary: PostgresPool): PostgresPoolClient {
  let second: PostgresPoolClient | undefined

  async function query(text: string, values: readonly unknown[]) {
    if (!second && transaction.test(text)) second = await primary.connect()
    if (second) return second.query(text, values)
    try {
      return await first.query(text, values)
    } catch (problem) {
      if (!isPassing(problem)) throw problem
      second = await primary.connect()
      return second.query(text, values)
    }
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(...how: []) {
      first.release(...how)
      second?.release(...how)
    },
  }
}

const transaction = /^(begin|start transaction)/

/**
 * Whether the primary can probably answer although the replica couldn't: the connection is lost, or the statement
 * conflicted with the replay of changes. A statement that took too long would take too long there as well.
 */
function isPassing(problem: unknown): boolean {
  const codes = codesOf(problem)
  if (codes.includes('57014')) return false
  return isLoss(problem) || codes.includes('40001')
}

function codesOf(problem: unknown): unknown[] {
  if (!(problem instanceof Error)) return []
  return [(problem as { code?: unknown }).code, ...codesOf(problem.cause)]
}
