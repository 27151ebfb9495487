import { sql } from 'kysely'
import type { House } from '../house.ts'

/** A worker whose last heartbeat is older than this counts as dead. */
const silence = '30 seconds'

/**
 * Writes the heartbeats of this process's workers, by the database's clock, since the clocks of processes may differ.
 * Returns the time of that clock, if there are workers.
 */
export async function beat({ database }: House, workerIds: ReadonlySet<string>): Promise<Date | undefined> {
  const { rows } = await sql<{ beaten_at: Date }>`
    insert into background_worker (worker_id, beaten_at)
    select worker_id, now() from unnest(${[...workerIds]}::text[]) as worker_id
    on conflict (worker_id) do update set beaten_at = now()
    returning beaten_at
  `.execute(database)
  return rows[0]?.beaten_at
}

/** Returns the work of workers without a recent heartbeat to the queue. */
export async function freeWorkOfTheDead({ database }: House) {
  await sql`
    with dead as (
      select distinct work.locked_by
      from graphile_worker.jobs as work
      left join background_worker as worker on worker.worker_id = work.locked_by
      where work.locked_by is not null
        and coalesce(worker.beaten_at, work.locked_at) < now() - ${silence}::interval
    )
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0
  `.execute(database)
  await sql`delete from background_worker where beaten_at < now() - interval '1 day'`.execute(database)
}

/** Returns the work of these workers to the queue at once. */
export async function freeWorkOf({ database }: House, workerIds: ReadonlySet<string>) {
  if (workerIds.size === 0) return
  await sql`select graphile_worker.force_unlock_workers(${[...workerIds]}::text[])`.execute(database)
}

/** Removes workers that were stopped normally. */
export async function leave({ database }: House, workerIds: ReadonlySet<string>) {
  await sql`delete from background_worker where worker_id = any(${[...workerIds]}::text[])`.execute(database)
}
