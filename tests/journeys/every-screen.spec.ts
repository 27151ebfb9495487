import { expect, type Page } from '@playwright/test'
import { faultsInHtml } from '../checks/valid-html.ts'
import { violationsOf } from './accessible.ts'
import { states, screens as tableOfPages, type Visit } from './every-screen.ts'
import { withIds } from './found-ids.ts'
import { open, screens, unprovoked } from './journey.ts'
import { expectToFitTablet, touching, unsigned } from './layout-faults.ts'
import { expectNothingToMove } from './layout-shifts.ts'
import { test } from './onlookers.ts'
import { scriptedBarriersOn } from './scripted-barriers.ts'

/** Screen readers announce an SVG that isn't hidden from them. */
const unnamedPictures = 'svg:not([aria-hidden=true], [aria-hidden=true] *, [role=img][aria-label])'
const narrowest = { width: 320, height: 640 }
/**
 * Both sizes and both colour schemes; the other two combinations would show the same colours and arrangements again. A
 * screen is loaded in the first one: pages on a phone, and their states on a desk, so that what moves is seen on both.
 */
const looks = [
  [screens.phone, 'light'],
  [screens.desk, 'dark'],
] as const
const looksAt = (visit: Visit) => (states.includes(visit) ? looks.toReversed() : looks)

/**
 * The checks in the second combination: some problems of a page only show there, and of its states those that depend on
 * size and colours.
 */
const secondLook = (visit: Visit) => (states.includes(visit) ? 'look' : 'everything')

for (const visit of [...tableOfPages, ...states]) {
  test(`${visit.path} is whole and accessible for ${visit.as}`, async ({ onlooker }) => {
    const { page, calls, complaints } = await onlooker(visit.as)
    complaints.length = 0
    const [first = looks[0], ...others] = looksAt(visit)
    await page.setViewportSize(first[0])
    await page.emulateMedia({ colorScheme: first[1] })
    const answer = await open(page, await withIds(visit.path, calls))
    expect(answer?.status()).toBe(visit.status)
    const html = (await answer?.text()) ?? ''
    await expectNothingToMove(page)
    expect.soft(await faultsInHtml(html), 'the HTML as it was sent').toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await page.evaluate<string[]>(`(${unsigned})()`)).toEqual([])
    await expect.soft(page.locator(unnamedPictures), 'pictures that aren’t hidden and have no name').toHaveCount(0)
    for (const [viewport, scheme] of [first, ...others]) {
      await page.setViewportSize(viewport)
      const look = `${viewport.width} px, ${scheme}`
      const what = viewport === first[0] ? 'everything' : secondLook(visit)
      await expect.soft.poll(() => violationsOf(page, scheme, what), { message: look, timeout: 60_000 }).toEqual([])
      await fits(page, viewport)
      expect.soft(await page.evaluate<string[]>(`(${touching})()`), look).toEqual([])
      expect.soft(await scriptedBarriersOn(page), look).toEqual([])
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
