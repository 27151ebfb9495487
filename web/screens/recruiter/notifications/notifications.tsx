import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { doNotificationIntent, readPage } from '../../../parts/notifications/do-intent.ts'
import { NotificationList } from '../../../parts/notifications/notification-list.tsx'
import type { Route } from './+types/notifications.ts'

export const loader = (args: Route.LoaderArgs) => readPage(args)

export const action = (args: Route.ActionArgs) => doNotificationIntent(args, 'recruiter')

export function meta(): Route.MetaDescriptors {
  return [{ title: `${notificationPages.title} · Trampolim` }]
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationList side="recruiter" {...loaderData} />
}
