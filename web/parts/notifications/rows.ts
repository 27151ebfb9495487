import type { Notification } from '@trampolim/contract/gateway/notifications.ts'
import type { NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { notificationPages } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shortDayText } from '../dates.ts'

const t = speak(notificationPages)
const timeZone = 'America/Sao_Paulo'
const timeText = dayFormat({ hour: '2-digit', minute: '2-digit', timeZone })

/** A notification as a row; equal ones on the same day are combined. */
export type NotificationRow = {
  kind: NotificationKind
  /** The notification that it opens, and the equal unread ones that are marked as read with it. */
  id: string
  others: readonly string[]
  title: string
  text: string
  when: string
  created: string
  count: number
  unread: boolean
  /** Whether an answer is due, and the text of its button. */
  asks: boolean
  act: string
}

export type NotificationDays = { name: keyof (typeof notificationPages)['days']; rows: NotificationRow[] }

/** A page of notifications by day, the latest first, and the one whose answer is most urgent. Server only. */
export function rowsOf(items: readonly Notification[], { now, isFirst }: { now: Date; isFirst: boolean }) {
  const urgent = isFirst ? items.find((item) => item.asks && !isRead(item)) : undefined
  const byDays = Map.groupBy(
    items.filter((item) => item !== urgent),
    ({ created }) => daysName(created, now),
  )
  return {
    urgent: urgent ? rowOf([urgent], now) : null,
    days: [...byDays].map(([name, ofDays]): NotificationDays => {
      const equal = Map.groupBy(ofDays, ({ message }) => message.notification.text)
      return { name, rows: [...equal.values()].map((same) => rowOf(same, now)) }
    }),
    hasUnread: items.some((item) => !isRead(item)),
  }
}

const isRead = ({ ids }: Notification) => ids.destinationIds.every(({ read }) => read)

function rowOf(same: readonly Notification[], now: Date): NotificationRow {
  const [latest, ...earlier] = same as [Notification, ...Notification[]]
  const { type: kind, text } = latest.message.notification
  const unread = same.some((item) => !isRead(item))
  const asks = latest.asks && unread
  const isOfToday = ['today', 'yesterday'].includes(daysName(latest.created, now))
  return {
    ...{ kind, id: latest.id, created: latest.created, count: same.length, unread, asks },
    others: earlier.filter((item) => !isRead(item)).map(({ id }) => id),
    ...inTwo(text, latest.message.jobName),
    when: isOfToday ? timeText(new Date(latest.created)) : shortDayText(latest.created),
    act:
      asks && kind in notificationPages.answer
        ? t(`answer.${kind as keyof typeof notificationPages.answer}`)
        : t(`see.${seen(latest)}`),
  }
}

/** The kind of notification whose link says where this one leads. */
function seen({ message, leadsTo }: Notification): NotificationKind {
  const kind = message.notification.type
  // What becomes of times that are over is read at the candidacy.
  if (kind === 'interview' && leadsTo === '/selective-process') return 'moved'
  // Of a person who is gone the job is left.
  return kind === 'hireAnswer' && leadsTo.endsWith('/selective-process') ? 'jobEnded' : kind
}

/** A notification's text split into a title and the rest: the job, or the second sentence. */
export function inTwo(text: string, jobName: string | null): { title: string; text: string } {
  const at = jobName ? text.lastIndexOf(`: ${jobName}`) : -1
  const [title, rest] =
    at > 0 ? [text.slice(0, at), text.slice(at + 2)] : (text.match(/^(.+?[.!?])\s+(.+)$/s)?.slice(1) ?? [text, ''])
  return { title: (title ?? text).replace(/\. Vaga$/, '').replace(/\.$/, ''), text: (rest ?? '').replace(/\.$/, '') }
}

function daysName(created: string, now: Date): NotificationDays['name'] {
  const [day, today] = [dayOf(new Date(created), timeZone), dayOf(now, timeZone)]
  if (day === today) return 'today'
  if (day === addDays(today, -1)) return 'yesterday'
  return day > addDays(today, -7) ? 'week' : 'before'
}
