import type { NoticeContent } from '@trampolim/marketplace/notices/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

type Edit = { id: string; content: NoticeContent }

/** Stores an edit of an approved notice, replacing an earlier one; reviewers have to answer by `due`. */
export async function storeEdit(
  tx: Tx,
  { id, content, writtenBy, written, due }: Edit & { writtenBy: string; written: Date; due: Date },
) {
  const { kind, title, text, day, start, end, address, townId, link, howTo } = content
  await sql`
    insert into notice_edit (
      notice_id, written_by, kind, title, text, day, start_time, end_time, address, municipality_id, link, how_to,
      written_at
    ) values (
      ${id}, ${writtenBy}, ${kind}, ${title}, ${text}, ${day}::date, ${start}, ${end}, ${address}, ${townId}, ${link},
      ${howTo}, ${written}
    )
    on conflict (notice_id) do update set
      written_by = excluded.written_by, kind = excluded.kind, title = excluded.title, text = excluded.text,
      day = excluded.day, start_time = excluded.start_time, end_time = excluded.end_time, address = excluded.address,
      municipality_id = excluded.municipality_id, link = excluded.link, how_to = excluded.how_to,
      written_at = excluded.written_at, reason = null
  `.execute(tx)
  await sql`
    update notice set edition = edition + 1, edit_due_at = coalesce(edit_due_at, ${due}) where id = ${id}
  `.execute(tx)
}

/** Changes a notice itself. With `handedIn` it becomes pending, and reviewers have to answer by `due`. */
export async function changeNotice(
  tx: Tx,
  { id, content, handedIn }: Edit & { handedIn: { by: string; written: Date; due: Date } | null },
) {
  const { kind, title, text, day, start, end, address, townId, link, howTo } = content
  await sql`
    update notice set
      kind = ${kind}, title = ${title}, text = ${text}, day = ${day}::date, start_time = ${start}, end_time = ${end},
      address = ${address}, municipality_id = ${townId}, link = ${link}, how_to = ${howTo}, edition = edition + 1
    where id = ${id}
  `.execute(tx)
  if (handedIn) {
    await sql`
      update notice set status = 'pending', written_by = ${handedIn.by}, written_at = ${handedIn.written},
        due_at = ${handedIn.due}, decided_at = null, reason = null, over_at = null
      where id = ${id}
    `.execute(tx)
  }
  await sql`delete from notice_edit where notice_id = ${id}`.execute(tx)
}

/** Withdraws an edit; the published version stays as it is. */
export async function dropEdit(tx: Tx, id: string) {
  await sql`delete from notice_edit where notice_id = ${id}`.execute(tx)
  await sql`update notice set edition = edition + 1, edit_due_at = null where id = ${id}`.execute(tx)
}

const contentOfEdit = sql`
  kind = edit.kind, title = edit.title, text = edit.text, day = edit.day, start_time = edit.start_time,
  end_time = edit.end_time, address = edit.address, municipality_id = edit.municipality_id, link = edit.link,
  how_to = edit.how_to, written_by = edit.written_by, written_at = edit.written_at
`

/** Publishes an edit that a reviewer approved. */
export async function applyEdit(tx: Tx, { id, now }: { id: string; now: Date }) {
  await sql`
    update notice set ${contentOfEdit}, edit_due_at = null, approved_at = ${now}, decided_at = ${now}
    from notice_edit as edit where edit.notice_id = notice.id and notice.id = ${id}
  `.execute(tx)
  await sql`delete from notice_edit where notice_id = ${id}`.execute(tx)
}

/** Keeps a refused edit, with the reason, so that its organisation can correct it. */
export async function refuseEdit(tx: Tx, { id, reason, now }: { id: string; reason: string; now: Date }) {
  await sql`update notice_edit set reason = ${reason} where notice_id = ${id}`.execute(tx)
  await sql`update notice set edit_due_at = null, decided_at = ${now} where id = ${id}`.execute(tx)
}

/** Makes approved notices of past days pending instead of ending them, if an edit moves their day; returns how many. */
export async function awaitMovedDays(tx: Tx, { today, most }: { today: string; most: number }): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update notice set ${contentOfEdit}, status = 'pending', due_at = notice.edit_due_at, edit_due_at = null
    from notice_edit as edit
    where edit.notice_id = notice.id and notice.id in (
      select notice.id from notice join notice_edit as later on later.notice_id = notice.id
      where notice.edit_due_at is not null and notice.status = 'approved' and notice.day < ${today}::date
        and later.day >= ${today}::date
      order by notice.day, notice.id limit ${most} for update of notice skip locked
    )
    returning notice.id
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await sql`delete from notice_edit where notice_id = any(${ids}::text[])`.execute(tx)
  return ids.length
}
