import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import { longestMessage } from '@trampolim/marketplace/messages/threads.ts'
import { recordAll } from '../platform/events/record-all.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import {
  findByClientId,
  holdCandidacies,
  holdThreads,
  type MessageRow,
  type NewThread,
  storeMessages,
} from './message-queries.ts'
import { closingFor } from './present.ts'
import type { Reader, ThreadRow } from './thread-queries.ts'

type Sending = {
  rows: readonly ThreadRow[]
  reader: Reader
  authorName: string
  /** The text for each thread, tidied. */
  textFor: (row: ThreadRow) => string
  /** The author's own id of the messages; sending again with the same id changes nothing. */
  clientId?: string | undefined
}

type Outcome = { row: ThreadRow; sent: MessageRow } | { row: ThreadRow; refused: RefusalCode }
type Open = { row: ThreadRow; candidacyId: string; jobId: string; organizationId: string; isClosed: boolean }

/**
 * Writes a message in each of these threads, in a fixed number of statements. Candidates who can't be written to are
 * returned with the reason: thread_not_found, thread_closed, message_changed if another text was sent with the same client
 * id, or message_too_long if names made it so.
 */
export async function sendToAll(tx: Tx, { now }: Pick<House, 'now'>, sending: Sending): Promise<Outcome[]> {
  const { rows, reader, authorName, textFor, clientId } = sending
  const moment = now()
  const held = await holdCandidacies(tx, rows)
  const judged = rows.map((row) => judge(row, { held, reader, now: moment }))
  const open = judged.flatMap((each) => ('refused' in each ? [] : [each]))
  const threads = new Map((await hold(tx, open, moment)).map((thread) => [thread.candidacyId, thread]))
  const threadIds = [...threads.values()].map(({ id }) => id)
  const before = clientId && threadIds.length > 0 ? { threadIds, authorId: reader.accountId, clientId } : null
  const sentBefore = new Map((before ? await findByClientId(tx, before) : []).map((sent) => [sent.threadId, sent]))
  const fresh: MessageRow[] = []
  const outcomes = judged.map((each): Outcome => {
    if ('refused' in each) return each
    const { row, isClosed } = each
    const thread = threads.get(row.candidacyId)
    if (!thread) return { row, refused: 'thread_not_found' }
    const text = textFor(row)
    const sent = sentBefore.get(thread.id)
    if (sent) return sent.text === text ? { row, sent } : { row, refused: 'message_changed' }
    if (isClosed) return { row, refused: 'thread_closed' }
    if (text.length > longestMessage) return { row, refused: 'message_too_long' }
    const message: MessageRow = {
      ...{ id: newId(moment), threadId: thread.id, number: thread.lastNumber + 1, createdAt: moment, automatic: false },
      ...{ byCandidate: reader.side === 'candidate', authorId: reader.accountId, authorName, text },
    }
    fresh.push(message)
    return { row, sent: message }
  })
  await storeMessages(
    tx,
    fresh.map((message) => ({ ...message, clientId })),
  )
  const payloads = fresh.map(({ id, threadId }) => ({ threadId, messageId: id }))
  await recordAll(tx, { type: 'message.sent', payloads, actorId: reader.accountId, now: moment })
  return outcomes
}

type Judging = { held: ReadonlySet<string>; reader: Reader; now: Date }

/**
 * Whether there is a thread to write in. A closed thread is accepted too, since a message that was sent before it
 * closed is answered as sent.
 */
function judge(row: ThreadRow, { held, reader, now }: Judging): Open | { row: ThreadRow; refused: RefusalCode } {
  const { candidacyId, jobId, organizationId } = row
  if (!held.has(candidacyId)) return { row, refused: 'thread_not_found' }
  const isClosed = closingFor(row, { reader, now }) !== null
  if (jobId === null || organizationId === null || (isClosed && row.threadId === null)) {
    return { row, refused: 'thread_closed' }
  }
  return { row, candidacyId, jobId, organizationId, isClosed }
}

async function hold(tx: Tx, open: readonly Open[], now: Date) {
  if (open.length === 0) return []
  const threads = open.map(
    ({ row: { candidateId }, candidacyId, jobId, organizationId }): NewThread => ({
      ...{ id: newId(now), candidacyId, candidateId, jobId, organizationId, now },
    }),
  )
  return holdThreads(tx, threads)
}
