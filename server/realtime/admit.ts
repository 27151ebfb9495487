import type { Admit } from '../platform/broker/embedded.ts'
import { isTicket } from '../platform/broker/ticket.ts'
import type { House } from '../platform/house.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { ownerOfSession } from './queries.ts'

export type Realtime = {
  /** Whether the broker can be reached. */
  isThere: () => boolean
  stop: () => Promise<void>
}

export type RealtimeOptions = { databaseUrl: string; metrics: Metrics }

/**
 * Returns the person who connects with a ticket; null if the ticket isn't valid for the session, or the session has
 * ended.
 */
export function admitBy({ configuration, database, now }: House): Admit {
  return async (sessionId, ticket) =>
    isTicket(configuration.secret, ticket, { sessionId, now: now() })
      ? ownerOfSession(database, { sessionId, now: now() })
      : null
}
