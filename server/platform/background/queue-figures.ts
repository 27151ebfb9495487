import { sql } from 'kysely'
import type { Database } from '../house.ts'
import { addGauge, type Metrics, rememberedFor } from '../metrics/metrics.ts'

/** The names of work that rewrites rows contain the layout's fingerprint, which differs between versions. */
const fingerprint = ' [0-9a-f]{16}$'

/** The kind of a work item, as metrics name it. */
export const kindOf = (name: string): string => name.replace(new RegExp(fingerprint), '')

type Row = { work: string; waiting: number; oldest: number; retrying: number; given_up: number }

/** For how long a reading of the queue is cached, in milliseconds; all its metrics come from the same reading. */
const lifetime = 5000

/**
 * Adds metrics of the queue by kind: how much work is due, since when the oldest is, how much failed and will be
 * retried, and how much was given up. Kinds that this version doesn't know count as `other`.
 */
export function watchQueue(metrics: Metrics, { database, kinds }: { database: Database; kinds: readonly string[] }) {
  const known = [...new Set(kinds.map(kindOf))]
  const read = rememberedFor(lifetime, async () => {
    const { rows } = await sql<Row>`
      select
        case when kind.name = any(${known}::text[]) then kind.name else 'other' end as work,
        count(*) filter (where due)::int as waiting,
        coalesce(max(extract(epoch from now() - job.run_at)) filter (where due), 0)::float8 as oldest,
        count(*) filter (where job.attempts > 0 and job.attempts < job.max_attempts)::int as retrying,
        count(*) filter (where job.attempts >= job.max_attempts and job.locked_at is null)::int as given_up
      from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      cross join lateral (select regexp_replace(task.identifier, ${fingerprint}, '')) as kind (name)
      cross join lateral (
        select job.run_at <= now() and job.locked_at is null and job.attempts < job.max_attempts as due
      ) as state
      group by 1
    `.execute(database)
    const found = new Map(rows.map((row) => [row.work, row]))
    return [...known, 'other'].map(
      (work) => found.get(work) ?? { work, waiting: 0, oldest: 0, retrying: 0, given_up: 0 },
    )
  })
  const add = (name: string, help: string, value: (row: Row) => number) =>
    addGauge(metrics, { name, help, labels: ['work'], together: 'max' }, async () =>
      (await read()).map((row) => ({ labels: { work: row.work }, value: value(row) })),
    )
  add('queue_waiting', 'Background work that is due and not begun, by kind.', ({ waiting }) => waiting)
  add('queue_oldest_seconds', 'Since when the oldest due work of a kind waits.', ({ oldest }) => oldest)
  add('queue_retrying', 'Work that failed and will be tried again, by kind.', ({ retrying }) => retrying)
  add('queue_given_up', 'Work that failed for the last time and waits for somebody, by kind.', (row) => row.given_up)
}
