import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'

/** Opens a letter to somebody as a person does, in the demo's mailbox beside the page they are on. */
export async function openLetter(page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<Page> {
  const mailbox = await page.context().newPage()
  const letter = mailbox
    .getByRole('listitem')
    .filter({ hasText: `para ${to}` })
    .getByRole('link', { name: subject })
  await expect(async () => {
    await open(mailbox, '/demo/mailbox')
    await expect(letter.first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await letter.first().click()
  await expect(mailbox.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return mailbox
}
