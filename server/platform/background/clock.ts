import { sql } from 'kysely'
import type { House } from '../house.ts'

/** If the clock differs from the elapsed time by more than this, in milliseconds, it was moved. */
const leap = 5000

/** Detects whether the database's clock was moved, by comparing it with a monotonic clock. */
export function watchClock(passed: () => number = () => performance.now()) {
  let last: { clock: number; passed: number } | undefined
  return {
    /** By how many milliseconds the clock was moved since the last call; zero if it wasn't. */
    look(now: Date): number {
      const next = { clock: now.getTime(), passed: passed() }
      const moved = last ? next.clock - last.clock - (next.passed - last.passed) : 0
      last = next
      return Math.abs(moved) > leap ? moved : 0
    },
  }
}

/**
 * Reschedules work that was queued while the clock was ahead. It would otherwise wait until then, and block what the
 * scheduler queues. Intended delays keep their length.
 */
export async function bringToPresent({ database }: Pick<House, 'database'>) {
  await sql`
    update graphile_worker._private_jobs
    set run_at = now() + greatest(run_at - created_at, interval '0'), created_at = now()
    where created_at > now() + interval '5 seconds' and locked_at is null
  `.execute(database)
  await sql`
    update graphile_worker._private_known_crontabs set last_execution = now() where last_execution > now() + interval '1 minute'
  `.execute(database)
}
