import type { ChatMessage } from '@trampolim/contract/gateway/messages.ts'
import { tidyMessage } from '@trampolim/marketplace/messages/threads.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { memberOf } from '../organizations/policy.ts'
import type { House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { presentMessage } from './present.ts'
import { sendToAll } from './send-to-all.ts'
import { findThreads, type Reader, type ThreadRow } from './thread-queries.ts'

/** What a person sends. `clientId`: their own id of the message; sending it again with the same id changes nothing. */
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
  house: House,
  { row, reader, message, ...rest }: { row: ThreadRow; reader: Reader; authorName: string } & Words,
): Promise<ChatMessage> {
  const text = tidyMessage(message)
  const [outcome] = await sendToAll(tx, house, { rows: [row], reader, textFor: () => text, ...rest })
  if (!outcome || 'refused' in outcome) return refuse(outcome?.refused ?? 'thread_not_found')
  return presentMessage(outcome.sent, { thread: row, reader })
}
