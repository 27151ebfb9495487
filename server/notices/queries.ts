import type { NoticeKind } from '@trampolim/marketplace/notices/fields.ts'
import type { NoticeStatus } from '@trampolim/marketplace/notices/status.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasPublicPage } from '../organizations/read-public-organization.ts'
import type { Database, Tx } from '../platform/house.ts'

/** What every reader of a notice sees. */
export type NoticeFacts = {
  id: string
  kind: NoticeKind
  title: string
  text: string
  day: string
  start: string
  end: string
  address: string
  city: string
  state: string
  link: string
  howTo: string
}

const facts = sql`
  notice.id, notice.kind, notice.title, notice.text, notice.day::text as day, notice.start_time as start,
  notice.end_time as "end", notice.address, town.name as city, town.state, notice.link, notice.how_to as "howTo"
`
const standing = sql`notice.status, notice.written_at as written, notice.due_at as due, notice.reason`

type Standing = { status: NoticeStatus; written: Date; due: Date; reason: string | null }
export type OwnRow = NoticeFacts & Standing
export type ReviewedRow = OwnRow & { company: string }
export type PublicRow = NoticeFacts & {
  starts: Date
  ends: Date
  timeZone: string
  company: string
  organizationId: string
  organizationPage: boolean
  status: NoticeStatus
  wasApproved: boolean
}
type Page = { page: number; size: number }

const moment = (time: RawBuilder<unknown>) => sql`(notice.day + ${time}::time) at time zone town.timezone`

/** What a visitor reads of notices of organisations that were approved and are neither refused nor blocked. */
const publicColumns = sql`
  ${facts}, ${moment(sql`notice.start_time`)} as starts, ${moment(sql`notice.end_time`)} as ends,
  town.timezone as "timeZone", trim(shown.company_name) as company, own.id as "organizationId",
  (${hasPublicPage}) as "organizationPage", notice.status, notice.approved_at is not null as "wasApproved"
`
const publicTables = sql`
  notice
  join organization as own on own.id = notice.organization_id
    and own.first_approved_at is not null and own.status not in ('rejected', 'blocked')
  join shown_organization as shown on shown.id = own.id
  join municipality as town on town.id = notice.municipality_id
`

export type Wanted = { today: string; state: string | null; city: string | null; kind: NoticeKind | null }

const isWanted = ({ today, state, city, kind }: Wanted) => sql`
  notice.status = 'approved' and notice.day >= ${today}::date
  and (${state}::text is null or town.state = ${state}) and (${city}::text is null or town.normalised = ${city})
  and (${kind}::text is null or notice.kind = ${kind})
`

/** A page of the approved notices from a day on, the soonest first. */
export async function findUpcoming(database: Database, wanted: Wanted, { page, size }: Page): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select ${publicColumns} from ${publicTables} where ${isWanted(wanted)}
    order by notice.day, notice.start_time, notice.id limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  return rows
}

export async function countUpcoming(database: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${publicTables} where ${isWanted(wanted)}
  `.execute(database)
  return rows[0]?.total ?? 0
}

/** Finds one, in any status. */
export async function findPublic(database: Database, id: string): Promise<PublicRow | undefined> {
  const { rows } = await sql<PublicRow>`
    select ${publicColumns} from ${publicTables} where notice.id = ${id}
  `.execute(database)
  return rows[0]
}

/** A page of an organisation's notices, the newest first, with how many there are. */
export async function findOwn(database: Database, { organizationId, page, size }: Page & { organizationId: string }) {
  const { rows } = await sql<OwnRow>`
    select ${facts}, ${standing} from notice join municipality as town on town.id = notice.municipality_id
    where notice.organization_id = ${organizationId}
    order by notice.id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from notice where organization_id = ${organizationId}
  `.execute(database)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** A page of what reviewers read: those that wait, the soonest due first, then the decided ones, the latest first. */
export async function findReviewed(database: Database, { page, size }: Page) {
  const { rows } = await sql<ReviewedRow>`
    select ${facts}, ${standing}, coalesce(organization.company_name, organization.official_name, '') as company
    from notice
    join organization on organization.id = notice.organization_id
    join municipality as town on town.id = notice.municipality_id
    where notice.status = 'pending' or notice.decided_at is not null
    order by notice.decided_at desc nulls first, notice.due_at, notice.id
    limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  const { rows: counted } = await sql<{ total: number; waiting: number }>`
    select count(*)::int as total, (count(*) filter (where status = 'pending'))::int as waiting
    from notice where status = 'pending' or decided_at is not null
  `.execute(database)
  return { rows, ...(counted[0] ?? { total: 0, waiting: 0 }) }
}

/** Finds the municipality of a name, as `normalise` writes it, in a state. */
export async function findTown(tx: Tx, { city, state }: { city: string; state: string }) {
  const { rows } = await sql<{ id: number }>`
    select id from municipality where normalised = ${city} and state = ${state} order by population desc, id limit 1
  `.execute(tx)
  return rows[0]?.id
}

export type NewNotice = Omit<NoticeFacts, 'city' | 'state'> & {
  organizationId: string
  writtenBy: string
  townId: number
  written: Date
  due: Date
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

/** A notice that is locked until the transaction ends, with its author if they are still there. */
export type LockedNotice = {
  title: string
  status: NoticeStatus
  day: string
  organizationId: string
  organizationApproved: boolean
  writer: { name: string; email: string } | null
}

/** Locks a notice until the transaction ends; its organisation can't be blocked or deleted until then. */
export async function lockNotice(tx: Tx, id: string): Promise<LockedNotice | undefined> {
  const { rows } = await sql<Omit<LockedNotice, 'writer'> & { name: string | null; email: string | null }>`
    select notice.title, notice.status, notice.day::text as day, notice.organization_id as "organizationId",
      organization.first_approved_at is not null and organization.status not in ('rejected', 'blocked')
        as "organizationApproved",
      recruiter.name, account.email
    from notice
    join organization on organization.id = notice.organization_id
    left join recruiter on recruiter.account_id = notice.written_by
    left join account on account.id = recruiter.account_id
    where notice.id = ${id}
    for update of notice for share of organization
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { name, email, ...rest } = row
  return { ...rest, writer: name !== null && email !== null ? { name, email } : null }
}

/** Writes a notice's status after a reviewer decided. */
export async function writeDecision(
  tx: Tx,
  { id, status, reason, now }: { id: string; status: 'approved' | 'rejected'; reason: string | null; now: Date },
) {
  await sql`
    update notice set status = ${status}, reason = ${reason}, decided_at = ${now},
      approved_at = case when ${status} = 'approved' then ${now}::timestamptz else approved_at end,
      over_at = case when ${status} = 'rejected' then ${now}::timestamptz end
    where id = ${id}
  `.execute(tx)
}

export async function writeWithdrawal(tx: Tx, { id, now }: { id: string; now: Date }) {
  await sql`update notice set status = 'withdrawn', over_at = ${now} where id = ${id}`.execute(tx)
}

/** Ends the standing notices of the days before one, and returns how many. */
export async function endBefore(database: Database, { today, now, most }: { today: string; now: Date; most: number }) {
  const { rows } = await sql`
    update notice set status = 'ended', over_at = ${now} where id in (
      select id from notice where status in ('pending', 'approved') and day < ${today}::date
      order by day, id limit ${most} for update skip locked
    ) returning id
  `.execute(database)
  return rows.length
}

/** Deletes notices that are over since before a moment, and returns their ids. */
export async function deleteOver(tx: Tx, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from notice where id in (
      select id from notice where over_at < ${before} order by over_at, id limit ${most} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
