import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { callsContext } from '../../platform/context.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { notificationsPath } from './paths.ts'
import { rowsOf } from './rows.ts'

/** How many notifications a page has. */
const perPage = 20
const isId = /^[0-9a-f]{24}$/

/** A page of notifications. Server only. */
export async function readPage({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('after')
  const after = asked !== null && isId.test(asked) ? asked : null
  const { notifications } = context.get(callsContext).gateway
  const { items, next } = await notifications.listNotifications({
    ...{ type: ['0', '1', '2', '3'], limit: perPage },
    ...(after && { after }),
  })
  const shown = items.flatMap((item) => ('id' in item ? item : []))
  return { ...rowsOf(shown, { now: new Date(), isFirst: after === null }), next, after }
}

/**
 * Marks a notification as read, together with equal ones, and redirects to its subject; or marks all as read. If the
 * subject was deleted, it redirects to the list. Server only.
 */
export async function doNotificationIntent({ request, context }: ActionFunctionArgs, side: Side) {
  const { notifications } = context.get(callsContext).gateway
  const form = await request.formData()
  const id = form.get('id')
  if (id === null) {
    await notifications.readNotifications({})
    return redirect(notificationsPath(side))
  }
  const others = form.getAll('other').slice(0, perPage).map(String)
  try {
    await Promise.all(others.map((other) => notifications.readNotification({ id: other })))
    return redirect((await notifications.readNotification({ id: String(id) })).leadsTo)
  } catch (problem) {
    shownRefusal(problem)
    return redirect(notificationsPath(side))
  }
}
