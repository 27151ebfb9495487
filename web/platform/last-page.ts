import { highestPage } from '@trampolim/marketplace/jobs/search.ts'

/**
 * The page number in an address: 1 if there is none, at most the highest allowed number. `name`: the query parameter,
 * for pages with several lists.
 */
export function pageAsked(search: URLSearchParams, name = 'page'): number {
  const page = Number.parseInt(search.get(name) ?? '', 10) || 1
  return Math.min(highestPage, Math.max(1, page))
}

type Listed = { items: readonly unknown[]; page: number; size: number; total: number }

/**
 * The last page of a list if the requested one is behind it, so that a total is never shown above an empty list; null
 * otherwise.
 */
export function lastPageInstead({ items, page, size, total }: Listed): number | null {
  const last = Math.max(1, Math.ceil(total / size))
  return items.length === 0 && page > last ? last : null
}
