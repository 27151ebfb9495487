import { test as base, type Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { axeFile } from '../checks/axe.ts'
import type { Visit } from './every-screen.ts'
import { callsAt, complaintsOf, signInByCall } from './journey.ts'
import { registerCandidate } from './new-candidate.ts'

/** A person who changes nothing: their page, their calls, and their browser's console errors. */
export type Onlooker = { page: Page; calls: Calls; complaints: string[] }

/**
 * For tests that look at screens and change nothing: each person has one page for a whole worker, since a new context,
 * a sign-in and loading files would take as long as the test itself.
 */
export const test = base.extend<Record<never, never>, { onlooker: (as: Visit['as']) => Promise<Onlooker> }>({
  onlooker: [
    async ({ browser }, use, { project }) => {
      const { baseURL: address = '', locale, timezoneId, serviceWorkers } = project.use
      const known = new Map<Visit['as'], Promise<Onlooker>>()
      const arrive = async (as: Visit['as']): Promise<Onlooker> => {
        const token = await tokenOf(as, address)
        const context = await browser.newContext({ baseURL: address, locale, timezoneId, serviceWorkers })
        await context.addInitScript({ path: axeFile })
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

/** A session's token of one of the demo's people, or of somebody new; undefined for visitors. */
export async function tokenOf(as: Visit['as'], address: string): Promise<string | undefined> {
  if (as === 'visitor') return undefined
  if (as !== 'newcomer') return signInByCall(callsAt(address), as)
  // A person without a curriculum.
  const { token } = await registerCandidate(callsAt(address))
  await callsAt(address, token).gateway.curriculums.deleteCurriculum({ query: { cvType: 'professional' } })
  return token
}
