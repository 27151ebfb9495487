import {
  type GeneralType,
  type MailFrequency,
  type NotificationKind,
  notificationTypes,
} from '@trampolim/marketplace/notifications/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import type { Database, Tx } from '../platform/house.ts'
import { countsAsApproved } from '../profiles/standing.ts'
import { lapsed, stillOpen } from './still-open.ts'

/** A notification from the point of view of one of its readers. */
export type NotificationRow = {
  id: string
  kind: NotificationKind
  variant: string
  type: GeneralType
  jobId: string | null
  candidacyId: string | null
  jobName: string | null
  cvId: string | null
  /** The candidate or colleague that it is about; null if they are hidden or gone. */
  person: string | null
  facts: Record<string, string | number>
  createdAt: Date
  readAt: Date | null
  /** Whether what it is about still waits for an answer; true where that isn't looked up. */
  open: boolean
  /** Whether what it offers was taken back or has passed; false where that isn't looked up. */
  lapsed: boolean
}

export type MailDue = Extract<MailFrequency, 'daily' | 'weekly'>

type NewNotification = Omit<NotificationRow, 'cvId' | 'person' | 'readAt' | 'open' | 'lapsed'> & {
  personId: string | null
  readers: readonly { accountId: string; inApp: boolean; mailDue: MailDue | null }[]
}

/** Stores notifications with their readers; those whose candidacy no longer exists are left out. */
export async function storeNotifications(tx: Tx, notifications: readonly NewNotification[]) {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as each (
        id text, kind text, variant text, type smallint, "jobId" text, "candidacyId" text, "personId" text, "jobName" text,
        facts jsonb, "createdAt" timestamptz, readers jsonb
      )
    ),
    about as materialized (
      select id from candidacy where id in (select "candidacyId" from given) order by id for key share
    ),
    told as (
      insert into notification (id, kind, variant, type, job_id, candidacy_id, person_id, job_name, facts, created_at)
      select id, kind, variant, type, (select job.id from job where job.id = given."jobId" for key share), "candidacyId",
        "personId", "jobName", facts, "createdAt"
      from given
      where "candidacyId" is null or "candidacyId" in (select about.id from about)
      returning id, type
    )
    insert into notification_reader (notification_id, account_id, type, in_app, mail_due)
    select told.id, account.id, told.type, reader."inApp", reader."mailDue"
    from told
    join given on given.id = told.id
    cross join jsonb_to_recordset(given.readers) as reader ("accountId" text, "inApp" boolean, "mailDue" text)
    join account on account.id = reader."accountId"
  `.execute(tx)
}

/** The columns of a notification for `reader`. */
const columns = sql`
  notification.id, notification.kind, notification.variant, notification.type, notification.job_id as "jobId",
  notification.candidacy_id as "candidacyId", notification.job_name as "jobName",
  candidacy.curriculum_id as "cvId",
  coalesce(case when candidacy.hidden then null else candidacy.candidate_name end, colleague.name) as person,
  notification.facts, notification.created_at as "createdAt", reader.read_at as "readAt", ${stillOpen} as open,
  ${lapsed} as lapsed
`
const joined = sql`
  notification_reader as reader
  join notification on notification.id = reader.notification_id
  left join candidacy on candidacy.id = notification.candidacy_id
  left join recruiter as colleague on colleague.account_id = notification.person_id
