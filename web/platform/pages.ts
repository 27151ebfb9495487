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

/**
 * The page that a pathname opens, chosen as the router chooses; the not-found page where there is none. The router's `*`
 * stops at an escaped line break, so that such a path matches nothing at all. Server only.
 */
export function pageAt(pathname: string): Page {
  // The router compiles every pattern that it is given each time, so it is given those alone that can match.
  return matchRoutes(tables.get(keyOf(pathname)) ?? [], pathname)?.at(-1)?.route.handle ?? notFound
}

/** What a path has in common with every pattern that matches it: its first segment and how many there are. No pattern begins with a parameter. */
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

/** Whether a path leads to a page of ours, so that links lead only to what exists. Server only. */
export const pageExists = (pathname: string): boolean => pageAt(pathname).path !== '*'

/** The address of a page that may not be there yet; null where it isn't. Server only. */
export function existingPath(pattern: string, params: Readonly<Record<string, string>> = {}): string | null {
  const path = fillPath(pattern, params)
  return pageExists(path) ? path : null
}

/** Tells the log which page is asked for, by its pattern. Stands first, so that whatever follows is named. */
export const namePage: MiddlewareFunction = ({ url, context }) => {
  context.get(patternContext)(pageAt(url.pathname).path)
}
