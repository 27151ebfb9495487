import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { callsContext } from '../../platform/context.ts'
import { notificationsPath } from './paths.ts'

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
  return { items: items.flatMap((item) => ('id' in item ? item : [])), next, after, now: new Date().toISOString() }
}

/** Marks a notification as read and leads to its thing, or marks all. What is gone leads back to the list. */
export async function doNotificationIntent({ request, context }: ActionFunctionArgs, side: Side) {
  const { notifications } = context.get(callsContext).gateway
  const id = (await request.formData()).get('id')
  if (id === null) {
    await notifications.readNotifications({})
    return redirect(notificationsPath(side))
  }
  try {
    return redirect((await notifications.readNotification({ id: String(id) })).leadsTo)
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    return redirect(notificationsPath(side))
  }
}