`

/**
 * Whether a reader may read a notification of this type now: recruiters read about candidates only while they may select
 * them. It depends on the reader alone, so that it is looked up once for all their notifications.
 */
const mayRead = (type: RawBuilder<unknown>, accountId: string) => sql`(
  ${type} <> ${notificationTypes.selection} or not exists (
    select from recruiter left join organization as employer on employer.id = recruiter.organization_id
    where recruiter.account_id = ${accountId} and (
      not ${countsAsApproved('recruiter')} or not ${isInForce('employer')}
    )
  )
)`
const readerType = sql`reader.type`
const ownType = sql`type`

type Part = { accountId: string; types: readonly GeneralType[]; after: string | null; most: number }

/** Some of a reader's notifications, latest first. */
export async function findNotifications(database: Database, { accountId, types, after, most }: Part) {
  const { rows } = await sql<NotificationRow>`
    select ${columns} from ${joined}
    where reader.account_id = ${accountId} and reader.in_app and reader.type = any(${types}::smallint[])
      and (${after}::text is null or reader.notification_id < ${after}::text) and ${mayRead(readerType, accountId)}
    order by reader.notification_id desc limit ${most}
  `.execute(database)
  return rows
}

/** The latest notifications, the number of unread ones, and the number of unread threads, in one statement. */
export async function findBell(
  database: Database,
  { accountId, most, threads: unreadThreads }: { accountId: string; most: number; threads: RawBuilder<number> },
) {
  const { rows } = await sql<{
    unread: number
    threads: number
    latest: (Omit<NotificationRow, 'createdAt'> & { createdAt: string })[]
  }>`
    select (
      select count(*)::integer from notification_reader
      where account_id = ${accountId} and in_app and read_at is null and ${mayRead(ownType, accountId)}
    ) as unread, ${unreadThreads} as threads, coalesce((
      select json_agg(each order by each.id desc) from (
        select ${columns} from ${joined}
        where reader.account_id = ${accountId} and reader.in_app and ${mayRead(readerType, accountId)}
        order by reader.notification_id desc limit ${most}
      ) as each
    ), '[]') as latest
  `.execute(database)
  const [{ unread, threads, latest } = { unread: 0, threads: 0, latest: [] }] = rows
  return { unread, threads, latest: latest.map((each) => ({ ...each, createdAt: new Date(each.createdAt) })) }
}

/** A reader's notification; undefined if it isn't theirs. */
export async function findNotification(database: Database, { accountId, id }: { accountId: string; id: string }) {
  const { rows } = await sql<NotificationRow>`
    select ${columns} from ${joined}
    where reader.account_id = ${accountId} and reader.notification_id = ${id} and reader.in_app
      and ${mayRead(readerType, accountId)}
  `.execute(database)
  return rows[0]
}

/** These notifications as each of these people has them, with their addresses. */
export async function findTold(tx: Tx, { ids, accountIds }: { ids: readonly string[]; accountIds: readonly string[] }) {
  const { rows } = await sql<NotificationRow & { email: string; role: string; name: string }>`
    select ${columns}, account.email, account.role, coalesce(professional.name, recruiter.name, '') as name
    from ${joined}
    join account on account.id = reader.account_id
    left join professional on professional.account_id = account.id
    left join recruiter on recruiter.account_id = account.id
    where reader.account_id = any(${accountIds}::text[]) and reader.notification_id = any(${ids}::text[])
    order by reader.notification_id, reader.account_id
  `.execute(tx)
  return rows
}

/** How many are unread, by type. */
export async function countUnread(database: Database, accountId: string) {
  const { rows } = await sql<{ type: GeneralType; count: number }>`
    select type, count(*)::integer as count from notification_reader
    where account_id = ${accountId} and in_app and read_at is null and ${mayRead(ownType, accountId)} group by type
  `.execute(database)
  return rows
}

/** Marks one notification of a reader as read, or all without an id; those already read stay unchanged. */
export async function markRead(
  database: Database,
  { accountId, id, now }: { accountId: string; id?: string; now: Date },
) {
  await sql`
    update notification_reader set read_at = ${now}
    where account_id = ${accountId} and in_app and read_at is null
      and (${id ?? null}::text is null or notification_id = ${id ?? null}::text) and ${mayRead(ownType, accountId)}
  `.execute(database)
}

/**
 * The notifications that await a summary letter, latest first: those that may be read now, and whose letters weren't
 * turned off in the meantime.
 */
export async function findDue(database: Database | Tx, { accountId, due }: { accountId: string; due: MailDue }) {
  const { rows } = await sql<NotificationRow>`
    select ${columns} from ${joined}
    where reader.account_id = ${accountId} and reader.mail_due = ${due} and ${mayRead(readerType, accountId)}
      and not exists (
        select from notification_preference as wish
        where wish.account_id = ${accountId} and wish.kind = notification.kind and wish.mail = 'never'
      )
    order by reader.notification_id desc
  `.execute(database)
  return rows
}

/** Whether a recruiter's notification is about their own account and profile, and not about their organisation. */
const isOwn = sql`(
  notification.kind = 'security' or notification.kind = 'review' and notification.variant like 'recruiter%'
)`

/**
 * Takes a recruiter's notifications about their organisation away from them, with the letters that these await; those
 * about their own account and profile stay.
 */
export async function forgetOfOrganization(tx: Tx, accountId: string) {
  await sql`
    delete from notification_reader as reader using notification
    where reader.account_id = ${accountId} and notification.id = reader.notification_id and not ${isOwn}
  `.execute(tx)
}

/** Does the same for all who were put out of an organisation, with what is from before they joined their present one. */
export async function forgetOfFormerOrganizations(database: Database) {
  await sql`
    delete from notification_reader as reader using notification, recruiter
    where recruiter.account_id in (select account_id from join_decline) and reader.account_id = recruiter.account_id
      and notification.id = reader.notification_id and not ${isOwn}
      and (recruiter.organization_id is null or notification.created_at < recruiter.joined_at)
  `.execute(database)
}

/** Deletes a batch of notifications from before a moment. */
export async function eraseOld(tx: Tx, { before, most }: { before: Date; most: number }) {
  const { rows } = await sql<{ id: string }>`
    delete from notification where id in (
      select id from notification where created_at < ${before} order by created_at, id limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.length
}
