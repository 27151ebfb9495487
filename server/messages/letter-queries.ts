import { sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import type { Tx } from '../platform/house.ts'
import { countsAsApproved, isTakenDown } from '../profiles/standing.ts'
import { ownJobName } from '../selection/queries.ts'

/** A message with the data that a letter about it needs. */
export type SentMessage = {
  threadId: string
  number: number
  lastNumber: number
  answeredTo: number
  byCandidate: boolean
  organizationId: string
  jobId: string
  createdBy: string | null
  jobName: string
  /** Null if the job hides it. */
  company: string | null
  candidateId: string
  candidate: string
}

/**
 * Finds a message that a person wrote and its readers can still see: not if a blocked candidate wrote it, nor for
 * recruiters if the job was deleted. Nobody is led to what a company wrote that is blocked now, nor to a thread that a
 * reviewer closed.
 */
export async function findSent(tx: Tx, messageId: string): Promise<SentMessage | undefined> {
  const { rows } = await sql<SentMessage>`
    select thread.id as "threadId", message.number, thread.last_number as "lastNumber", thread.answered_to as "answeredTo",
      message.by_candidate as "byCandidate", thread.organization_id as "organizationId", thread.job_id as "jobId",
      job.created_by as "createdBy", case when message.by_candidate then ${ownJobName} else candidacy.job_name end as "jobName",
      case when not coalesce(job.hide_contracting_company_name, false) then candidacy.company_name end as company,
      thread.professional_id as "candidateId", professional.name as candidate
    from message
    join message_thread as thread on thread.id = message.thread_id
    join candidacy on candidacy.id = thread.candidacy_id
    join professional on professional.account_id = thread.professional_id
    left join job on job.id = candidacy.job_id
    left join organization on organization.id = thread.organization_id
    where message.id = ${messageId} and not message.automatic and not candidacy.hidden and (job.id is not null or not message.by_candidate)
      and thread.stopped_at is null and (organization.id is null or not ${isTakenDown('organization')})
  `.execute(tx)
  return rows[0]
}

export type Addressee = { accountId: string; email: string; name: string }

/**
 * The addressees of a letter about a message: the candidate; or the recruiters who wrote in the thread, or else the one
 * who published the job, or else the one who has been with the organisation longest. Only recruiters who may see
 * candidates.
 */
export async function findAddressees(tx: Tx, sent: SentMessage): Promise<Addressee[]> {
  if (!sent.byCandidate) {
    const { rows } = await sql<Addressee>`
      select account.id as "accountId", account.email, professional.name
      from account join professional on professional.account_id = account.id where account.id = ${sent.candidateId}
    `.execute(tx)
    return rows
  }
  const { rows } = await sql<Addressee & { wrote: boolean; published: boolean }>`
    select account.id as "accountId", account.email, recruiter.name, recruiter.account_id = ${sent.createdBy} as published,
      exists (
        select from message where thread_id = ${sent.threadId} and author_id = recruiter.account_id and not automatic
      ) as wrote
    from recruiter join account on account.id = recruiter.account_id
    join organization on organization.id = recruiter.organization_id
    where recruiter.organization_id = ${sent.organizationId}
      and ${countsAsApproved('recruiter')} and ${isInForce('organization')}
    order by recruiter.joined_at nulls first, recruiter.account_id
  `.execute(tx)
  const writers = rows.filter(({ wrote }) => wrote)
  if (writers.length > 0) return writers
  const publisher = rows.find(({ published }) => published) ?? rows[0]
  return publisher ? [publisher] : []
}

type ReaderKey = { threadId: string; accountId: string }

/** Locks a reader's row until the transaction ends; creates it if they haven't read anything. */
export async function lockReader(tx: Tx, { threadId, accountId }: ReaderKey) {
  await tx
    .insertInto('message_reader')
    .values({ thread_id: threadId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['thread_id', 'account_id']).doNothing())
    .execute()
  return tx
    .selectFrom('message_reader')
    .select(['read_to as readTo', 'announced_to as announcedTo'])
    .where('thread_id', '=', threadId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Records up to which message a letter informed a reader. */
export async function markAnnounced(tx: Tx, { threadId, accountId, number }: ReaderKey & { number: number }) {
  await tx
    .updateTable('message_reader')
    .set({ announced_to: number })
    .where('thread_id', '=', threadId)
    .where('account_id', '=', accountId)
    .execute()
}
