import { pageAt } from './pages.ts'
import { themeCookieIn, themeOf } from './theme.ts'

/** What the names of all our cookies contain, except the theme's. */
const ours = 'trampolim_'

/**
 * The headers by which a page that is the same for all visitors may still differ: the theme, and whether it is for a phone.
 * It is made from these alone, so nothing else of a request can get into it. Null if the request carries anything by which
 * we know the person or the browser: a session, a device token, a saved action. Server only.
 */
export function visitorHeaders(
  { authorization, cookie, 'user-agent': userAgent }: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: string,
): Record<string, string> | null {
  if (authorization !== undefined || String(cookie ?? '').includes(ours)) return null
  const theme = themeOf(cookie === undefined ? null : String(cookie), publicUrl)
  return {
    ...(theme !== 'system' && { cookie: themeCookieIn(theme, publicUrl) }),
    ...(isPhone(String(userAgent ?? '')) && { 'user-agent': 'Mobi' }),
  }
}

/** Whether the page at a pathname is the same for all visitors. Server only. */
export const isSameForVisitors = (pathname: string): boolean => pageAt(pathname).same === true

/** The pages that are others on a phone, which a cache between us and browsers can't know. */
const byDevice: ReadonlySet<string> = new Set(['/search'])

/**
 * Whether such a page may be kept by a cache that browsers share: only if nothing but its address makes a difference. Server
 * only.
 */
export const isSameForCaches = (pathname: string, { cookie }: Readonly<Record<string, string>>): boolean =>
  cookie === undefined && !byDevice.has(pageAt(pathname).path)

/** Whether a browser is a phone's, by its `User-Agent`. */
export const isPhone = (userAgent: string): boolean => /Mobi/.test(userAgent)
