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

/** Ends the session with the menu behind the person's picture; `everywhere` ends all sessions of the person. */
export async function signOut(page: Page, { everywhere = false } = {}) {
  const name = everywhere ? frame.signOutEverywhere : frame.signOutHere
  // A page's own heading may contain a collapsible part too.
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
}
