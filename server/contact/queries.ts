import type { ContactKind } from '@trampolim/marketplace/contact/messages.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

export type NewContact = {
  id: string
  kind: ContactKind
  name: string
  email: string
  message: string
  accountId: string | null
  jobId: string | null
  page: string
  errorId: string
  fingerprint: string
  sent: Date
  due: Date
}

/** Stores a message with its job's name, as its sender reads it, and company; false if it is already stored. */
export async function storeContact(tx: Tx, contact: NewContact): Promise<boolean> {
  const { id, kind, name, email, message, accountId, jobId, page, errorId, fingerprint, sent, due } = contact
  const { rows } = await sql`
    insert into contact_message (
      id, kind, name, email, message, account_id, job_id, job_name, company_name, page, error_id, fingerprint, sent_at, due_at
    )
    select ${id}, ${kind}, ${name}, ${email}, ${message}, ${accountId}, job.id,
      coalesce(job.shown ->> 'job_name', job.job_name),
      coalesce(organization.company_name, organization.official_name), ${page}, ${errorId}, ${fingerprint}, ${sent}, ${due}
    from (select ${jobId}::text as id) as asked
    left join job on job.id = asked.id
    left join organization on organization.id = job.organization_id
    on conflict (fingerprint) do nothing
    returning id
  `.execute(tx)
  return rows.length > 0
}

export type ContactRow = {
  id: string
  kind: ContactKind
  name: string
  email: string
  message: string
  signedIn: boolean
  jobId: string | null
  jobName: string | null
  company: string | null
  page: string
  errorId: string
  sent: Date
  due: Date
  answer: string | null
  answered: Date | null
}

/**
 * Where a message is answered: whoever sent it while signed in may have changed their address since, or got one by
 * completing a registration.
 */
const emailNow = sql<string>`coalesce((
  select account.email from account
  where account.id = contact_message.account_id and account.role <> 'professional:registration:incomplete'
), contact_message.email)`

/**
 * Returns a page of messages: first the open ones, the earliest deadline first, then the answered ones, the latest
 * first.
 */
export async function findContacts(
  database: Database,
  { page, size }: { page: number; size: number },
): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select id, kind, name, ${emailNow} as email, message, account_id is not null as "signedIn", job_id as "jobId", job_name as "jobName",
      company_name as company, page, error_id as "errorId", sent_at as sent, due_at as due, answer, answered_at as answered
    from contact_message
    order by answered_at desc nulls first, case when answered_at is null then due_at end, id
    limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}

/** Counts all messages, the unanswered ones, and those that are overdue. */
export async function countContacts(database: Database, now: Date) {
  const { rows } = await sql<{ total: number; open: number; overdue: number }>`
    select count(*)::int as total, (count(*) filter (where answered_at is null))::int as open,
      (count(*) filter (where answered_at is null and due_at < ${now}))::int as overdue
    from contact_message
  `.execute(database)
  return rows[0] ?? { total: 0, open: 0, overdue: 0 }
}

/** Locks a message until the transaction ends. */
export async function lockContact(tx: Tx, id: string) {
  return tx
    .selectFrom('contact_message')
    .select([
      'name',
      emailNow.as('email'),
      'kind',
      'message',
      'account_id as accountId',
      'job_id as jobId',
      'answered_at as answeredAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function writeContactAnswer(
  tx: Tx,
  { id, answer, by, now }: { id: string; answer: string; by: string; now: Date },
) {
  await tx
    .updateTable('contact_message')
    .set({ answer, answered_by: by, answered_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes messages that were answered before a moment, and returns their ids. */
export async function deleteContacts(
  tx: Tx,
  { answeredBefore, most }: { answeredBefore: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from contact_message where id in (
      select id from contact_message where answered_at < ${answeredBefore} limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whose messages: accounts, and the addresses that they have. */
export type ContactsOf = { accountIds: readonly string[]; emails: readonly string[] }

/** Deletes the messages that people sent while signed in, or as visitors from their address, and returns their ids. */
export async function deleteContactsOf(tx: Tx, { accountIds, emails }: ContactsOf): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from contact_message
    where account_id = any(${accountIds}::text[]) or account_id is null and email = any(${emails}::text[])
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
