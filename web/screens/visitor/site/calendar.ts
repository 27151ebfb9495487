import { asMissing } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/calendar.ts'

/** A person's interviews at a secret address, which calendar programs read regularly. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { calendarFeeds } = context.get(callsContext).gateway
  const { content } = await calendarFeeds.readCalendar({ token }).catch(asMissing)
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
