import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isLoss } from './away.ts'

type PreferOptions = {
  /** Where statements are made while the replica isn't fit. */
  primary: PostgresPool
  isFit: () => boolean
}

/**
 * Lends connections to a replica, for single statements that change nothing: one that the replica can't make, because it is
 * lost or has to give up the statement for what it replays, is made once more in the primary. Transactions are the primary's.
 */
export function preferReplica(replica: PostgresPool, { primary, isFit }: PreferOptions): PostgresPool {
  return {
    options: replica.options,
    // Kysely ends what it was given: the primary has an owner of its own.
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

/** A connection to the replica that becomes one to the primary where that can't go on. */
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
 * Whether the primary may well answer what the replica couldn't: the connection is lost, or the statement was in the way of what
 * the replica replays. One that took too long would do so there, too.
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
