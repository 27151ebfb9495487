import { jobKindWords } from '../reference/job-types.ts'
import { accessPathOf, isSignInPath, mayOpen, type PageAudience, signInPathFor } from './audiences.ts'
import { homeOf, type Role, sectionOf } from './roles.ts'
import { pathnameOf, safeRedirect, withRedirect } from './safe-redirect.ts'

/** The decision on a request for a page. */
export type GuardDecision =
  | { readonly do: 'show' }
  /** Redirects to a page that the role may open. */
  | { readonly do: 'go'; readonly to: string }
  /** Redirects to the sign-in page of the area, which returns to the page afterwards. */
  | { readonly do: 'sign-in'; readonly to: string }
  /**
   * Shows the sign-in page to a signed-in person who requested a page that isn't for their role: it says who is signed in
   * and offers to change the account or to go home.
   */
  | { readonly do: 'switch-account'; readonly wanted: string; readonly home: string }

/** Returns the audience of the page at a pathname; the not-found page is public. */
export type AudienceOf = (pathname: string) => PageAudience

type Asked = {
  readonly role: Role
  /** Path and query of the requested page. */
  readonly path: string
  /** The `redirect` query value, unchanged. */
  readonly redirect?: string | null
  readonly audienceOf: AudienceOf
  /** Whether the person must protect their account first, and sees no other page of their area until then. */
  readonly isUnprotected?: boolean
}

/**
 * Decides whether to show a page or where to redirect (specification, platform §2; product, readings: guard loops). Never
 * ends a session, and following its decisions always ends at a page.
 */
export function guardPage({ role, path, redirect, audienceOf, isUnprotected = false }: Asked): GuardDecision {
  const pathname = pathnameOf(path)
  const audience = audienceOf(pathname)
  if (mayOpen(role, audience)) {
    const mustGo = isUnprotected && audience === 'reviewer' && pathname !== accessPathOf(role)
    return mustGo ? { do: 'go', to: accessPathOf(role) } : { do: 'show' }
  }
  if (audience === 'registering') return { do: 'go', to: homeOf(role) }
  if (audience !== 'visitor') return { do: 'sign-in', to: withRedirect(signInPathFor(audience), path) }

  const sameList = role === 'user:professional' ? listInSearch(path) : null
  if (sameList) return { do: 'go', to: sameList }
  const wanted = safeRedirect(redirect)
  const wantedAudience = wanted && audienceOf(pathnameOf(wanted))
  if (!wanted || !wantedAudience || wantedAudience === 'visitor') return { do: 'go', to: homeOf(role) }
  if (mayOpen(role, wantedAudience)) return { do: 'go', to: wanted }
  // Whoever is shut out of their own area, or not yet in it, reads at their home why.
  const isOwnArea = wantedAudience === 'professional' && sectionOf(role) === 'candidate'
  if (isOwnArea || !isSignInPath(pathname)) return { do: 'go', to: homeOf(role) }
  return { do: 'switch-account', wanted, home: homeOf(role) }
}

/**
 * For a path of the public list of jobs of one kind: the search that shows a professional the same jobs, with the other
 * parameters of the address; null for other paths.
 */
function listInSearch(path: string): string | null {
  const [, jobType, query] = /^\/jobs\/list\/([a-z]+)\/?(?:\?(.*))?$/.exec(path) ?? []
  if (!jobKindWords.has(jobType)) return null
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => name !== 'jobType' && value !== '')
  return `/search?${new URLSearchParams([['jobType', jobType], ...kept])}`
}

/**
 * Where a person is redirected if their stored session can't be restored; the session is then ended (specification,
 * platform §2).
 */
export const afterFailedRestore = '/signin'
