import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { sql } from 'kysely'
import type { Tx } from '../house.ts'

/** The database channel for hints. */
export const hintChannel = 'trampolim_hints'

/** How many people one notification names; PostgreSQL limits its payload to 8,000 bytes. */
const peopleAtOnce = 200

/**
 * Sends a hint to people once the transaction commits, and never if it doesn't. The processes that hold their
 * connections receive it from the database.
 */
export async function sendHint(tx: Tx, { to, hint }: { to: readonly string[]; hint: Hint }) {
  const people = [...new Set(to)]
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const message: ChannelMessage = { to: people.slice(at, at + peopleAtOnce), hint }
    await sql`select pg_notify(${hintChannel}, ${JSON.stringify(message)})`.execute(tx)
  }
}

/** The messages on the channel: hints, and ended sessions. */
export type ChannelMessage = { to: readonly string[]; hint: Hint } | { ended: string }
