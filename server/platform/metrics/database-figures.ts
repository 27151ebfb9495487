import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../house.ts'
import { addGauge, type Metrics } from './metrics.ts'

/** Adds how many connections of a pool are in use, idle, or waited for. */
export function watchPools(metrics: Metrics, pools: Readonly<Record<string, Pool>>) {
  addGauge(
    metrics,
    {
      name: 'database_pool_connections',
      help: 'Connections of the pools of all processes: used, idle, and requests that wait for one.',
      labels: ['pool', 'state'],
    },
    () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'used' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
  )
  addGauge(
    metrics,
    {
      name: 'database_pool_size',
      help: 'Connections that the pools of all processes may open.',
      labels: ['pool'],
    },
    () => Object.entries(pools).map(([pool, { options }]) => ({ labels: { pool }, value: options.max ?? 0 })),
  )
}

/** Adds whether the database answers. */
export function watchAway(metrics: Metrics, isAway: () => boolean) {
  const help = 'Whether the database answers: 1 if it does for every process.'
  addGauge(metrics, { name: 'database_up', help, together: 'min' }, () => [{ value: isAway() ? 0 : 1 }])
}

/** Adds how many seconds the replica for searches is behind; without a replica there is no figure. */
export function watchReplica(metrics: Metrics, replica: Database | null) {
  const help = 'Seconds that the read replica for searches is behind.'
  addGauge(metrics, { name: 'search_replica_lag_seconds', help, together: 'max' }, async () => {
    if (!replica) return []
    const { rows } = await sql<{ late: number | null }>`
      select case when pg_is_in_recovery() and pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
        then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 else 0 end as late
    `.execute(replica)
    return [{ value: rows[0]?.late ?? 0 }]
  })
}
