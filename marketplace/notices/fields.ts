import type { FaultCode } from '../faults.ts'
import { text } from '../fields/field.ts'
import { siteAddress } from '../organizations/company-email.ts'
import { addDays, type Day } from '../time/days.ts'

/** The kinds of events that a notice announces. */
export const noticeKinds = ['recruitmentDay', 'openHouse', 'training', 'other'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The texts of a notice; only the link may be empty. */
export const noticeTexts = {
  title: text(120, { always: true }),
  text: text(2000, { always: true }),
  address: text(200, { always: true }),
  city: text(80, { always: true }),
  link: text(300),
  howTo: text(500, { always: true }),
} as const

/** The most characters of the words by which notices are found. */
export const longestNoticeSearch = 120

/** How many days ahead a notice's day may be. */
export const noticeMostDaysAhead = 365

/** The content of a notice, with the number of its municipality. */
export type NoticeContent = {
  kind: NoticeKind
  title: string
  text: string
  day: Day
  start: string
  end: string
  address: string
  townId: number
  link: string
  howTo: string
}

/** The fields of a notice in the order in which they are read and written. */
export const noticeFields = [
  ...(['kind', 'title', 'text', 'day', 'start', 'end', 'address', 'city', 'state', 'howTo', 'link'] as const),
] as const
export type NoticeField = (typeof noticeFields)[number]

/** Whether two notices say the same in every field. */
export const isSameNotice = (one: NoticeContent, other: NoticeContent): boolean =>
  (Object.keys(one) as (keyof NoticeContent)[]).every((field) => one[field] === other[field])

type Written = { day: Day; start: string; end: string; link: string }

/** The faults of a notice beyond the format of each field. `today` is the day in São Paulo. */
export function faultsOfNotice({ day, start, end, link }: Written, today: Day): { field: string; code: FaultCode }[] {
  const faults: { field: string; code: FaultCode }[] = []
  if (day < today) faults.push({ field: 'day', code: 'date_in_past' })
  if (day > addDays(today, noticeMostDaysAhead)) faults.push({ field: 'day', code: 'date_too_far' })
  if (end <= start) faults.push({ field: 'end', code: 'ends_before_start' })
  if (link !== '' && !(link.startsWith('https://') && siteAddress(link))) {
    faults.push({ field: 'link', code: 'invalid_https_link' })
  }
  return faults
}
