import { type MiddlewareFunction, matchRoutes } from 'react-router'
import { type Page, pages } from '../routes.ts'
import { patternContext } from './context.ts'
import { fillPath } from './href.ts'

type Table = { path: string; handle: Page }[]

const notFound: Page = pages.find(({ path }) => path === '*') as Page
const tables = new Map<string, Table>()
for (const page of pages as readonly Page[]) {
  const key = keyOf(page.path)
  tables.set(key, [...(tables.get(key) ?? []), { path: page.path, handle: page }])
}

/** The pages of the pathnames that were asked for, so that one request looks for its page once. */
const found = new Map<string, Page>()
const mostFound = 1_000

/**
 * The page at a pathname, chosen as the router does; the not-found page if there is none. The router's `*` stops at an
 * escaped line break, so such a path matches nothing at all. Server only.
 */
export function pageAt(pathname: string): Page {
  const known = found.get(pathname)
  if (known) return known
  // The router compiles every given pattern on each call, so it gets only those that can match.
  const page = matchRoutes(tables.get(keyOf(pathname)) ?? [], pathname)?.at(-1)?.route.handle ?? notFound
  if (pathname.length > 200) return page
  if (found.size >= mostFound) found.clear()
  found.set(pathname, page)
  return page
}

/**
 * What a path shares with every pattern that matches it: its first segment and the number of segments. No pattern begins
 * with a parameter.
 */
function keyOf(path: string): string {
  const segments = path.replace(/\/+$/, '').split('/')
  return `${segments.length} ${readable(segments[1] ?? '').toLowerCase()}`
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a path has a page of ours, so that links lead only to existing pages. Server only. */
export const pageExists = (pathname: string): boolean => pageAt(pathname).path !== '*'

/** The address of a page that may not exist; null if it doesn't. Server only. */
export function existingPath(pattern: string, params: Readonly<Record<string, string>> = {}): string | null {
  const path = fillPath(pattern, params)
  return pageExists(path) ? path : null
}

/** Reports the requested page's pattern to the log. Must be placed first, so that everything that follows is named. */
export const namePage: MiddlewareFunction = ({ url, context }) => {
  context.get(patternContext)(pageAt(url.pathname).path)
}
