import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { readBell } from '../../../parts/notifications/bell-data.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'

/** What the bell of the frame shows, as JSON; `null` for whoever has none. */
export const loader = async ({ context }: LoaderFunctionArgs) => Response.json(await readBell(context))

/**
 * A ticket for the page's real-time connection, as JSON; `null` for visitors, who get none. `url` is null where the broker
 * is at the page's own address, by whatever name the browser knows it.
 */
export async function action({ context }: LoaderFunctionArgs) {
  if (!context.get(personContext)) return Response.json(null)
  try {
    const { url, ...ticket } = await context.get(callsContext).gateway.realtime.openRealtime({})
    const isOwn = new URL(url).host === new URL(context.get(placeContext).publicUrl).host
    return Response.json({ ...ticket, url: isOwn ? null : url })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status === 401) throw problem
    return Response.json({ later: true })
  }
}
