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

/** The pages that were found, by pathname, so that each request searches for its page only once. */
const found = new Map<string, Page>()
const mostFound = 1_000

/**
 * The page at a pathname, chosen as the router does; the not-found page if there is none. The router's `*` doesn't
 * match an encoded line break, so a path with one matches nothing at all. Server only.
 */
export function pageAt(pathname: string): Page {
  const known = found.get(pathname)
  if (known) return known
  // The router compiles all patterns that it is given on each call, so it is given only those that can match.
  const page = matchRoutes(tables.get(keyOf(pathname)) ?? [], pathname)?.at(-1)?.route.handle ?? notFound
  if (pathname.length > 200) return page
  if (found.size >= mostFound) found.clear()
  found.set(pathname, page)
  return page
}

/**
 * What a path has in common with every pattern that matches it: the first segment and the number of segments. No
 * pattern begins with a parameter.
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

/** Whether a page exists at a path; used so that links point only to existing pages. Server only. */
export const pageExists = (pathname: string): boolean => pageAt(pathname).path !== '*'

/** The address of a page; null if there is no such page. Server only. */
export function existingPath(pattern: string, params: Readonly<Record<string, string>> = {}): string | null {
  const path = fillPath(pattern, params)
  return pageExists(path) ? path : null
}

/**
 * Adds the requested page's path pattern to the log. Must be the first middleware, so that everything that follows is
 * logged with it.
 */
export const namePage: MiddlewareFunction = ({ url, context }) => {
  context.get(patternContext)(pageAt(url.pathname).path)
}
