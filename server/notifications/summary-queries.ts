import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'
import type { MailDue } from './queries.ts'

/**
 * Somebody for whom notifications wait for a letter, after somebody else; nobody else sends one until the transaction ends.
 * From there on, so that no search passes again over all whose letters are queued by now.
 */
export async function findDueReader(tx: Tx, { due, after }: { due: MailDue; after: string }) {
  await sql`select pg_advisory_xact_lock(hashtext('send-summaries'))`.execute(tx)
  const { rows } = await sql<{ accountId: string; email: string; name: string; role: string }>`
    select account.id as "accountId", account.email, account.role, coalesce(professional.name, recruiter.name, '') as name
    from notification_reader as reader
    join account on account.id = reader.account_id
    left join professional on professional.account_id = account.id
    left join recruiter on recruiter.account_id = account.id
    where reader.mail_due = ${due} and reader.account_id > ${after}
    order by reader.account_id limit 1
  `.execute(tx)
  return rows[0]
}

/** What is told up to a notification waits no longer. */
export async function settleDue(tx: Tx, { accountId, due, upTo }: { accountId: string; due: MailDue; upTo: string }) {
  await sql`
    update notification_reader set mail_due = null
    where account_id = ${accountId} and mail_due = ${due} and notification_id <= ${upTo}
  `.execute(tx)
}
