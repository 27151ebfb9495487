import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { faultsInHtml } from '../valid-html.ts'
import { violationsOf } from './accessible.ts'
import { states, screens as tableOfPages } from './every-screen.ts'
import { withIds } from './found-ids.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import type { NewCandidate } from './new-candidate.ts'

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
      signInWith,
    }) => {
      let token: string | undefined
      if (visit.as === 'newcomer') token = await withoutCurriculum(await newCandidate(), callsOf)
      else if (visit.as !== 'visitor') token = await signInByCall(callsOf(), visit.as)
      if (token) await signInWith(token)
      const answer = await open(page, await withIds(visit.path, callsOf(token)))
      expect(answer?.status()).toBe(visit.status)
      expect.soft(await faultsInHtml((await answer?.text()) ?? ''), 'the HTML as it was sent').toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const viewport of [screens.phone, screens.desk]) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          const look = `${viewport.width} px, ${colorScheme}`
          await expect.soft.poll(() => violationsOf(page, colorScheme), { message: look, timeout: 20_000 }).toEqual([])
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
  await callsOf(token).gateway.curriculums.deleteCurriculum({ query: { cvType: 'professional' } })
  return token
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth')
}
