import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** The person whose session it is at a moment; null if it has ended. */
export async function ownerOfSession(
  database: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<{ accountId: string } | null> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from session where id = ${sessionId} and expires_at > ${now}
  `.execute(database)
  return rows[0] ?? null
}

/** Those of these sessions that still exist. */
export async function lastingSessions(
  database: Database,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from session where id = any(${[...sessionIds]}) and expires_at > ${now}
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** The sender and the receivers of a message. */
export async function findMessage(tx: Tx, messageId: string) {
  const { rows } = await sql<{ threadId: string; jobId: string; candidateId: string; organizationId: string }>`
    select thread.id as "threadId", thread.job_id as "jobId", thread.professional_id as "candidateId",
      thread.organization_id as "organizationId"
    from message join message_thread as thread on thread.id = message.thread_id where message.id = ${messageId}
  `.execute(tx)
  return rows[0]
}

/** The people whom an invitation concerns. The organisation is null once the job was deleted. */
export async function findInvited(tx: Tx, invitationId: string) {
  const { rows } = await sql<{
    jobId: string | null
    candidateId: string
    organizationId: string | null
    status: string
  }>`
    select invitation.job_id as "jobId", invitation.professional_id as "candidateId",
      job.organization_id as "organizationId", invitation.status
    from invitation left join job on job.id = invitation.job_id where invitation.id = ${invitationId}
  `.execute(tx)
  return rows[0]
}

/** The job of a candidacy, with its organisation and candidate. */
export async function findJobOfCandidacy(tx: Tx, candidacyId: string) {
  const { rows } = await sql<{ jobId: string; organizationId: string }>`
    select job.id as "jobId", job.organization_id as "organizationId"
    from candidacy join job on job.id = candidacy.job_id where candidacy.id = ${candidacyId}
  `.execute(tx)
  return rows[0]
}

/** The candidate of a candidacy. */
export async function findCandidateOf(tx: Tx, candidacyId: string) {
  const { rows } = await sql<{ candidateId: string; jobId: string | null }>`
    select professional_id as "candidateId", job_id as "jobId" from candidacy where id = ${candidacyId}
  `.execute(tx)
  return rows[0]
}
