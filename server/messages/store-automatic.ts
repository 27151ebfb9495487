import { sql } from 'kysely'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { unseal } from '../platform/tokens.ts'
import { holdCandidacies, holdThreads, storeMessages } from './message-queries.ts'

type Sent = { id: string; candidacyId: string; writerId: string | null; sealedText: string; sent: Date }

/**
 * Adds an organisation's automatic response to the thread of a candidacy, even if the thread is closed, since the
 * response may say why. No separate letter announces it, since it accompanies one.
 */
export async function storeAutomatic(
  tx: Tx,
  { configuration: { secret } }: House,
  { id, candidacyId, writerId, sealedText, sent }: Sent,
) {
  const text = unseal(secret, sealedText)
  const found = await findThreadOf(tx, { candidacyId, writerId })
  if (text === null || !found) return
  const { candidateId, jobId, organizationId, writer } = found
  if (!(await holdCandidacies(tx, [{ candidateId, candidacyId }])).has(candidacyId)) return
  const [thread] = await holdThreads(tx, [{ id, candidacyId, candidateId, jobId, organizationId, now: sent }])
  if (!thread) return
  await storeMessages(tx, [
    {
      ...{ id, threadId: thread.id, number: thread.lastNumber + 1, clientId: undefined, byCandidate: false },
      ...{ authorId: writer === null || writerId === null ? organizationId : writerId, authorName: writer ?? '' },
      ...{ text, createdAt: sent, automatic: true },
    },
  ])
  await record(tx, {
    ...{ type: 'message.sent', payload: { threadId: thread.id, messageId: id } },
    now: sent,
  })
}

type Thread = {
  candidateId: string
  jobId: string
  organizationId: string
  /** Who wrote the response, if they are still with the organisation. */
  writer: string | null
}

async function findThreadOf(
  tx: Tx,
  { candidacyId, writerId }: { candidacyId: string; writerId: string | null },
): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select candidacy.professional_id as "candidateId", job.id as "jobId", job.organization_id as "organizationId",
      recruiter.name as writer
    from candidacy join job on job.id = candidacy.job_id
    left join recruiter on recruiter.account_id = ${writerId} and recruiter.organization_id = job.organization_id
    where candidacy.id = ${candidacyId}
  `.execute(tx)
  return rows[0]
}
