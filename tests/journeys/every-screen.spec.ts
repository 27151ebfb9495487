import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { states, screens as tableOfPages, type Visit } from './every-screen.ts'
import { expect, open, screens, test } from './journey.ts'
import { letterTo, newIdentity } from './new-candidate.ts'

const narrowest = { width: 320, height: 640 }

for (const visit of [...tableOfPages, ...states]) {
  test.describe(() => {
    test.use({
      provokes: visit.status === 200 ? [] : [visit.status],
      viewport: screens.phone,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${visit.path} is whole and accessible for ${visit.as}`, async ({ page, callsOf, signInAsAna }) => {
      if (visit.as === 'ana') await signInAsAna()
      const answer = await open(page, await addressOf(visit, callsOf()))
      expect(answer?.status()).toBe(visit.status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await holdStill(page)
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

/** What axe finds in a scheme. The dark one changes colours and nothing else. */
async function violationsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const isOn = () => page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`)
  await expect.poll(isOn).toBe(true)
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Lets nothing move any more: a colour on its way to another has no contrast worth measuring. */
async function holdStill(page: Page) {
  await page.evaluate(`{
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  }`)
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth')
}
