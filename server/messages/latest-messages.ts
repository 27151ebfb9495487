import type { ChatMessage } from '@trampolim/contract/gateway/messages.ts'
import type { Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { sql } from 'kysely'
import { obstacleTo, readingEmployer } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { MessageRow } from './message-queries.ts'
import { presentMessage } from './present.ts'
import { findThreads, type Reader } from './thread-queries.ts'

type Whose = { accountId: string; side: Side }

/** A person as a reader of threads; undefined for a recruiter who may not read any at present. */
async function readerOf(house: House, { accountId, side }: Whose): Promise<Reader | undefined> {
  if (side === 'candidate') return { side, accountId }
  const employer = await readingEmployer(house, accountId)
  const { organizationId } = employer
  if (organizationId === null || obstacleTo(employer, 'select-candidates')) return undefined
  return { side: 'company', accountId, organizationId }
}

/** The latest messages in all threads that a person can read, in the order of their ids. */
export async function listLatestMessages(
  house: House,
  { after, most, ...whose }: Whose & { after: string | null; most: number },
): Promise<ChatMessage[]> {
  const reader = await readerOf(house, whose)
  if (!reader) return []
  const { rows } = await sql<MessageRow>`
    select message.id, message.thread_id as "threadId", message.number, message.by_candidate as "byCandidate",
      message.author_id as "authorId", message.author_name as "authorName", message.text, message.created_at as "createdAt",
      message.automatic
    from message join message_thread as thread on thread.id = message.thread_id ${readable(reader)}
      and (${after}::text is null or message.id < ${after}::text)
    order by message.id desc limit ${most}
  `.execute(house.database)
  if (rows.length === 0) return []
  const threadIds = [...new Set(rows.map(({ threadId }) => threadId))]
  const threads = await findThreads(house.database, reader, { threadIds })
  const byId = new Map(threads.map((thread) => [thread.threadId, thread]))
  return rows.flatMap((row) => {
    const thread = byId.get(row.threadId)
    return thread ? [presentMessage(row, { thread, reader })] : []
  })
}

/** The number of messages that a person hasn't read, in all threads that they can read. */
export async function countUnreadMessages(house: House, whose: Whose): Promise<number> {
  const reader = await readerOf(house, whose)
  if (!reader) return 0
  const byOther = reader.side === 'candidate' ? sql`not message.by_candidate` : sql`message.by_candidate`
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from message_thread as thread
    join message on message.thread_id = thread.id and ${byOther} and message.number > ${readTo(reader)}
    ${readable(reader)} and ${hasUnread(reader)}
  `.execute(house.database)
  return rows[0]?.count ?? 0
}

/** An SQL expression for the number of threads with unread messages that a person can read; it counts up to `most`. */
export async function unreadThreads(house: House, { most, ...whose }: Whose & { most: number }) {
  const reader = await readerOf(house, whose)
  if (!reader) return sql<number>`0`
  return sql<number>`(
    select count(*)::integer from (
      select from message_thread as thread ${readable(reader)} and ${hasUnread(reader)} limit ${most}
    ) as unread
  )`
}

/** The condition for threads that a reader can read. */
const readable = ({ side, accountId, organizationId }: Reader) =>
  side === 'candidate'
    ? sql`where thread.professional_id = ${accountId}`
    : sql`join candidacy on candidacy.id = thread.candidacy_id
        where thread.organization_id = ${organizationId} and candidacy.job_id is not null and not candidacy.hidden`

/**
 * The number of the message up to which a reader has read a thread. A thread that one recruiter answered counts as read
 * by all recruiters up to there.
 */
function readTo({ side, accountId }: Reader) {
  const own = sql`coalesce((
    select read_to from message_reader where thread_id = thread.id and account_id = ${accountId}
  ), 0)`
  return side === 'candidate' ? own : sql`greatest(${own}, thread.answered_to)`
}

/**
 * Whether the other side of a thread wrote something that a reader hasn't read; for recruiters an index supports part
 * of the condition.
 */
const hasUnread = (reader: Reader) =>
  reader.side === 'candidate'
    ? sql`thread.last_by_company > ${readTo(reader)}`
    : sql`thread.last_by_candidate > thread.answered_to and thread.last_by_candidate > ${readTo(reader)}`
