import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { href } from '../../platform/href.ts'

/** The page of all notifications. */
export const notificationsPath = (side: Side, after?: string | null) =>
  href(side === 'candidate' ? '/notifications' : '/recruiter/notifications', {}, { after: after ?? null })

/** The tab on which preferences are chosen. */
export const preferencesPath = (side: Side) =>
  href(side === 'candidate' ? '/profile' : '/recruiter/profile', {}, { tab: 'notifications' })
