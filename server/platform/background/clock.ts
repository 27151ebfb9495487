import { sql } from 'kysely'
import type { House } from '../house.ts'

/** A clock that differs more than this from the time that has passed was moved, in milliseconds. */
const leap = 5000

/** Watches whether the database's clock was moved, beside a clock that nobody moves. */
export function watchClock(passed: () => number = () => performance.now()) {
  let last: { clock: number; passed: number } | undefined
  return {
    /** By how many milliseconds it was moved since the last look; zero if it wasn't. */
    look(now: Date): number {
      const next = { clock: now.getTime(), passed: passed() }
      const moved = last ? next.clock - last.clock - (next.passed - last.passed) : 0
      last = next
      return Math.abs(moved) > leap ? moved : 0
    },
  }
}

/**
 * Brings to the present what was queued while the clock was ahead: it would wait until then, and what the clock queues
 * wouldn't be queued before. A pause that was meant stays as long as it was.
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
