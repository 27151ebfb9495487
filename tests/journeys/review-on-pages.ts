import type { Page } from '@playwright/test'
import type { ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { paging } from '@trampolim/phrases/pt-br/paging.ts'
import { reviews as texts } from '@trampolim/phrases/pt-br/reviews.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { awake } from '../awake.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { violationsOf } from './accessible.ts'
import { expect, open } from './journey.ts'

/** Signs Rita in on the reviewers' own page. */
export async function signInAsReviewer(page: Page) {
  await page.context().clearCookies()
  await open(page, '/review/signin')
  await expect(page.getByRole('heading', { level: 1, name: signIn.areas.reviewer.title })).toBeVisible()
  await page.getByLabel(signIn.email).fill(demoAccounts.find(({ key }) => key === 'rita')?.email as string)
  await page.getByLabel(signIn.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
}

/** Finds a subject by its name in the queue, opens it and claims it. The latest are on the last page. */
export async function claimFromQueue(page: Page, { subject, name }: { subject: ReviewSubject; name: string }) {
  const link = page.getByRole('link', { name: `${texts.open} ${name}` })
  await expect(async () => {
    await open(page, `/review?subject=${subject}`)
    const next = page.getByRole('link', { name: paging.next, exact: true })
    while (!(await link.isVisible()) && (await next.isVisible())) {
      const following = new URL((await next.getAttribute('href')) as string, page.url()).href
      await next.click()
      await page.waitForURL(following)
      await awake(page)
    }
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: texts.sheet.claim, exact: true }).click()
  await expect(page.getByRole('heading', { name: texts.sheet.decisionTitle })).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), `${name} under review`).toEqual([])
}

/** Decides on the claimed subject and checks the queue's message. */
export async function decide(page: Page, decision: ReviewDecision) {
  await page.getByRole('radio', { name: texts.decisions[decision] }).check()
  await page.getByRole('button', { name: texts.sheet.submit }).click()
  await expect(page.getByText(texts.done[decision])).toBeVisible()
}
