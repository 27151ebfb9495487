import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { inTime, openClient, type Watch } from '../watch.ts'

/** Why a replica isn't read: it doesn't answer, it lags too much, or it doesn't follow our primary. */
type Unfit = 'away' | 'late' | 'foreign'

/** A replica as this process sees it. As a watch, it counts as away whenever it isn't fit to be read. */
export type Replica = Watch & {
  /** By how many seconds it lags behind the primary, at most; null while that is unknown. */
  late: () => number | null
}

type FollowOptions = {
  primaryUrl: string
  replicaUrl: string
  /** How many seconds it may be late. */
  most: number
  log: Logger
}

const pause = 500
/** In how many consecutive checks the replica must be fit before it is read, initially and after a failure. */
const trusted = 3
/**
 * How many positions of the primary are remembered, two per second; a replica that is behind all of them lags by more
 * than that time.
 */
const mostPositions = 1200

const askPrimary = `select pg_current_wal_flush_lsn()::text as at, system_identifier::text as cluster from pg_control_system()`
const askReplica = `select pg_last_wal_replay_lsn()::text as at, pg_is_in_recovery() as follows,
  system_identifier::text as cluster from pg_control_system()`

/**
 * Checks twice a second how far a replica has followed its primary. The lag is measured by our own clock: the age of
 * the latest position of the primary's log that the replica has reached. Therefore neither the servers' clocks nor the
 * replica's own knowledge matter.
 */
export function followReplica({ primaryUrl, replicaUrl, most, log }: FollowOptions): Replica {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  const primary = keepOpen(primaryUrl)
  const replica = keepOpen(replicaUrl)
  const positions = positionsOf()
  let cluster: string | undefined
  let unfit: Unfit | null = 'away'
  let isRead = false
  let wellSince = 0

  async function judge(): Promise<Unfit | null> {
    const [seen] = await Promise.all([
      replica.ask<{ at: string | null; follows: boolean; cluster: string }>(askReplica).catch(() => null),
      lookAtPrimary(),
    ])
    positions.reached(seen?.at ? positionOf(seen.at) : null)
    if (!seen) return 'away'
    if (!seen.follows || (cluster !== undefined && seen.cluster !== cluster)) return 'foreign'
    const late = positions.late()
    return late !== null && late <= most ? null : 'late'
  }

  /** While the primary doesn't answer, nothing changes, so the replica doesn't fall further behind. */
  async function lookAtPrimary() {
    const at = performance.now()
    const seen = await primary.ask<{ at: string; cluster: string }>(askPrimary).catch(() => null)
    if (!seen) return
    cluster = seen.cluster
    positions.add({ at, position: positionOf(seen.at) })
  }

  function turn(found: Unfit | null) {
    wellSince = found ? 0 : wellSince + 1
    if (found && found !== unfit && !isRead) log.warn({ why: found }, 'the replica for searches is not read')
    unfit = found
    if (found && isRead) {
      isRead = false
      log.warn({ why: found, late: positions.late() }, 'the replica for searches is left: searches read the primary')
      for (const listener of listeners) listener()
    }
    if (!isRead && wellSince >= trusted) {
      isRead = true
      log.info('the replica for searches is read')
    }
  }

  async function keepLooking() {
    while (!stopping.signal.aborted) {
      const found = await judge()
      if (!stopping.signal.aborted) turn(found)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    primary.close()
    replica.close()
  }

  const looking = keepLooking()
  return {
    isAway: () => !isRead,
    onAway: (listener) => listeners.add(listener),
    late: () => (unfit === 'away' || unfit === 'foreign' ? null : inSeconds(positions.late())),
    async stop() {
      stopping.abort()
      await looking
    },
  }
}

const inSeconds = (late: number | null) => (late === null ? null : Math.round(late * 1000) / 1000)

/** A position in the log, such as `16/B374D848`, as a number. */
function positionOf(written: string): bigint {
  const [high = '0', low = '0'] = written.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

type Position = { at: number; position: bigint }

/** Records when the primary's positions were seen, and compares the replica's position with them. */
function positionsOf() {
  let seen: Position[] = []
  let reached: bigint | null = null
  return {
    add(next: Position) {
      // If nothing was written since a position, a replica that has reached it is up to date until now.
      if (seen.at(-1)?.position === next.position) seen.pop()
      seen.push(next)
      if (seen.length > mostPositions) seen.shift()
    },
    reached(position: bigint | null) {
      reached = position
      if (position === null) return
      const at = seen.findLastIndex((each) => each.position <= position)
      if (at > 0) seen = seen.slice(at)
    },
    /** The lag in seconds; null if the replica has reached none of the positions. */
    late(): number | null {
      const last = seen.at(-1)
      const [first] = seen
      if (!last || !first || reached === null) return null
      const youngest = seen.findLast(({ position }) => position <= (reached as bigint))
      return youngest ? (last.at - youngest.at) / 1000 : null
    },
  }
}

/** A connection that is reopened after it failed, with the same time limit for an answer as the watch. */
function keepOpen(url: string) {
  let client: Client | undefined

  function close() {
    client?.connection.stream.destroy()
    client = undefined
  }

  return {
    close,
    async ask<Row>(text: string): Promise<Row> {
      try {
        if (!client) {
          client = openClient(url)
          await inTime(client.connect())
        }
        const answered = client.query(text)
        await inTime(answered)
        return (await answered).rows[0] as Row
      } catch (problem) {
        close()
        throw problem
      }
    },
  }
}
