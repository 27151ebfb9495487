import { asMissing } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/calendar.ts'

/** A notice as a calendar file. */
export async function loader({ params: { noticeId }, context }: Route.LoaderArgs) {
  const { notices } = context.get(callsContext).gateway
  const { content } = await notices.readNoticeCalendar({ id: noticeId }).catch(asMissing)
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="classificado.ics"',
    },
  })
}
