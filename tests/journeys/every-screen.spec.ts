import { expect, type Page } from '@playwright/test'
import { faultsInHtml } from '../valid-html.ts'
import { violationsOf } from './accessible.ts'
import { states, screens as tableOfPages, type Visit } from './every-screen.ts'
import { withIds } from './found-ids.ts'
import { open, screens, unprovoked } from './journey.ts'
import { expectToFitTablet } from './layout-faults.ts'
import { test } from './onlookers.ts'

/** Screen readers announce a drawing that isn't hidden from them. */
const unnamedPictures = 'svg:not([aria-hidden=true], [aria-hidden=true] *, [role=img][aria-label])'
const narrowest = { width: 320, height: 640 }
/** Both sizes and both colour schemes; the other two pairs would show the same colours in the same arrangement. */
const looks = [
  [screens.phone, 'light'],
  [screens.desk, 'dark'],
] as const

/**
 * What is checked in the second look, whose markup was checked in the first one: what depends on size and colours; in the long
 * run of pages everything again, since some of it shows only there, and of their states what is otherwise checked of pages.
 */
const secondLook = (visit: Visit) => {
  const isState = states.includes(visit)
  if (process.env.TRAMPOLIM_LONG) return isState ? 'look' : 'everything'
  return isState ? 'nothing' : 'look'
}

for (const visit of [...tableOfPages, ...states]) {
  test(`${visit.path} is whole and accessible for ${visit.as}`, async ({ onlooker }) => {
    const { page, calls, complaints } = await onlooker(visit.as)
    complaints.length = 0
    await page.setViewportSize(screens.phone)
    await page.emulateMedia({ colorScheme: 'light' })
    const answer = await open(page, await withIds(visit.path, calls))
    expect(answer?.status()).toBe(visit.status)
    expect.soft(await faultsInHtml((await answer?.text()) ?? ''), 'the HTML as it was sent').toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.soft(page.locator(unnamedPictures), 'pictures that aren’t hidden and have no name').toHaveCount(0)
    for (const [viewport, scheme] of looks) {
      await page.setViewportSize(viewport)
      const look = `${viewport.width} px, ${scheme}`
      const what = viewport === screens.phone ? 'everything' : secondLook(visit)
      if (what !== 'nothing') {
        await expect.soft.poll(() => violationsOf(page, scheme, what), { message: look, timeout: 60_000 }).toEqual([])
      }
      await fits(page, viewport)
    }
    await expectToFitTablet(page)
    await page.setViewportSize(narrowest)
    await fits(page, narrowest)
    expect(unprovoked(complaints, [visit.status]), 'the browser’s console').toEqual([])
  })
}

async function fits(page: Page, { width }: { width: number }) {
  const widthOf = () => page.evaluate<number>('document.documentElement.scrollWidth')
  await expect.soft.poll(widthOf, 'the page’s width').toBeLessThanOrEqual(width)
}
