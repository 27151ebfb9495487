import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { type NewCandidate, registerCandidate, type Told } from './new-candidate.ts'

/** The screens that people hold: a phone and a desk. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const

type Given = {
  /** The contract's calls over HTTP, as a visitor or with a session's token: to prepare, and to look behind the pages. */
  callsOf: (token?: string) => Calls
  /** Registers a candidate of this test's own, with a curriculum, under review. */
  newCandidate: (told?: Told) => Promise<NewCandidate>
  /** Puts a session into this browser, without the sign-in page. */
  signInWith: (token: string) => Promise<void>
  /** Signs one of the demo's people in. Only look at their things: tests run side by side. */
  signInAs: (key: (typeof demoAccounts)[number]['key']) => Promise<void>
  /** Statuses of answers that this test provokes; the browser writes each to its console as an error. */
  provokes: readonly number[]
  /** What the browser complained about; a test fails for it at its end. */
  complaints: string[]
}

/** A browser test of the whole marketplace with its demo world; fails for whatever the browser's console complains of. */
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
  callsOf: async ({ baseURL }, use) => {
    await use((token) => callsAt(baseURL as string, token))
  },
  newCandidate: async ({ callsOf }, use) => {
    await use((told) => registerCandidate(callsOf(), told))
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

/** What the browser complains of in a context from now on, as it comes. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (problem) => complaints.push(problem.error().message))
  return complaints
}

/** Complaints without those of answers with these statuses. */
export function unprovoked(complaints: readonly string[], provokes: readonly number[]): string[] {
  return complaints.filter((text) => !provokes.some((status) => text.includes(`status of ${status}`)))
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
  })
}

/** Signs one of the demo's people in at their area; gives the session's token. */
export async function signInByCall(calls: Calls, key: (typeof demoAccounts)[number]['key']): Promise<string> {
  const account = demoAccounts.find((each) => each.key === key)
  if (!account) throw new Error(`nobody of the demo world is called ${key}`)
  const { area, email } = account
  const { token } = await calls.gateway.accounts.login({ type: loginTypes[area], email, password: demoPassword })
  return token
}

/** Opens a page by its path and waits until it answers to keys and clicks; gives the document's answer. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await awake(page)
  return answer
}

/** Waits until the page's JavaScript has taken over what the server rendered. */
export async function awake(page: Page) {
  const isAwake = (main: object) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  const soon = { message: 'the page came alive', intervals: [20, 50, 100] }
  await expect.poll(() => page.locator('main').evaluate(isAwake), soon).toBe(true)
}
