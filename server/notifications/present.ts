import type { Notification } from '@trampolim/contract/gateway/notifications.ts'
import { asksForAnswer, kindOf, type Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { leadsTo } from '@trampolim/marketplace/notifications/leads-to.ts'
import { speakNotification, speakSettled } from '@trampolim/phrases/pt-br/speak-notification.ts'
import type { NotificationRow } from './queries.ts'

/** Presents a notification to one of its readers. */
export function presentNotification(
  row: NotificationRow,
  { accountId, side }: { accountId: string; side: Side },
): Notification {
  const created = row.createdAt.toISOString()
  return {
    id: row.id,
    type: row.type,
    ids: { threadId: row.candidacyId, destinationIds: [{ id: accountId, read: row.readAt !== null }] },
    message: {
      type: 'notification',
      jobName: row.jobName,
      notification: {
        priority: kindOf(row.kind).priority,
        type: row.kind,
        text: textOf(row),
      },
    },
    created,
    modified: created,
    leadsTo: leadsTo(row.kind, { ...row, side, cvId: cvIdOf(row) }),
    asks: row.open && asksForAnswer(row.kind, row.variant),
  }
}

/** What a notification says now: an answer that is no longer due isn't asked for again. */
export function textOf(row: NotificationRow): string {
  return asksForAnswer(row.kind, row.variant) && !row.open ? speakSettled(row) : speakNotification(row)
}

/** The curriculum to which it links: that of its candidacy, or one stored with the notification. */
export function cvIdOf({ cvId, facts }: NotificationRow): string | null {
  return cvId ?? (typeof facts.cvId === 'string' ? facts.cvId : null)
}
