import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../background/work.ts'
import type { House } from '../house.ts'

const clearPastEventsWork: Work<Record<string, never>> = { name: 'clear-past-events', payload: z.strictObject({}) }

const usualBatch = 5000

/** Deletes old events with their deliveries, and permanently failed work, in batches. */
export async function clearPastEvents({ database, now }: Pick<House, 'database' | 'now'>, batch = usualBatch) {
  for (let cleared = batch; cleared === batch; ) {
    const { rows } = await sql`
      delete from event where id in (
        select id from event where occurred_at < ${tooOldBefore('event', now())} order by occurred_at, id limit ${batch}
      ) returning id
    `.execute(database)
    cleared = rows.length
  }
  for (let cleared = batch; cleared === batch; ) {
    const { rows } = await sql`
      select id from graphile_worker.complete_jobs(array(
        select id from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null and updated_at < ${tooOldBefore('failedWork', now())}
        order by id limit ${batch}
      ))
    `.execute(database)
    cleared = rows.length
  }
}

export const eventHandlers = [handler(clearPastEventsWork, (house) => clearPastEvents(house))]

export const eventSchedules: readonly Schedule[] = [{ pattern: '33 6 * * *', work: clearPastEventsWork }]
