import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { readBell } from '../../../parts/notifications/bell-data.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'

/** The state of the notification bell as JSON; `null` for people who have no bell. */
export const loader = async ({ context }: LoaderFunctionArgs) => Response.json(await readBell(context))

/**
 * A ticket for the page's real-time connection as JSON; `null` for visitors, who get no connection. `url` is null if
 * the broker has the same host as the page.
 */
export async function action({ context }: LoaderFunctionArgs) {
  if (!context.get(personContext)) return Response.json(null)
  try {
    const { url, ...ticket } = await context.get(callsContext).gateway.realtime.openRealtime({})
    const isOwn = new URL(url).host === new URL(context.get(siteContext).publicUrl).host
    return Response.json({ ...ticket, url: isOwn ? null : url })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status === 401) throw problem
    return Response.json({ later: true })
  }
}
