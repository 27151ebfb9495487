import type { NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'

/** The intent of the form of preferences. */
export const preferencesIntent = 'save-preferences'

/** The names of a kind's fields. */
export const inAppField = (kind: NotificationKind) => `inApp.${kind}`
export const mailField = (kind: NotificationKind) => `mail.${kind}`
