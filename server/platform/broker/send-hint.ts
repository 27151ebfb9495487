import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { sql } from 'kysely'
import type { Tx } from '../house.ts'

/** The database's channel of hints. */
export const hintChannel = 'trampolim_hints'

/** A notification of the database holds 8,000 bytes. */
const peopleAtOnce = 200

/**
 * Sends a hint to people, once the transaction is committed and never if it isn't. The processes that hold their
 * connections hear of it from the database.
 */
export async function sendHint(tx: Tx, { to, hint }: { to: readonly string[]; hint: Hint }) {
  const people = [...new Set(to)]
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const heard: Heard = { to: people.slice(at, at + peopleAtOnce), hint }
    await sql`select pg_notify(${hintChannel}, ${JSON.stringify(heard)})`.execute(tx)
  }
}

/** What the channel carries: hints, and sessions that ended. */
export type Heard = { to: readonly string[]; hint: Hint } | { ended: string }
