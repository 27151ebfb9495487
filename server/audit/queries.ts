import type { AdRule } from '@trampolim/marketplace/jobs/ad-rules.ts'
import type { AuditAction } from '@trampolim/marketplace/reviews/audit-actions.ts'
import type { RequestedChange } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'

/** What an entry says about a person, which goes with them. `name` and `reason` are shown in the list. */
type AboutPerson = {
  name?: string | null | undefined
  reason?: string | null
  rule?: AdRule | null
  changes?: readonly RequestedChange[]
}

/** What stays of an entry once the person is gone. Everything else is removed, whoever adds it. */
const keptDetails = ['reviewId', 'jobId', 'candidacyId', 'organizationId'] as const

export type AuditEntry = {
  action: AuditAction
  actorId: string | null
  subject: string
  subjectId: string
  details: AboutPerson & { [Key in (typeof keptDetails)[number]]?: string }
  now: Date
}

/** Records an action of a person with power over others' data. */
export async function writeAudit(tx: Tx, { action, actorId, subject, subjectId, details, now }: AuditEntry) {
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(now),
      action,
      actor_id: actorId,
      subject,
      subject_id: subjectId,
      details: JSON.stringify(details),
      happened_at: now,
    })
    .execute()
}

/** The details of an entry without anything that may identify a person. */
const withoutPerson = sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(entry.details)
  where key = any(${sql.val(keptDetails)}::text[])
)`

/** Removes names, reasons and remarks, which may identify a person, from the entries about deleted people. */
export async function forgetNames(tx: Tx, { subject, subjectIds }: { subject: string; subjectIds: readonly string[] }) {
  await sql`
    update audit_entry as entry set details = ${withoutPerson}
    where subject = ${subject} and subject_id = any(${subjectIds}::text[])
  `.execute(tx)
}

/**
 * Removes the same from those of some entries whose person, message, notice or key is gone, and returns the last entry that it read;
 * undefined if there are none after the given one.
 */
export async function forgetSomeGone(
  database: Database,
  { after, most }: { after: string; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    with part as materialized (
      select id, subject, subject_id from audit_entry where id > ${after} order by id limit ${most}
    ),
    forgotten as (
      update audit_entry as entry set details = ${withoutPerson} from part
      where entry.id = part.id and case part.subject
        when 'candidate' then not exists (select from professional where account_id = part.subject_id)
        when 'recruiter' then not exists (select from recruiter where account_id = part.subject_id)
        when 'notice' then not exists (select from notice where id = part.subject_id)
        when 'contact' then not exists (select from contact_message where id = part.subject_id)
        when 'api-key' then not exists (select from api_key where id = part.subject_id)
        else false
      end
    )
    select max(id) as last from part
  `.execute(database)
  return rows[0]?.last ?? undefined
}

export type AuditRow = {
  id: string
  action: AuditAction
  actor: string | null
  subject: string
  subjectId: string
  name: string | null
  reason: string | null
  happened: Date
  /** The review round in which the subject can be opened; null if there is none or the subject no longer exists. */
  reviewId: string | null
}

/** Whether the subject of a round still exists; each is looked up by its primary key. */
const isThere = sql`case review.subject
  when 'job' then exists (select from job where id = review.subject_id)
  when 'organization' then exists (select from organization where id = review.subject_id)
  when 'recruiter' then exists (select from recruiter where account_id = review.subject_id)
  when 'candidate' then exists (select from professional where account_id = review.subject_id)
end`

/**
 * Returns a page of the audit log, latest first. The actor is shown by their name as a reviewer or recruiter, otherwise
 * by their address.
 */
export async function listAudit(
  database: Database,
  { page, size }: { page: number; size: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select entry.id, entry.action, entry.subject, entry.subject_id as "subjectId",
      entry.details ->> 'name' as name, entry.details ->> 'reason' as reason, entry.happened_at as happened,
      coalesce(reviewer.name, recruiter.name, account.email) as actor, (
        select review.id from review
        where review.subject = entry.subject and review.subject_id = entry.subject_id and ${isThere}
        order by (review.id = entry.details ->> 'reviewId') desc nulls last, review.decided_at desc, review.id desc limit 1
      ) as "reviewId"
    from (
      select * from audit_entry order by happened_at desc, id desc limit ${size} offset ${(page - 1) * size}
    ) as entry
    left join account on account.id = entry.actor_id
    left join reviewer on reviewer.account_id = entry.actor_id
    left join recruiter on recruiter.account_id = entry.actor_id
    order by entry.happened_at desc, entry.id desc
  `.execute(database)
  return rows
}

/** Counts entries up to a limit. */
export async function countAudit(database: Database, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from audit_entry limit ${most}) as entry
  `.execute(database)
  return rows[0]?.count ?? 0
}
