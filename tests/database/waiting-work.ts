import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Work that waits in the queue. */
export type Waiting = { name: string; payload: unknown; key: string | null }

/** Looks at the queued work, oldest first, and leaves it there. */
export async function waitingWork(database: Database): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select task.identifier as name, job.payload, job.key
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    order by job.id
  `.execute(database)
  return rows
}

/** Takes the work that is due out of the queue, oldest first. */
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
