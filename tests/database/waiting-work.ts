import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Waiting work of the queue. */
export type Waiting = { name: string; payload: unknown; key: string | null }

/** Reads the queued work, oldest first, without removing it. */
export async function waitingWork(database: Database): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task.identifier as name, job.payload, job.key
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    order by job.id
  `.execute(database)
  return rows
}

/** Removes the work that is due from the queue and returns it, oldest first. */
export async function takeWork(database: Database, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with taken as (
      delete from graphile_worker._private_jobs where run_at <= greatest(now(), ${now}::timestamptz) returning *
    )
    select task.identifier as name, taken.payload, taken.key
    from taken join graphile_worker._private_tasks as task on task.id = taken.task_id
    order by taken.id
  `.execute(database)
  return rows
}
