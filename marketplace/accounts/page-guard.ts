import { jobKindWords } from '../reference/job-types.ts'
import { isSignInPath, mayOpen, type PageAudience, signInPathFor } from './audiences.ts'
import { homeOf, type Role } from './roles.ts'
import { pathnameOf, safeRedirect, withRedirect } from './safe-redirect.ts'

/** What happens to a request for a page. */
export type GuardDecision =
  | { readonly do: 'show' }
  /** Redirects to a page that the role may open. */
  | { readonly do: 'go'; readonly to: string }
  /** Redirects to the sign-in page of the area, which leads back afterwards. */
  | { readonly do: 'sign-in'; readonly to: string }
  /**
   * The sign-in page is shown to a signed-in person who wanted a page that isn't for their role: it says who is
   * signed in and offers to change the account or to go home.
   */
  | { readonly do: 'switch-account'; readonly wanted: string; readonly home: string }

/** For whom the page at a pathname is; the not-found page is public. */
export type AudienceOf = (pathname: string) => PageAudience

type Asked = {
  readonly role: Role
  /** Path and query of the page asked for. */
  readonly path: string
  /** The redirect query value, as it came. */
  readonly redirect?: string | null
  readonly audienceOf: AudienceOf
}

/**
 * Shows a page or says where to go instead (specification, platform §2; product, readings: guard loops).
 * Never ends a session, and following its decisions always ends at a page.
 */
export function guardPage({ role, path, redirect, audienceOf }: Asked): GuardDecision {
  const pathname = pathnameOf(path)
  const audience = audienceOf(pathname)
  if (mayOpen(role, audience)) return { do: 'show' }
  if (audience === 'registering') return { do: 'go', to: homeOf(role) }
  if (audience !== 'visitor') return { do: 'sign-in', to: withRedirect(signInPathFor(audience), path) }

  const sameList = role === 'user:professional' ? listInSearch(path) : null
  if (sameList) return { do: 'go', to: sameList }
  const wanted = safeRedirect(redirect)
  const wantedAudience = wanted && audienceOf(pathnameOf(wanted))
  if (!wanted || !wantedAudience || wantedAudience === 'visitor') return { do: 'go', to: homeOf(role) }
  if (mayOpen(role, wantedAudience)) return { do: 'go', to: wanted }
  if (!isSignInPath(pathname)) return { do: 'go', to: homeOf(role) }
  return { do: 'switch-account', wanted, home: homeOf(role) }
}

/** The search that shows a professional the list of a kind of jobs, which is a page for visitors; null for other paths. */
function listInSearch(path: string): string | null {
  const [, jobType, query] = /^\/jobs\/list\/([a-z]+)\/?(?:\?(.*))?$/.exec(path) ?? []
  if (!jobKindWords.has(jobType)) return null
  const asked = new URLSearchParams(query)
  const kept = ['sector', 'page'].flatMap((name): [string, string][] => {
    const value = asked.get(name)
    return value ? [[name, value]] : []
  })
  return `/search?${new URLSearchParams([['jobType', jobType], ...kept])}`
}

/** Where a person goes whose stored session can't be restored; the session is ended (specification, platform §2). */
export const afterFailedRestore = '/signin'
