import type { ChatMessage } from '@trampolim/contract/gateway/messages.ts'
import type { Notification } from '@trampolim/contract/gateway/notifications.ts'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { chatType, type GeneralType, generalTypes, type Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { countUnreadMessages, listLatestMessages, unreadThreads } from '../messages/latest-messages.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { presentNotification } from './present.ts'
import {
  countUnread,
  findBell,
  findDue,
  findNotification,
  findNotifications,
  type MailDue,
  markRead,
} from './queries.ts'

/** A reader of notifications; `side` is null for reviewers, who have none. */
export type Reader = { accountId: string; side: Side | null }

/** How many notifications the frame of a page shows. */
const inBell = 4
const inSummary = 5
/** Threads with unread messages are counted up to this number. */
const mostThreads = 100

/** The side of a signed-in person. */
export function sideOf(role: Role): Side | null {
  if (role === 'user:recruiter') return 'recruiter'
  return role === 'user:reviewer' ? null : 'candidate'
}

type Asked = { type: readonly (GeneralType | typeof chatType)[]; limit: number; after?: string | undefined }

/** A page of notifications and messages together, latest first; the ids of both sort by time. */
export async function listNotifications(house: House, { accountId, side, type, limit, after }: Reader & Asked) {
  if (side === null) return { items: [], next: null }
  const types = type.length > 0 ? generalTypes.filter((each) => type.includes(each)) : generalTypes
  const part = { accountId, after: after ?? null, most: limit + 1 }
  const [rows, messages] = await Promise.all([
    types.length > 0 ? findNotifications(house.database, { ...part, types }) : [],
    type.includes(chatType) ? listLatestMessages(house, { ...part, side }) : [],
  ])
  const items = [...rows.map((row) => presentNotification(row, { accountId, side })), ...messages]
    .toSorted((one, other) => (idOf(one) < idOf(other) ? 1 : -1))
    .slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length + messages.length > limit && last ? idOf(last) : null }
}

const idOf = (item: Notification | ChatMessage) => ('id' in item ? item.id : item.ids.id)

/** The number of unread ones of these types; of all types if none are given. */
export async function countNotifications(
  house: House,
  { accountId, side, types }: Reader & { types: readonly (GeneralType | typeof chatType)[] },
) {
  const asked = types.length > 0 ? [...new Set(types)] : [...generalTypes, chatType]
  const [general, messages] = await Promise.all([
    countUnread(house.database, accountId),
    side !== null && asked.includes(chatType) ? countUnreadMessages(house, { accountId, side }) : 0,
  ])
  const counted = asked.map((type) => ({
    type,
    count: type === chatType ? messages : (general.find((each) => each.type === type)?.count ?? 0),
  }))
  return { count: counted.reduce((sum, { count }) => sum + count, 0), types: counted }
}

/** The data for the notification bell in the frame of a page. */
export async function readBell(house: House, { accountId, side }: Reader) {
  if (side === null) return { items: [], unread: 0, threads: 0 }
  const { unread, threads, latest } = await findBell(house.database, {
    ...{ accountId, most: inBell },
    threads: await unreadThreads(house, { accountId, side, most: mostThreads }),
  })
  return { unread, threads, items: latest.map((row) => presentNotification(row, { accountId, side })) }
}

/** Marks a notification as read. @throws notification_not_found */
export async function readNotification({ database, now }: House, { accountId, side, id }: Reader & { id: string }) {
  const row = side === null ? undefined : await findNotification(database, { accountId, id })
  if (!row || side === null) return refuse('notification_not_found')
  await markRead(database, { accountId, id, now: now() })
  return { done: true as const, leadsTo: presentNotification(row, { accountId, side }).leadsTo }
}

/** Marks all notifications of a reader as read. */
export async function readNotifications({ database, now }: House, { accountId }: Reader) {
  await markRead(database, { accountId, now: now() })
}

/** Reads what awaits a person's next summary letters. */
export async function readSummaries(house: House, reader: Reader) {
  const [daily, weekly] = await Promise.all([summaryOf(house, reader, 'daily'), summaryOf(house, reader, 'weekly')])
  return { daily, weekly }
}

async function summaryOf({ database }: House, { accountId, side }: Reader, due: MailDue) {
  const rows = side === null ? [] : await findDue(database, { accountId, due })
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, { length: count }]) => ({ kind, count }))
  const items = rows
    .slice(0, inSummary)
    .map((row) => presentNotification(row, { accountId, side: side ?? 'candidate' }))
  return { kinds, items }
}
