import type { Calls } from '@trampolim/contract/client/calls.ts'
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
  /** The public origin, the base of every absolute link. */
  publicUrl: string
  /** The address of the person in charge of personal data. */
  privacyEmail: string
  /** The addresses of the help centre and the blog, if they are on other sites. */
  helpUrl: string | null
  blogUrl: string | null
  /** Whether this is the demo world, with its named people and its mailbox. */
  demo: boolean
  /**
   * Whether only this machine can reach the product; a publicly reachable demo says on every page that it is a demo.
   */
  localOnly: boolean
  /** The largest file from which a curriculum is read, in megabytes. */
  curriculumFileMb: number
  /** Whether candidates can see their latest data while offline: the service worker is on. */
  offline: boolean
  /** The address of the widget that translates pages into Libras; null if it isn't offered. */
  vlibrasUrl: string | null
  /** Hosts of other sites, named by the operator, to which the product links without a confirmation page. */
  leavingHosts: readonly string[]
  /** Records the requested page's pattern for the log: paths may contain personal data. */
  pattern: (pattern: string) => void
  /** Logs an unexpected failure. */
  report: (error: unknown) => void
}

/** The parts of a page's environment that links and hints need. */
export type Place = Pick<
  PageFacts,
  'requestId' | 'publicUrl' | 'privacyEmail' | 'helpUrl' | 'blogUrl' | 'demo' | 'localOnly' | 'curriculumFileMb'
>

export const callsContext = createContext<Calls>()
export const personContext = createContext<Person | null>(null)
export const nonceContext = createContext<string>('')
export const placeContext = createContext<Place>({
  requestId: '',
  publicUrl: '',
  privacyEmail: '',
  helpUrl: null,
  blogUrl: null,
  demo: false,
  localOnly: true,
  curriculumFileMb: 5,
})
export const offlineContext = createContext<boolean>(true)
/** The build's style sheets. */
export const sheetsContext = createContext<SheetAt>(() => null)
export const vlibrasContext = createContext<string | null>(null)
export const leavingHostsContext = createContext<readonly string[]>([])
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
  const { requestId, publicUrl, privacyEmail, helpUrl, blogUrl, demo, localOnly, curriculumFileMb } = facts
  context.set(placeContext, { requestId, publicUrl, privacyEmail, helpUrl, blogUrl, demo, localOnly, curriculumFileMb })
  context.set(offlineContext, facts.offline)
  context.set(vlibrasContext, facts.vlibrasUrl)
  context.set(leavingHostsContext, facts.leavingHosts)
  context.set(patternContext, facts.pattern)
  context.set(reportContext, facts.report)
  return context
}
