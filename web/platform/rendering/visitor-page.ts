import { isPhoneBrowser } from '../browser/is-phone.ts'
import { themeCookieIn, themeOf } from '../cookies/theme.ts'
import { pageAt } from '../pages.ts'

/** A text contained in the names of all our cookies, except that of the theme. */
const ours = 'trampolim_'

/**
 * The only request headers on which a page that is the same for all visitors depends: the theme, and whether the device
 * is a phone. The page is rendered from these alone, so no other header can influence it. Null if the request contains
 * anything that identifies a person or a browser: a session, a device token, or a saved action. Server only.
 */
export function visitorHeaders(
  { authorization, cookie, 'user-agent': userAgent }: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: string,
): Record<string, string> | null {
  if (authorization !== undefined || String(cookie ?? '').includes(ours)) return null
  const theme = themeOf(cookie === undefined ? null : String(cookie), publicUrl)
  return {
    ...(theme !== 'system' && { cookie: themeCookieIn(theme, publicUrl) }),
    ...(isPhoneBrowser(String(userAgent ?? '')) && { 'user-agent': 'Mobi' }),
  }
}

/** Whether the page at a pathname is the same for all visitors. Server only. */
export const isSameForVisitors = (pathname: string): boolean => pageAt(pathname).same === true

/** The pages that look different on a phone, which a cache between us and the browser can't detect. */
const byDevice: ReadonlySet<string> = new Set(['/search'])

/** Whether a shared cache may store such a page: only if the page depends on nothing but its address. Server only. */
export const isSameForCaches = (pathname: string, { cookie }: Readonly<Record<string, string>>): boolean =>
  cookie === undefined && !byDevice.has(pageAt(pathname).path)
