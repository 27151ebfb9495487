import type { Admit } from '../platform/broker/embedded.ts'
import { isTicket } from '../platform/broker/ticket.ts'
import type { House } from '../platform/house.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { ownerOfSession } from './queries.ts'

export type Realtime = {
  /** Whether hints reach the broker. */
  isThere: () => boolean
  stop: () => Promise<void>
}

export type RealtimeOptions = { databaseUrl: string; metrics: Metrics }

/** Who connects by a ticket; null if it doesn't open the session, or that has ended. */
export function admitBy({ configuration, database, now }: House): Admit {
  return async (sessionId, ticket) =>
    isTicket(configuration.secret, ticket, { sessionId, now: now() })
      ? ownerOfSession(database, { sessionId, now: now() })
      : null
}
