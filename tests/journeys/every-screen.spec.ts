import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { violationsOf } from './accessible.ts'
import { states, screens as tableOfPages, type Visit } from './every-screen.ts'
import { expect, open, screens, test } from './journey.ts'
import { letterTo, type NewCandidate, newIdentity } from './new-candidate.ts'

const narrowest = { width: 320, height: 640 }

for (const visit of [...tableOfPages, ...states]) {
  test.describe(() => {
    test.use({
      provokes: visit.status === 200 ? [] : [visit.status],
      viewport: screens.phone,
    })

    test(`${visit.path} is whole and accessible for ${visit.as}`, async ({
      page,
      callsOf,
      newCandidate,
      signInAs,
      signInWith,
    }) => {
      if (visit.as === 'newcomer') await signInWith(await withoutCurriculum(await newCandidate(), callsOf))
      else if (visit.as !== 'visitor') await signInAs(visit.as)
      const answer = await open(page, await addressOf(visit, callsOf()))
      expect(answer?.status()).toBe(visit.status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const viewport of [screens.phone, screens.desk]) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          const look = `${viewport.width} px, ${colorScheme}`
          await expect.soft.poll(() => violationsOf(page, colorScheme), look).toEqual([])
        }
      }
      for (const viewport of [narrowest, screens.phone, screens.desk]) {
        await page.setViewportSize(viewport)
        await expect.soft.poll(() => widthOf(page), 'the page’s width').toBeLessThanOrEqual(viewport.width)
      }
    })
  })
}

/** Somebody who has yet to write a curriculum; gives their session's token. */
async function withoutCurriculum({ token }: NewCandidate, callsOf: (token: string) => Calls): Promise<string> {
  await callsOf(token).gateway.curriculums.deleteCurriculum({ cvType: 'professional' })
  return token
}

/** The visit's address with ids of the demo world. */
async function addressOf({ path }: Visit, calls: Calls): Promise<string> {
  if (path.includes(':jobId')) {
    const { recent } = await calls.searchJobs.search.popularJobs({})
    return path.replace(':jobId', recent[0]?.id ?? '')
  }
  if (!path.includes(':letterId')) return path
  const { email } = newIdentity()
  await calls.socialMedia.validations.sendCode({ channel: 'email', destination: email })
  return path.replace(':letterId', (await letterTo(calls, { email, subject: /código/ })).id)
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth')
}
