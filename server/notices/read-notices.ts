import { type NoticeKind, noticeFields } from '@trampolim/marketplace/notices/fields.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { asMember, assertMay, obstacleTo, readingEmployer } from '../organizations/policy.ts'
import { writeCalendar } from '../platform/calendar.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { changedWords } from '../reviews/sheet/changed-words.ts'
import {
  countUpcoming,
  findNewest,
  findOwn,
  findOwnOne,
  findPart,
  findParts,
  findPublic,
  findReviewed,
  findUpcoming,
  type NoticeWords,
  type OwnRow,
  type PublicRow,
} from './queries.ts'

/** The fields whose words are compared. */
const isText: ReadonlySet<string> = new Set(['title', 'text', 'address', 'howTo'])

type Page = { page: number; size: number }
type Wanted = { state?: string | undefined; city: string; kind?: NoticeKind | undefined; text: string }

/** A page of the notices that anyone reads. */
export async function listNotices({ database, now }: House, { page, size, ...asked }: Wanted & Page) {
  const wanted = wantedOf(asked, now())
  const [rows, total] = await Promise.all([
    findUpcoming(database, wanted, { page, size }),
    countUpcoming(database, wanted),
  ])
  return { items: rows.map(present), page, size, total }
}

/** The upcoming notices, the latest published first. */
export async function listNewNotices({ database, now }: House, { size, ...asked }: Wanted & { size: number }) {
  return (await findNewest(database, wantedOf(asked, now()), size)).map(present)
}

function wantedOf({ state, city, kind, text }: Wanted, now: Date) {
  return {
    today: dayOf(now),
    state: state ?? null,
    city: city === '' ? null : normalise(city),
    kind: kind ?? null,
    words: text === '' ? null : text,
  }
}

/** The parts of the site map with upcoming notices, each with its latest change. */
export async function noticeParts({ database, now }: House) {
  const parts = await findParts(database, dayOf(now()))
  return parts.map(({ part, modified }) => ({ part, modified: modified.toISOString() }))
}

/** The upcoming notices of a part. @throws page_not_found if it contains none */
export async function noticePart({ database, now }: House, part: number) {
  const rows = await findPart(database, { today: dayOf(now()), part })
  if (rows.length === 0) return refuse('page_not_found')
  return rows.map(({ id, modified }) => ({ id, modified: modified.toISOString() }))
}

/** A notice as anyone reads it. @throws notice_not_found, notice_gone */
export async function readNotice(house: House, id: string) {
  return present(await readable(house, id))
}

/**
 * The notice as a calendar file.
 * @throws notice_not_found, notice_gone
 */
export async function readNoticeCalendar(house: House, id: string): Promise<{ content: string }> {
  const { title, text, howTo, address, city, state, starts, ends, timeZone, sequence } = await readable(house, id)
  const { publicUrl } = house.configuration
  const content = writeCalendar({
    uid: `${id}-n@${new URL(publicUrl).hostname}`,
    ...{ sequence, method: 'REQUEST', stamp: house.now().toISOString(), timeZone, title },
    ...{ start: starts.toISOString(), end: ends.toISOString(), place: `${address}, ${city}, ${state}` },
    ...{ text: `${text}\n\n${howTo}`, url: `${publicUrl}/classifieds/${id}`, alarms: [] },
  })
  return { content }
}

async function readable({ database, now }: House, id: string): Promise<PublicRow> {
  const found = await findPublic(database, id)
  if (!found?.approved) return refuse('notice_not_found')
  return found.status === 'approved' && found.day >= dayOf(now()) ? found : refuse('notice_gone')
}

function present({ starts, ends, timeZone: _, status: _status, sequence: _sequence, approved, ...row }: PublicRow) {
  const published = (approved ?? starts).toISOString()
  return { ...row, starts: starts.toISOString(), ends: ends.toISOString(), published }
}

/**
 * A page of the notices of a recruiter's organisation, whether anyone reads the approved ones, and whether the recruiter
 * may write or withdraw one.
 * @throws organization_not_found
 */
export async function listOwnNotices(house: House, { recruiterId, ...page }: Page & { recruiterId: string }) {
  const employer = await readingEmployer(house, recruiterId)
  assertMay(employer, 'read-organization')
  const { organizationId } = asMember(employer)
  const { rows, total } = await findOwn(house.database, { organizationId, ...page })
  const mayWrite = obstacleTo(employer, 'publish-notice') === undefined
  const mayWithdraw = obstacleTo(employer, 'withdraw-notice') === undefined
  return { items: rows.map(presentOwn), ...page, total, shown: employer.organizationApproved, mayWrite, mayWithdraw }
}

/**
 * Reads one notice of the organisation, for editing.
 * @throws organization_not_found, notice_not_found
 */
export async function readOwnNotice(house: House, { recruiterId, id }: { recruiterId: string; id: string }) {
  const employer = await readingEmployer(house, recruiterId)
  assertMay(employer, 'read-organization')
  const { organizationId } = asMember(employer)
  return presentOwn((await findOwnOne(house.database, { organizationId, id })) ?? refuse('notice_not_found'))
}

/** A page of notices for reviewers, with the changes of pending edits, and the number of pending ones. */
export async function listNoticesToReview({ database, now }: House, page: Page) {
  const moment = now()
  const { rows, total, waiting } = await findReviewed(database, page)
  const items = rows.map((row) => {
    const { edit, ...own } = presentOwn(row)
    const due = row.status === 'pending' ? row.due : row.editDue
    const changes = edit?.due ? changesOf(row, edit) : []
    return {
      ...own,
      edited: changes.length > 0,
      changes,
      overdue: due !== null && due < moment,
      ...(due && { due: due.toISOString() }),
    }
  })
  return { items, ...page, total, waiting }
}

/** The fields that an edit changes, each in both versions, and for texts their compared words. */
function changesOf(row: NoticeWords, edit: NoticeWords) {
  return noticeFields.flatMap((field) => {
    const [before, after] = [row[field], edit[field]]
    if (before === after) return []
    return [{ field, before, after, words: isText.has(field) ? changedWords(before, after) : null }]
  })
}

function presentOwn<Row extends OwnRow>({ editDue, edit, ...row }: Row) {
  return {
    ...row,
    written: row.written.toISOString(),
    due: row.due.toISOString(),
    edit: edit && { ...edit, due: editDue?.toISOString() ?? null },
  }
}
