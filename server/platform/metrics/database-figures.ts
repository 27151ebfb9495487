import type { Pool } from 'pg'
import type { Replica } from '../database/replica/follow-replica.ts'
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

/**
 * Adds whether searches use the replica, and by how many seconds it lags. Without a replica, or without an answer from
 * it, the metric is missing.
 */
export function watchReplica(metrics: Metrics, replica: Replica | undefined) {
  const used = 'Whether searches read the replica: 1 if they do in every process; 0 if they read the primary.'
  addGauge(metrics, { name: 'search_replica_used', help: used, together: 'min' }, () =>
    replica ? [{ value: replica.isAway() ? 0 : 1 }] : [],
  )
  const help = 'Seconds that the read replica for searches is behind.'
  addGauge(metrics, { name: 'search_replica_lag_seconds', help, together: 'max' }, () => {
    const late = replica?.late() ?? null
    return late === null ? [] : [{ value: late }]
  })
}
