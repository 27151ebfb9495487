import { afterFailedRestore, type GuardDecision, guardPage } from '@trampolim/marketplace/accounts/page-guard.ts'
import { homeOf, type Role, roles } from '@trampolim/marketplace/accounts/roles.ts'
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { type Person, personContext, reportContext, siteContext } from './context.ts'
import { endSession } from './cookies/session-cookie.ts'
import { pageAt } from './pages.ts'

/** Set on a sign-in page for a signed-in person who requested a page that isn't for their role. */
export const switchAccountContext = createContext<{ wanted: string; home: string } | null>(null)

/** The person's role; a visitor's if nobody is signed in. */
export function roleOf(person: Person | null): Role {
  return roles.codes.find((role) => person?.externalRoles.includes(role)) ?? 'user:visitor'
}

/**
 * Runs before every loader and action and lets only the page's audience through. If the session can't be restored, it
 * ends (specification, platform §2).
 */
export const guard: MiddlewareFunction = ({ url, context }) => {
  const decision = decide(url, context)
  if (decision.do === 'go' || decision.do === 'sign-in') throw redirect(decision.to)
  if (decision.do === 'switch-account') {
    context.set(switchAccountContext, { wanted: decision.wanted, home: decision.home })
  }
}

function decide(url: URL, context: Readonly<RouterContextProvider>): GuardDecision {
  const person = context.get(personContext)
  try {
    return guardPage({
      role: roleOf(person),
      isUnprotected: person?.isUnprotected ?? false,
      path: url.pathname + url.search,
      // The page that waits has its destination in the parameter `to`.
      redirect: url.searchParams.get('redirect') ?? url.searchParams.get('to'),
      audienceOf: (pathname) => pageAt(pathname).audience,
    })
  } catch (problem) {
    context.get(reportContext)(problem)
    const { publicUrl } = context.get(siteContext)
    throw redirect(afterFailedRestore, { headers: { 'set-cookie': endSession(publicUrl) } })
  }
}

/** A person's role and home page. */
export function homeFor(person: Person | null): { role: Role; home: string } {
  const role = roleOf(person)
  return { role, home: homeOf(role) }
}
