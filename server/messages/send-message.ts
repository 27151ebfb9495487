import type { ChatMessage } from '@trampolim/contract/gateway/messages.ts'
import { tidyMessage } from '@trampolim/marketplace/messages/threads.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { memberOf } from '../organizations/policy.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { findByClientId, holdCandidacy, holdThread, storeMessage } from './message-queries.ts'
import { closingFor, presentMessage } from './present.ts'
import { findThreads, type Reader, type ThreadRow } from './thread-queries.ts'

/** What somebody writes; `clientId`: their name for it, by which sending again changes nothing. */
type Words = { message: string; clientId?: string | undefined }

/**
 * Sends a candidate's message to the recruiters of a job, by the job or an existing thread. @throws thread_not_found,
 * thread_closed, message_changed
 */
export async function sendToJob(
  house: House,
  {
    professionalId,
    message,
    clientId,
    ...to
  }: { professionalId: string } & ({ jobId: string } | { threadId: string }) & Words,
): Promise<ChatMessage> {
  const reader: Reader = { side: 'candidate', accountId: professionalId }
  const which = 'threadId' in to ? to : { jobId: to.jobId, candidateId: professionalId }
  return house.database.transaction().execute(async (tx) => {
    const [row] = await findThreads(tx, reader, which)
    if (!row) return refuse('thread_not_found')
    return send(tx, house, { row, reader, authorName: row.candidate, message, clientId })
  })
}

/**
 * Sends a recruiter's message to a candidate of a job. @throws job_not_found, thread_not_found, thread_closed,
 * message_changed, profile_not_approved, organization_not_approved
 */
export async function sendToCandidate(
  house: House,
  { recruiterId, jobId, candidateId, ...words }: { recruiterId: string; jobId: string; candidateId: string } & Words,
): Promise<ChatMessage> {
  return house.database.transaction().execute(async (tx) => {
    const { organizationId } = await hiringJobFor(tx, { recruiterId, jobId })
    const { name: authorName } = await memberOf(tx, recruiterId)
    const reader: Reader = { side: 'company', accountId: recruiterId, organizationId }
    const [row] = await findThreads(tx, reader, { jobId, candidateId })
    if (!row) return refuse('thread_not_found')
    return send(tx, house, { row, reader, authorName, ...words })
  })
}

async function send(
  tx: Tx,
  { now }: House,
  { row, reader, authorName, message, clientId }: { row: ThreadRow; reader: Reader; authorName: string } & Words,
): Promise<ChatMessage> {
  const { candidacyId, candidateId, jobId, organizationId } = row
  if (!(await holdCandidacy(tx, { candidateId, candidacyId }))) return refuse('thread_not_found')
  const moment = now()
  const text = tidyMessage(message)
  // What was sent before it closed is answered as sent.
  const closed = closingFor(row, { reader, now: moment })
  if (jobId === null || organizationId === null || (closed && row.threadId === null)) return refuse('thread_closed')
  const thread = await holdThread(tx, {
    ...{ id: newId(moment), candidacyId, candidateId, jobId, organizationId, now: moment },
  })
  const authorId = reader.accountId
  const sent = clientId && (await findByClientId(tx, { threadId: thread.id, authorId, clientId }))
  if (sent && sent.text !== text) return refuse('message_changed')
  if (sent) return presentMessage(sent, { thread: row, reader })
  if (closed) return refuse('thread_closed')
  const stored = await storeMessage(tx, {
    ...{ id: newId(moment), threadId: thread.id, number: thread.lastNumber + 1, clientId },
    ...{ byCandidate: reader.side === 'candidate', authorId, authorName, text, createdAt: moment, automatic: false },
  })
  await record(tx, {
    ...{ type: 'message.sent', payload: { threadId: thread.id, messageId: stored.id } },
    ...{ actorId: authorId, now: moment },
  })
  return presentMessage(stored, { thread: row, reader })
}
