import { calendarFeeds } from '@trampolim/contract/gateway/calendar-feeds.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { makeFeed, readFeed, readFeedState, removeFeed } from './feed.ts'

export const calendarFeedRoutes = {
  readCalendarFeed: answer(calendarFeeds.readCalendarFeed).handler(({ context }) =>
    readFeedState(context.house, signedIn(context).accountId),
  ),

  makeCalendarFeed: answer(calendarFeeds.makeCalendarFeed).handler(({ context }) =>
    makeFeed(context.house, signedIn(context).accountId),
  ),

  removeCalendarFeed: answer(calendarFeeds.removeCalendarFeed).handler(async ({ context }) => {
    await removeFeed(context.house, signedIn(context).accountId)
    return { done: true as const }
  }),

  readCalendar: answer(calendarFeeds.readCalendar).handler(({ context, input: { token } }) =>
    readFeed(context.house, token),
  ),
}
