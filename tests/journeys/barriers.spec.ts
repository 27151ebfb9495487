import type { Page } from '@playwright/test'
import type { Visit } from './every-screen.ts'
import { withIds } from './found-ids.ts'
import { expect, open, screens } from './journey.ts'
import { test } from './onlookers.ts'
import { scriptedBarriersOn } from './scripted-barriers.ts'

/** Screens of every kind, on a phone, where bars at the bottom take the most room. `every-screen.spec.ts` has all of them. */
const seen: Partial<Record<Visit['as'], readonly string[]>> = {
  visitor: ['/', '/search?occupation=Vendedor', '/jobs/:jobId', '/help', '/create-pdf'],
  ana: ['/dashboard', '/curriculum/professional/edit?section=experience', '/interviews'],
  bruno: ['/recruiter/jobs', '/recruiter/job/create', '/recruiter/job/:openJob/selective-process?step=curriculums'],
}
for (const [as, paths] of Object.entries(seen) as [Visit['as'], readonly string[]][]) {
  test(`nothing covers the focus and everything is named on a phone: ${as}`, async ({ onlooker }) => {
    const { page, calls } = await onlooker(as)
    await page.setViewportSize(screens.phone)
    for (const path of paths) {
      await open(page, await withIds(path, calls))
      expect.soft(await scriptedBarriersOn(page), path).toEqual([])
    }
  })
}

test('a form that is refused leads to its faults, says them and covers none of them', async ({ onlooker }) => {
  const { page, complaints } = await onlooker('visitor')
  await page.setViewportSize(screens.phone)
  const forms = ['/forgot-password', '/contact', '/api/keys', '/register']
  for (const path of forms) {
    await open(page, path)
    await page.locator('main form button[type=submit]').last().press('Enter')
    await expect.soft(page.locator('[aria-invalid=true]').first(), path).toBeVisible()
    expect.soft(await isLed(page), `${path} has the focus at a fault or at their sum`).toBe(true)
    expect.soft(await scriptedBarriersOn(page), path).toEqual([])
  }
  complaints.length = 0
})

const isLed = (page: Page) =>
  page.evaluate<boolean>(`document.activeElement.matches('[aria-invalid=true], [role=alert], [tabindex="-1"]')`)
