import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { createContext, RouterContextProvider } from 'react-router'

/** The signed-in person, or null for a visitor. */
export type Person = SessionUser

/** What the server tells about one request. */
export type PageFacts = {
  /** The contract's calls, made in-process on behalf of this request's session. */
  calls: Calls
  person: Person | null
  /** Marks this answer's inline scripts and styles for the content security policy. */
  nonce: string
  requestId: string
  /** The origin under which people reach the product; the base of every absolute link. */
  publicUrl: string
  /** Whether this is the demo world, with its named people and its mailbox. */
  demo: boolean
  /** Whether only this machine reaches the product; a demo that others reach says on every page what it is. */
  ownMachine: boolean
  /** Names the page that was asked for by its pattern, for the log: paths carry what is personal. */
  pattern: (pattern: string) => void
  /** Writes an unforeseen failure into the log. */
  report: (error: unknown) => void
}

/** Where the page lives: what links and hints need to know. */
export type Place = Pick<PageFacts, 'requestId' | 'publicUrl' | 'demo' | 'ownMachine'>

export const callsContext = createContext<Calls>()
export const personContext = createContext<Person | null>(null)
export const nonceContext = createContext<string>('')
export const placeContext = createContext<Place>({
  requestId: '',
  publicUrl: '',
  demo: false,
  ownMachine: true,
})
export const patternContext = createContext<(pattern: string) => void>(() => undefined)
export const reportContext = createContext<(error: unknown) => void>(() => undefined)

/** Fills the context that loaders, actions and middleware read. */
export function contextFor(facts: PageFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(callsContext, facts.calls)
  context.set(personContext, facts.person)
  context.set(nonceContext, facts.nonce)
  const { requestId, publicUrl, demo, ownMachine } = facts
  context.set(placeContext, { requestId, publicUrl, demo, ownMachine })
  context.set(patternContext, facts.pattern)
  context.set(reportContext, facts.report)
  return context
}
