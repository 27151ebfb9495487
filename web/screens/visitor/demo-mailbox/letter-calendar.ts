import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { callsContext, siteContext } from '../../../platform/context.ts'

/** The calendar event attached to a letter, as the file that a mail program offers. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).demo) throw data(null, 404)
  try {
    const { calendar } = await context.get(callsContext).socialMedia.demo.readLetter({ id: params.id ?? '' })
    if (calendar === null) throw data(null, 404)
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="entrevista.ics"',
      },
    })
  } catch (problem) {
    if (refusalOf(problem)) throw data(null, 404)
    throw problem
  }
}
