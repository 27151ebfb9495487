import { type Listener, listen } from '../../platform/events/listener.ts'
import { dropFeedMadeUntil } from './queries.ts'

/**
 * Ends a person's calendar address when they change the password: whoever was in the account can have made or copied it,
 * and it shows interviews without a session.
 */
export const calendarFeedListeners: readonly Listener[] = [
  listen('account.password-changed', 'calendar-feed.password', (tx, { payload: { accountId }, occurredAt }) =>
    dropFeedMadeUntil(tx, { accountId, until: occurredAt }),
  ),
]
