import type { NoticeContent } from '@trampolim/marketplace/notices/fields.ts'
import type { NoticeStatus } from '@trampolim/marketplace/notices/status.ts'
import { sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import { queueUp } from '../platform/database/queue-up.ts'
import type { Database, Tx } from '../platform/house.ts'

/** Finds the municipality of a name, as `normalise` writes it, in a state. */
export async function findTown(tx: Tx, { city, state }: { city: string; state: string }) {
  const { rows } = await sql<{ id: number }>`
    select id from municipality where normalised = ${city} and state = ${state} order by population desc, id limit 1
  `.execute(tx)
  return rows[0]?.id
}

export type NewNotice = NoticeContent & {
  id: string
  organizationId: string
  writtenBy: string
  written: Date
  due: Date
}

/** Finds the same notice of the same recruiter that waits for a reviewer; of two that arrive at once, one waits here. */
export async function findWaiting(
  tx: Tx,
  {
    organizationId,
    writtenBy,
    kind,
    title,
    text,
    day,
    start,
    end,
    address,
    townId,
    link,
    howTo,
  }: Omit<NewNotice, 'id' | 'written' | 'due'>,
): Promise<string | undefined> {
  await queueUp(tx, `notices of ${writtenBy}`)
  const { rows } = await sql<{ id: string }>`
    select id from notice
    where organization_id = ${organizationId} and written_by = ${writtenBy} and status = 'pending'
      and (kind, title, text, day, start_time, end_time, address, municipality_id, link, how_to) is not distinct from
        (${kind}, ${title}, ${text}, ${day}::date, ${start}, ${end}, ${address}, ${townId}, ${link}, ${howTo})
    order by id limit 1
  `.execute(tx)
  return rows[0]?.id
}

export async function storeNotice(tx: Tx, notice: NewNotice) {
  const { id, kind, title, text, day, start, end, address, link, howTo, organizationId, writtenBy, townId } = notice
  await sql`
    insert into notice (
      id, organization_id, written_by, kind, title, text, day, start_time, end_time, address, municipality_id, link, how_to,
      status, written_at, due_at
    ) values (
      ${id}, ${organizationId}, ${writtenBy}, ${kind}, ${title}, ${text}, ${day}::date, ${start}, ${end}, ${address},
      ${townId}, ${link}, ${howTo}, 'pending', ${notice.written}, ${notice.due}
    )
  `.execute(tx)
}

type Writer = { name: string; email: string }

/** A notice that is locked until the transaction ends, with its author if they are still with its organisation. */
export type LockedNotice = NoticeContent & {
  status: NoticeStatus
  edition: number
  organizationId: string
  organizationApproved: boolean
  writer: Writer | null
  /** Whether an edit is pending; `editDay` and `editWriter` belong to the latest edit. */
  editWaits: boolean
  editDay: string | null
  editWriter: Writer | null
}

/** Locks a notice until the transaction ends; until then its organisation can't be blocked or deleted. */
export async function lockNotice(tx: Tx, id: string): Promise<LockedNotice | undefined> {
  const writer = (of: 'writer' | 'edit_writer', account: 'account' | 'edit_account') => sql`
    case when ${sql.ref(`${account}.email`)} is not null then jsonb_build_object(
      'name', ${sql.ref(`${of}.name`)}, 'email', ${sql.ref(`${account}.email`)}) end
  `
  const { rows } = await sql<LockedNotice>`
    select notice.kind, notice.title, notice.text, notice.day::text as day, notice.start_time as start,
      notice.end_time as "end", notice.address, notice.municipality_id as "townId", notice.link,
      notice.how_to as "howTo", notice.status, notice.edition, notice.organization_id as "organizationId",
      ${isInForce('organization')} as "organizationApproved",
      ${writer('writer', 'account')} as writer, notice.edit_due_at is not null as "editWaits",
      edit.day::text as "editDay", ${writer('edit_writer', 'edit_account')} as "editWriter"
    from notice
    join organization on organization.id = notice.organization_id
    left join recruiter as writer on writer.account_id = notice.written_by
      and writer.organization_id = notice.organization_id
    left join account on account.id = writer.account_id
    left join notice_edit as edit on edit.notice_id = notice.id
    left join recruiter as edit_writer on edit_writer.account_id = edit.written_by
      and edit_writer.organization_id = notice.organization_id
    left join account as edit_account on edit_account.id = edit_writer.account_id
    where notice.id = ${id}
    for update of notice for share of organization
  `.execute(tx)
  return rows[0]
}

/** Writes a notice's status after a reviewer decided. */
export async function writeDecision(
  tx: Tx,
  { id, status, reason, now }: { id: string; status: 'approved' | 'rejected'; reason: string | null; now: Date },
) {
  await sql`
    update notice set status = ${status}, reason = ${reason}, decided_at = ${now}, edit_due_at = null,
      approved_at = case when ${status} = 'approved' then ${now}::timestamptz else approved_at end,
      over_at = case when ${status} = 'rejected' then ${now}::timestamptz end
    where id = ${id}
  `.execute(tx)
}

export async function writeWithdrawal(tx: Tx, { id, now }: { id: string; now: Date }) {
  await sql`update notice set status = 'withdrawn', over_at = ${now} where id = ${id}`.execute(tx)
}

/** Ends the published notices of past days, and returns how many. */
export async function endBefore(database: Database, { today, now, most }: { today: string; now: Date; most: number }) {
  const { rows } = await sql`
    update notice set status = 'ended', over_at = ${now} where id in (
      select id from notice where status in ('pending', 'approved') and day < ${today}::date
      order by day, id limit ${most} for update skip locked
    ) returning id
  `.execute(database)
  return rows.length
}

/** Deletes notices that ended before a moment, and returns their ids. */
export async function deleteOver(tx: Tx, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from notice where id in (
      select id from notice where over_at < ${before} order by over_at, id limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
