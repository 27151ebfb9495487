import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { MailDue } from './queries.ts'

/**
 * The last person of the next part, by account, with notifications that await a letter; undefined if there are none
 * left.
 */
export async function lastOfPart(
  database: Database,
  { due, after, most }: { due: MailDue; after: string; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(account_id) as last from (
      select distinct account_id from notification_reader where mail_due = ${due} and account_id > ${after}
      order by account_id limit ${most}
    ) as part
  `.execute(database)
  return rows[0]?.last ?? undefined
}

/**
 * The next person of a part, after the given one, with notifications that await a letter. Starting there avoids
 * scanning the people whose letters are already queued.
 */
export async function findDueReader(tx: Tx, { due, after, last }: { due: MailDue; after: string; last: string }) {
  const { rows } = await sql<{ accountId: string; email: string; name: string; role: string }>`
    select account.id as "accountId", account.email, account.role, coalesce(professional.name, recruiter.name, '') as name
    from notification_reader as reader
    join account on account.id = reader.account_id
    left join professional on professional.account_id = account.id
    left join recruiter on recruiter.account_id = account.id
    where reader.mail_due = ${due} and reader.account_id > ${after} and reader.account_id <= ${last}
    order by reader.account_id limit 1
  `.execute(tx)
  return rows[0]
}

/**
 * Waits for a process that is writing to this person, and returns the latest notification that awaits a letter; undefined
 * if they were informed in the meantime.
 */
export async function lockDue(
  tx: Tx,
  { accountId, due }: { accountId: string; due: MailDue },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select notification_id as id from notification_reader where account_id = ${accountId} and mail_due = ${due}
    order by notification_id for update
  `.execute(tx)
  return rows.at(-1)?.id
}

/** Marks notifications up to a given one as no longer waiting. */
export async function settleDue(tx: Tx, { accountId, due, upTo }: { accountId: string; due: MailDue; upTo: string }) {
  await sql`
    update notification_reader set mail_due = null
    where account_id = ${accountId} and mail_due = ${due} and notification_id <= ${upTo}
  `.execute(tx)
}
