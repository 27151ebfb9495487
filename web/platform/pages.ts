import { type MiddlewareFunction, matchRoutes } from 'react-router'
import { type Page, pages } from '../routes.ts'
import { patternContext } from './context.ts'
import { fillPath } from './href.ts'

const table = pages.map((page: Page) => ({ path: page.path, handle: page }))
const notFound: Page = pages.find(({ path }) => path === '*') as Page

/**
 * The page that a pathname opens, chosen as the router chooses; the not-found page where there is none. The router's `*`
 * stops at an escaped line break, so that such a path matches nothing at all. Server only.
 */
export function pageAt(pathname: string): Page {
  return matchRoutes(table, pathname)?.at(-1)?.route.handle ?? notFound
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
