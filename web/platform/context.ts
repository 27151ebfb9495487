import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Site } from '@trampolim/contract/client/site.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { createContext, RouterContextProvider } from 'react-router'
import type { SheetAt } from './rendering/page-styles.ts'

/** The signed-in person, or null for a visitor. */
export type Person = SessionUser

/** What the server provides for one request. */
export type PageFacts = {
  /** The contract's calls, made in-process on behalf of this request's session. */
  calls: Calls
  person: Person | null
  /** Marks this response's inline scripts and styles for the content security policy. */
  nonce: string
  requestId: string
  site: Site
  /** Records the requested page's pattern for the log: paths may contain personal data. */
  pattern: (pattern: string) => void
  /** Logs an unexpected failure. */
  report: (error: unknown) => void
}

export const callsContext = createContext<Calls>()
export const personContext = createContext<Person | null>(null)
export const nonceContext = createContext<string>('')
export const requestIdContext = createContext<string>('')
export const siteContext = createContext<Site>()
/** The build's style sheets. */
export const sheetsContext = createContext<SheetAt>(() => null)
/** The address to which a browser without scripts is redirected, and after how many seconds; null for none. */
export const refreshContext = createContext<{ to: string; seconds: number } | null>(null)
export const patternContext = createContext<(pattern: string) => void>(() => undefined)
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
/**
 * The page's structured data for search engines (schema.org): a loader provides it, and only the page's HTML contains
 * it.
 */
export const structuredDataContext = createContext<StructuredData>([])
export type StructuredData = readonly Readonly<Record<string, unknown>>[]

/** Creates the context that loaders, actions and middleware read. */
export function contextFor(facts: PageFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(callsContext, facts.calls)
  context.set(personContext, facts.person)
  context.set(nonceContext, facts.nonce)
  context.set(requestIdContext, facts.requestId)
  context.set(siteContext, facts.site)
  context.set(patternContext, facts.pattern)
  context.set(reportContext, facts.report)
  return context
}
