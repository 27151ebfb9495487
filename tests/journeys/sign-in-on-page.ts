import type { Page } from '@playwright/test'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { expect } from './journey.ts'

/** Fills in the sign-in page that is open and sends it. */
export async function signInOnPage(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page.getByRole('button', { name: signIn.submit, exact: true })).toBeVisible()
  await page.getByLabel(signIn.email).fill(email)
  await page.getByLabel(signIn.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
}

/**
 * Ends the session by the header's menu, by the picture's menu at work, or on a candidate's phone by their account's page;
 * `everywhere` ends all sessions of the person.
 */
export async function signOut(page: Page, { everywhere = false } = {}) {
  const name = everywhere ? frame.signOutEverywhere : frame.signOutHere
  const menu = page.locator('summary', { hasText: new RegExp(`^${frame.signOut}$`) })
  const isAtWork = (await menu.count()) === 0
  if (isAtWork) await page.locator('header summary').last().click()
  else if (await menu.isVisible()) await menu.click()
  else await page.goto('/profile')
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
}
