import type { NoticeContent, NoticeKind } from '@trampolim/marketplace/notices/fields.ts'
import type { NoticeStatus } from '@trampolim/marketplace/notices/status.ts'
import { mostInPart } from '@trampolim/marketplace/topics/site-map.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInForce } from '../organizations/queries.ts'
import { hasPublicPage } from '../organizations/read-public-organization.ts'
import type { Database } from '../platform/house.ts'

/** The content of a notice, with the names of its place. */
export type NoticeWords = Omit<NoticeContent, 'townId'> & { city: string; state: string }

/** The data of a notice that every reader sees. */
export type NoticeFacts = NoticeWords & { id: string }

const facts = sql`
  notice.id, notice.kind, notice.title, notice.text, notice.day::text as day, notice.start_time as start,
  notice.end_time as "end", notice.address, town.name as city, town.state, notice.link, notice.how_to as "howTo"
`
const standing = sql`
  notice.status, notice.approved_at is not null as published, notice.written_at as written, notice.due_at as due, notice.reason, notice.edition,
  case when notice.status = 'approved' then notice.edit_due_at end as "editDue", case when edit.notice_id is not null then jsonb_build_object(
    'kind', edit.kind, 'title', edit.title, 'text', edit.text, 'day', edit.day, 'start', edit.start_time,
    'end', edit.end_time, 'address', edit.address, 'city', edit_town.name, 'state', edit_town.state, 'link', edit.link,
    'howTo', edit.how_to, 'reason', edit.reason
  ) end as edit
`
const withTowns = sql`
  join municipality as town on town.id = notice.municipality_id
  left join notice_edit as edit on edit.notice_id = notice.id
  left join municipality as edit_town on edit_town.id = edit.municipality_id
`

type Standing = {
  status: NoticeStatus
  /** Whether it ever was published. */
  published: boolean
  written: Date
  due: Date
  reason: string | null
  edition: number
  /** By when its edit has to be answered; null if none is pending, also since the notice is over. */
  editDue: Date | null
  edit: (NoticeWords & { reason: string | null }) | null
}
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
  /** Grows with every change of the published version (RFC 5545, 3.8.7.4). */
  sequence: number
  /** When this version was approved; null if none ever was. */
  approved: Date | null
}
type Page = { page: number; size: number }

const moment = (time: RawBuilder<unknown>) => sql`(notice.day + ${time}::time) at time zone town.timezone`

/** The public columns of notices whose organisation’s approved version is in force. */
const publicColumns = sql`
  ${facts}, ${moment(sql`notice.start_time`)} as starts, ${moment(sql`notice.end_time`)} as ends,
  town.timezone as "timeZone", trim(shown.company_name) as company, own.id as "organizationId",
  (${hasPublicPage}) as "organizationPage", notice.status,
  2 * notice.edition - (notice.edit_due_at is not null)::int as sequence, notice.approved_at as approved
`
const publicTables = sql`
  notice
  join organization as own on own.id = notice.organization_id
    and ${isInForce('own')}
  join shown_organization as shown on shown.id = own.id
  join municipality as town on town.id = notice.municipality_id
`

export type Wanted = {
  today: string
  state: string | null
  city: string | null
  kind: NoticeKind | null
  words: string | null
}

const isUpcoming = (today: string) => sql`notice.status = 'approved' and notice.day >= ${today}::date`

/** The same expression as in the index `notice_words`. */
const wordsOfNotice = sql`
  to_tsvector('portuguese', plain(notice.title || ' ' || notice.text || ' ' || notice.how_to || ' ' || notice.address))
`

const isWanted = ({ today, state, city, kind, words }: Wanted) => sql`
  ${isUpcoming(today)}
  and (${state}::text is null or town.state = ${state}) and (${city}::text is null or town.normalised = ${city})
  and (${kind}::text is null or notice.kind = ${kind})
  ${words === null ? sql`` : sql`and ${wordsOfNotice} @@ plainto_tsquery('portuguese', plain(${words}))`}
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

/** The upcoming notices, the latest published first. */
export async function findNewest(database: Database, wanted: Wanted, size: number) {
  const { rows } = await sql<PublicRow>`
    select ${publicColumns} from ${publicTables} where ${isWanted(wanted)}
    order by notice.approved_at desc, notice.id desc limit ${size}
  `.execute(database)
  return rows
}

/** The parts of the site map with upcoming notices, each with its latest change. */
export async function findParts(database: Database, today: string) {
  const { rows } = await sql<{ part: number; modified: Date }>`
    select (at - 1) / ${sql.lit(mostInPart)} + 1 as part, max(approved) as modified
    from (
      select row_number() over (order by notice.id)::integer as at, notice.approved_at as approved
      from ${publicTables} where ${isUpcoming(today)}
    ) as listed
    group by part order by part
  `.execute(database)
  return rows
}

/** The upcoming notices of a part. */
export async function findPart(database: Database, { today, part }: { today: string; part: number }) {
  const { rows } = await sql<{ id: string; modified: Date }>`
    select notice.id, notice.approved_at as modified from ${publicTables} where ${isUpcoming(today)}
    order by notice.id limit ${mostInPart} offset ${(part - 1) * mostInPart}
  `.execute(database)
  return rows
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
    select ${facts}, ${standing} from notice ${withTowns}
    where notice.organization_id = ${organizationId}
    order by notice.id desc limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from notice where organization_id = ${organizationId}
  `.execute(database)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** One notice of an organisation. */
export async function findOwnOne(database: Database, { organizationId, id }: { organizationId: string; id: string }) {
  const { rows } = await sql<OwnRow>`
    select ${facts}, ${standing} from notice ${withTowns}
    where notice.id = ${id} and notice.organization_id = ${organizationId}
  `.execute(database)
  return rows[0]
}

/**
 * A page of notices for reviewers: those that are pending or have a pending edit, the earliest deadline first, then the
 * decided ones, the latest first.
 */
export async function findReviewed(database: Database, { page, size }: Page) {
  const { rows } = await sql<ReviewedRow>`
    select ${facts}, ${standing}, coalesce(organization.company_name, organization.official_name, '') as company
    from notice
    join organization on organization.id = notice.organization_id ${withTowns}
    where notice.review_due_at is not null or notice.decided_at is not null
    order by notice.review_due_at, notice.decided_at desc, notice.id
    limit ${size} offset ${(page - 1) * size}
  `.execute(database)
  const { rows: counted } = await sql<{ total: number; waiting: number }>`
    select count(*)::int as total, count(review_due_at)::int as waiting
    from notice where review_due_at is not null or decided_at is not null
  `.execute(database)
  return { rows, ...(counted[0] ?? { total: 0, waiting: 0 }) }
}
