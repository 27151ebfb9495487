import { longestNoticeSearch, noticeTexts } from '@trampolim/marketplace/notices/fields.ts'

/** What was typed to narrow the list of notices and its feed. */
export type NoticeFilter = { q: string; city: string }

/** Reads the words and the municipality from an address, as long as a search of notices takes them. */
export function typedFilter(search: URLSearchParams): NoticeFilter {
  const typed = (name: keyof NoticeFilter, most: number) =>
    (search.get(name) ?? '').trim().slice(0, most).replaceAll('\0', '')
  return { q: typed('q', longestNoticeSearch), city: typed('city', noticeTexts.city.longest) }
}
