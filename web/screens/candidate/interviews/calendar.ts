import { asMissing } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/calendar.ts'

/** One of the candidate's own interviews as a calendar file. */
export async function loader({ params: { interviewId }, context }: Route.LoaderArgs) {
  const { interviews } = context.get(callsContext).gateway
  const { content } = await interviews.readInterviewCalendar({ id: interviewId }).catch(asMissing)
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="entrevista.ics"',
    },
  })
}
