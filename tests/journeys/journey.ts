import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { awake } from '../awake.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { type GivenData, type NewCandidate, registerCandidate } from './new-candidate.ts'

/** The sizes of a phone and of a desktop screen. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const

/**
 * Marks the second size of a journey that does the same in both: it only runs in the long run (`npm test -- --long`), in
 * which `every-screen.spec.ts` also checks its pages in both sizes.
 */
export const again = { tag: '@long' }

type Given = {
  /** The contract's calls over HTTP, as a visitor or with a session's token: to prepare a test, and to check results. */
  callsOf: (token?: string) => Calls
  /** Registers a candidate of this test's own, with a curriculum, under review. */
  newCandidate: (given?: GivenData) => Promise<NewCandidate>
  /** Puts a session into this browser, without the sign-in page. */
  signInWith: (token: string) => Promise<void>
  /** Signs one of the demo's people in. Their data must not be changed: tests run concurrently. */
  signInAs: (key: (typeof demoAccounts)[number]['key']) => Promise<void>
  /** The error statuses that this test provokes, since the browser logs each as an error. */
  provokes: readonly number[]
  /** The browser's console errors; a test fails at its end if there are any. */
  complaints: string[]
  /** With TRAMPOLIM_JOURNEY_DELAY, the data and scripts of each page arrive this many milliseconds later. */
  delay: undefined
}

/** A browser test of the whole marketplace with its demo world; fails on any console error of the browser. */
export const test = base.extend<Given>({
  provokes: [[], { option: true }],
  complaints: [
    async ({ context, provokes }, use) => {
      const complaints = complaintsOf(context)
      await use(complaints)
      expect(unprovoked(complaints, provokes), 'the browser’s console').toEqual([])
    },
    { auto: true },
  ],
  delay: [
    async ({ context }, use) => {
      const milliseconds = Number(process.env.TRAMPOLIM_JOURNEY_DELAY ?? 0)
      if (milliseconds > 0) {
        await context.route(/\.data(\?|$)|\/assets\/.*\.js$/, async (route) => {
          await setTimeout(milliseconds)
          await route.fallback()
        })
      }
      await use(undefined)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  callsOf: async ({ baseURL }, use) => {
    await use((token) => callsAt(baseURL as string, token))
  },
  newCandidate: async ({ callsOf }, use) => {
    await use((given) => registerCandidate(callsOf(), given))
  },
  signInWith: async ({ context, baseURL }, use) => {
    await use(async (token) => {
      await context.addCookies([{ name: 'trampolim_session', value: token, url: baseURL as string }])
    })
  },
  signInAs: async ({ callsOf, signInWith }, use) => {
    await use(async (key) => {
      await signInWith(await signInByCall(callsOf(), key))
    })
  },
})

export { expect }

/**
 * The browser's message if a page sends something while its connection is being closed, for example when a session
 * ends.
 */
const crossing = 'WebSocket is already in CLOSING or CLOSED state.'
/** How the browser begins its warnings about headers that it doesn't understand. */
const misread = 'Error with'
/** The status of a temporarily unavailable marketplace; a repeated request succeeds. */
export const away = 503
/** A form with faults that was sent before the browser had its rules. */
const faulty = 422

/** The console errors of a browser context from now on, as they occur, with what it says about our headers. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if ((type === 'error' || text.startsWith(misread)) && text !== crossing) complaints.push(text)
  })
  context.on('weberror', (problem) => complaints.push(problem.error().message))
  return complaints
}

/** Console errors, except those of responses with these statuses and of requests that were repeated. */
export function unprovoked(complaints: readonly string[], provokes: readonly number[]): string[] {
  return complaints.filter(
    (text) => ![away, faulty, ...provokes].some((status) => text.includes(`status of ${status}`)),
  )
}

/** The contract's calls over HTTP to a marketplace, as a visitor or with a session's token. */
export function callsAt(address: string, token?: string): Calls {
  return httpCalls({
    addresses: {
      gateway: `${address}/api/gateway`,
      searchJobs: `${address}/api/search-jobs`,
      searchCv: `${address}/api/search-cv`,
      socialMedia: `${address}/api/social-media`,
    },
    token: () => token,
    headers: { origin: address },
    send: (request) =>
      untilAvailable(
        () => fetch(request.clone()),
        ({ status }) => status,
      ),
  })
}

/**
 * Repeats a request as long as the marketplace can't answer, as on a very busy machine; clients are told to do the
 * same. A request with such an answer was not carried out.
 */
async function untilAvailable<Answer>(ask: () => Promise<Answer>, statusOf: (answer: Answer) => number | undefined) {
  for (let tries = 60; ; tries -= 1) {
    const answer = await ask()
    if (statusOf(answer) !== away || tries === 0) return answer
    await setTimeout(1000)
  }
}

/** Signs one of the demo's people in at their area; returns the session's token. */
export async function signInByCall(calls: Calls, key: (typeof demoAccounts)[number]['key']): Promise<string> {
  const account = demoAccounts.find((each) => each.key === key)
  if (!account) throw new Error(`nobody of the demo world is called ${key}`)
  const { area, email } = account
  const { token } = await calls.gateway.accounts.login({ type: loginTypes[area], email, password: demoPassword })
  return token
}

/** Loads a page by its path; returns the document's response. */
export function load(page: Page, path: string) {
  return untilAvailable(
    () => page.goto(path),
    (answer) => answer?.status(),
  )
}

/** Opens a page by its path and waits until it is interactive; returns the document's response. */
export async function open(page: Page, path: string) {
  const answer = await load(page, path)
  await awake(page)
  return answer
}
