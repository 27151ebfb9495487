import { test as base, type Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Visit } from './every-screen.ts'
import { callsAt, complaintsOf, signInByCall } from './journey.ts'
import { registerCandidate } from './new-candidate.ts'

/** Somebody who only looks: their page, the calls on their behalf, and what their browser has complained of. */
export type Onlooker = { page: Page; calls: Calls; complaints: string[] }

/**
 * For tests that look at screens and change nothing: each person has one page for a whole worker, since a context of their
 * own, a sign-in and files to be read for each test take as long as what is tested.
 */
export const test = base.extend<Record<never, never>, { onlooker: (as: Visit['as']) => Promise<Onlooker> }>({
  onlooker: [
    async ({ browser }, use, { project }) => {
      const { baseURL: address = '', locale, timezoneId } = project.use
      const known = new Map<Visit['as'], Promise<Onlooker>>()
      const arrive = async (as: Visit['as']): Promise<Onlooker> => {
        const token = await tokenOf(as, address)
        const context = await browser.newContext({ baseURL: address, locale, timezoneId })
        if (token) await context.addCookies([{ name: 'trampolim_session', value: token, url: address }])
        return { page: await context.newPage(), calls: callsAt(address, token), complaints: complaintsOf(context) }
      }
      await use((as) => {
        const onlooker = known.get(as) ?? arrive(as)
        known.set(as, onlooker)
        return onlooker
      })
    },
    { scope: 'worker' },
  ],
})

async function tokenOf(as: Visit['as'], address: string): Promise<string | undefined> {
  if (as === 'visitor') return undefined
  if (as !== 'newcomer') return signInByCall(callsAt(address), as)
  // Somebody who has yet to write a curriculum.
  const { token } = await registerCandidate(callsAt(address))
  await callsAt(address, token).gateway.curriculums.deleteCurriculum({ query: { cvType: 'professional' } })
  return token
}
