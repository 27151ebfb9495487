import { isLetterDue, minutesUntilLetter } from '@trampolim/marketplace/messages/threads.ts'
import { z } from 'zod'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { findAddressees, findSent, lockReader, markAnnounced } from './letter-queries.ts'

/** Informs the readers who still haven't read a message by then. */
export const tellReadersWork: Work<{ messageId: string }> = {
  name: 'tell-of-message',
  payload: z.strictObject({ messageId: z.string() }),
}

/** Queues the letter about a message in case it stays unread. */
export async function askForLetter(tx: Tx, { messageId, sent }: { messageId: string; sent: Date }) {
  const runAt = new Date(sent.getTime() + minutesUntilLetter * 60_000)
  await enqueue(tx, tellReadersWork, { payload: { messageId }, key: `tell-of-message ${messageId}`, runAt })
}

/**
 * Writes to each reader who hasn't read a message, unless a letter has announced messages in the thread since they last
 * read it. The reader's row is locked and records the letter, so that nobody gets two.
 */
export async function tellReaders(
  { database, configuration: { secret }, now }: House,
  { messageId }: { messageId: string },
) {
  await database.transaction().execute(async (tx) => {
    const sent = await findSent(tx, messageId)
    if (!sent) return
    for (const { accountId, email, name } of await findAddressees(tx, sent)) {
      const { readTo, announcedTo } = await lockReader(tx, { threadId: sent.threadId, accountId })
      const seen = sent.byCandidate ? Math.max(readTo, sent.answeredTo) : readTo
      if (!isLetterDue({ message: sent.number, readTo: seen, announcedTo })) continue
      await markAnnounced(tx, { threadId: sent.threadId, accountId, number: sent.lastNumber })
      const { byCandidate, candidate, candidateId, jobId, jobName, company } = sent
      const values = {
        name: firstName(name),
        jobName,
        from: byCandidate ? candidate : company,
        path: byCandidate ? `/recruiter/messages?job=${jobId}&candidate=${candidateId}` : `/messages/${jobId}`,
      }
      await queueLetter(tx, { secret, id: newId(now()), to: email, template: 'unread-messages', values })
    }
  })
}
