import { realtime } from '@trampolim/contract/gateway/realtime.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { brokerUrlsOf, socketOptionsOf } from '../platform/broker/address.ts'
import { newTicket } from '../platform/broker/ticket.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'

export const realtimeRoutes = {
  openRealtime: answer(realtime.openRealtime).handler(({ context }) => {
    const { accountId, sessionId } = signedIn(context)
    const { configuration, now } = context.house
    const [url, ...others] = brokerUrlsOf(configuration)
    const { ticket, expires } = newTicket(configuration.secret, { sessionId, now: now() })
    return {
      url,
      others,
      username: sessionId,
      ticket,
      expires: expires.toISOString(),
      topic: topicOf(accountId),
      socketOptions: socketOptionsOf(configuration, url),
    }
  }),
}
